/// What an image renderer's actions draw into.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context itself, y pointing down.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat
  private let bitmap: Bitmap

  init(bitmap: Bitmap, format: UIGraphicsImageRendererFormat) {
    self.bitmap = bitmap
    self.format = format
    cgContext = bitmap.context(scale: format.scale)
    super.init()
  }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes the inside of `rect` with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Lets nothing outside `rect` be painted.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The picture as it is now.
  open var currentImage: UIImage { UIImage(cgImage: bitmap.makeImage(), scale: format.scale, renderingMode: .automatic) }
}
