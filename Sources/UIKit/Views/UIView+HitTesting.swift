extension UIView {
  /// Whether the view by itself may be touched: it shows and is interactive (E-01, W-13).
  var takesTouches: Bool {
    // The layer's own type is compared: 0.01 is a little less than 0.01 there, and is hit nevertheless.
    isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01
  }

  func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard takesTouches, animationsThatBlockTouches == 0, self.point(inside: point, with: event) else { return nil }
    // An override may change the hierarchy: this walk is over the subviews as they were.
    for subview in storedSubviews.reversed() where !subview.isHidden {
      if let hit = subview.hitTest(subview.convertFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  private func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    guard let superview = storedSuperview else { return point }
    return layer.convert(point, from: superview.layer)
  }
}
