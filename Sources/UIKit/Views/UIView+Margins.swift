extension UIView {
  /// The margins that were set, or those that a view has by itself; those of a controller's root view are at least the system's (M11-03).
  var ownLayoutMargins: NSDirectionalEdgeInsets {
    guard let controller = owningViewController else {
      return storedLayoutMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let least = controller.systemMinimumLayoutMargins
    guard let own = storedLayoutMargins else { return least }
    return NSDirectionalEdgeInsets(
      top: max(own.top, least.top), leading: max(own.leading, least.leading), bottom: max(own.bottom, least.bottom),
      trailing: max(own.trailing, least.trailing))
  }

  func resolvedLayoutMargins() -> UIEdgeInsets {
    let own = ownLayoutMargins
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom, right: isRightToLeft ? own.leading : own.trailing)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.uncovered(superview.layoutMargins, by: frame)
      margins = UIEdgeInsets(
        top: max(margins.top, outer.top), left: max(margins.left, outer.left), bottom: max(margins.bottom, outer.bottom),
        right: max(margins.right, outer.right))
    }
    return margins
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    setDirectionalLayoutMargins(
      NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isRightToLeft ? margins.left : margins.right))
  }

  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    let margins = NSDirectionalEdgeInsets(
      top: margins.top.definite, leading: margins.leading.definite, bottom: margins.bottom.definite, trailing: margins.trailing.definite)
    guard margins != storedLayoutMargins else { return }
    storedLayoutMargins = margins
    marginsChanged()
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
  }
}
