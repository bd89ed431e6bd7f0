extension UIView {
  func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    // The layer's own type is compared: 0.01 is a little less than 0.01 there, and is hit nevertheless (E-01).
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, animationsThatBlockTouches == 0,
      self.point(inside: point, with: event)
    else { return nil }
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
