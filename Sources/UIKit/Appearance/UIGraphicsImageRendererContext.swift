/// What an image renderer's actions draw into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let drawing: DrawingContext
  private let imageFormat: UIGraphicsImageRendererFormat

  init(drawing: DrawingContext, format: UIGraphicsImageRendererFormat) {
    self.drawing = drawing
    imageFormat = format
    super.init(context: drawing.context, format: format)
  }

  /// How the picture is made.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// The picture as it is now.
  open var currentImage: UIImage { drawing.image ?? UIImage() }
}
