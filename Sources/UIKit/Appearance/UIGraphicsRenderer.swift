/// What all renderers have: a place to draw, in points, and a way to do it.
open class UIGraphicsRenderer: NSObject {
  /// What is drawn, in points.
  let bounds: CGRect
  private let storedFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    storedFormat = rendererFormat
    rendererFormat.bounds = bounds
    super.init()
  }

  /// How the drawing is made.
  open var format: UIGraphicsRendererFormat { storedFormat }
}
