extension UIView {
  func setUp(frame: CGRect) {
    layer.delegate = self
    if drawsItself {
      layer.setNeedsDisplay()
      layer.isOpaque = true
    }
    if frame != .zero { layer.frame = frame }
  }

  func setFrame(_ frame: CGRect) {
    guard frame != layer.frame else { return }
    changeGeometry { layer.frame = frame }
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds != layer.bounds else { return }
    changeGeometry { layer.bounds = bounds }
  }

  func setCenter(_ center: CGPoint) {
    guard center != layer.position else { return }
    changeGeometry { layer.position = center }
  }

  func setTransform(_ transform: CGAffineTransform) {
    changeGeometry { layer.setAffineTransform(transform) }
  }

  func setTransform3D(_ transform: CATransform3D) {
    changeGeometry { layer.transform = transform }
  }

  func setAnchorPoint(_ anchorPoint: CGPoint) {
    changeGeometry { layer.anchorPoint = anchorPoint }
  }

  private func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds
    change()
    geometryDidChange(from: old)
  }

  func respondToGeometryChange(from oldBounds: CGRect) {
    let bounds = layer.bounds
    if bounds.size != oldBounds.size {
      if autoresizesSubviews, !storedSubviews.isEmpty { resizeSubviews(from: oldBounds.size) }
      ViewAnimation.current?.noteResized(self)
      setNeedsLayout()
      if drawsItself, contentMode == .redraw || oldBounds.isEmpty { layer.setNeedsDisplay() }
    }
    if storedSuperview != nil { updateSafeArea() }
  }

  func setContentScaleFactor(_ scale: CGFloat) {
    storedContentScaleFactor = scale.isFinite && scale > 0 ? scale : nil
    applyContentScale()
  }

  /// Pictures are as fine as the screen unless the app chose otherwise.
  func followContentScale() {
    let scale = storedContentScaleFactor ?? traitCollection.displayScale
    guard scale > 0, scale != layer.contentsScale else { return }
    layer.contentsScale = scale
    if drawsItself { layer.setNeedsDisplay() }
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }
}
