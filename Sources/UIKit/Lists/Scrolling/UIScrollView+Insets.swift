extension UIScrollView {
  /// Whether the controller this view belongs to is in a navigation controller.
  var isInNavigationController: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller.navigationController != nil }
      responder = current.next
    }
    return false
  }

  /// What of the safe area the insets do not keep free.
  var insetsLeftToContent: UIEdgeInsets {
    var left = safeAreaInsets
    let added = addedInsets
    left.top -= added.top
    left.left -= added.left
    left.bottom -= added.bottom
    left.right -= added.right
    return left
  }

  func updateAdjustedInset() {
    let old = storedAdjustedInset
    let new = contentInset + addedInsets
    guard new != old, new.isFinite else { return }
    let offset = contentOffset
    storedAdjustedInset = new
    if !drag.isDragging, !mover.isCoasting, !mover.isAnimating {
      // Content that rests at its beginning stays there: it comes out from under the bar.
      var moved = offset
      if offset.y <= -old.top { moved.y = -new.top }
      if offset.x <= -old.left { moved.x = -new.left }
      moved = clamped(moved)
      if moved != offset { bounds.origin = moved }
    } else {
      contentRangeDidChange()
    }
    indicators.update()
    scrollEdgeObserver?.scrollViewDidMove(self)
    adjustedContentInsetDidChange()
    _ = try? storedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var addedInsets: UIEdgeInsets {
    var added = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return added
    case .automatic, .scrollableAxes:
      if !alwaysAdjustsVertically, !scrollsVertically {
        added.top = 0
        added.bottom = 0
      }
      if leavesSidesToContent || !scrollsHorizontally {
        added.left = 0
        added.right = 0
      }
      return added
    }
  }

  private var scrollsVertically: Bool {
    alwaysBounceVertical || storedContentSize.height + contentInset.top + contentInset.bottom > bounds.height
  }

  private var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || storedContentSize.width + contentInset.left + contentInset.right > bounds.width
  }
}

extension UIEdgeInsets {
  fileprivate var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
