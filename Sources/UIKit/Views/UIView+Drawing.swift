extension UIView {
  /// Whether what is drawn covers all that lies behind: then black is under it, and the layer hides what it covers (L-14).
  private var drawsOpaquely: Bool {
    guard drawsItself, isOpaque else { return false }
    guard let color = storedBackgroundColor else { return true }
    return color.resolvedColor(with: traitCollection).cgColor.alpha >= 1
  }

  func opaquenessChanged() {
    guard drawsItself else { return }
    if layer.isOpaque != drawsOpaquely { layer.isOpaque = drawsOpaquely }
    layer.setNeedsDisplay()
  }

  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if drawsOpaquely {
      // An opaque picture hides the layer's own background, so it starts with it; black where there is none (L-14).
      context.setFillColor((storedBackgroundColor ?? .black).resolvedColor(with: traitCollection).cgColor)
      context.fill(layer.bounds)
    }
    traitCollection.performAsCurrent { draw(layer.bounds) }
  }

  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    let bounds = layer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return true }
    layoutIfNeeded()
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    return true
  }
}
