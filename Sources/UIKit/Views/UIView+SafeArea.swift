extension UIView {
  /// Works out the insets of this view anew, and of what it holds where they changed.
  func propagateSafeArea() {
    let insets = makeSafeAreaInsets()
    guard insets != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    owningViewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsChanged() } else { setNeedsLayout() }
    propagateSafeAreaToSubviews()
  }

  /// Works out the insets of the subviews anew, for when what they have to go by changed without this view's own.
  func propagateSafeAreaToSubviews() {
    for subview in storedSubviews where subview.storedSuperview === self { subview.propagateSafeArea() }
  }

  /// The same after a change of geometry, for views that have to do with a safe area at all.
  func updateSafeArea() {
    if storedSafeAreaInsets != .zero || owningViewController != nil || storedSuperview?.safeAreaInsetsForSubviews != .zero {
      propagateSafeArea()
    }
    if safeAreaInsetsForSubviews != .zero { propagateSafeAreaToSubviews() }
  }

  private func makeSafeAreaInsets() -> UIEdgeInsets {
    guard let superview = storedSuperview else { return (self as? UIWindow)?.rootSafeAreaInsets ?? .zero }
    var insets = superview.uncovered(superview.safeAreaInsetsForSubviews, by: frame)
    if let controller = owningViewController { insets = insets + controller.totalAdditionalSafeAreaInsets }
    // Asking for the window is a walk to the top, so it comes last. One that does not show gives nothing (O-19).
    return insets == .zero || window?.isHidden != false ? .zero : insets
  }

  /// What is left of insets of this view for a subview at `frame`: each less how far the subview starts inside that edge, held
  /// between 0 and the inset (M11-05).
  func uncovered(_ insets: UIEdgeInsets, by frame: CGRect) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let bounds = layer.bounds
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? min(max(inset - distance, 0), inset) : 0 }
    return UIEdgeInsets(
      top: rest(insets.top, frame.minY - bounds.minY), left: rest(insets.left, frame.minX - bounds.minX),
      bottom: rest(insets.bottom, bounds.maxY - frame.maxY), right: rest(insets.right, bounds.maxX - frame.maxX))
  }
}
