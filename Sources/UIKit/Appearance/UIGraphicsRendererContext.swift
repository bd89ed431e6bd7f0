/// What a renderer's actions draw into.
open class UIGraphicsRendererContext: NSObject {
  /// The context itself, y pointing down.
  public let cgContext: CGContext
  /// How the drawing is made.
  open var format: UIGraphicsRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    storedFormat = format
    super.init()
  }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes the inside of `rect`, one point wide, with the current stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes the inside of `rect`, one point wide, with the current stroke colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Lets nothing outside `rect` be painted.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
