/// Makes pictures of a size by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// A renderer of pictures of `size`, in points. What is no size makes pictures of one pixel.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// A renderer of pictures of `size`, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// A renderer of pictures of what lies in `bounds`, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
  /// A renderer of pictures of what lies in `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds.isFinite ? bounds : .zero, rendererFormat: format)
  }

  /// How the pictures are made.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// The picture that `actions` draw; the context they are given is the current one meanwhile.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.scale.isFinite && imageFormat.scale > 0 ? imageFormat.scale : 1
    let drawing = DrawingContext(size: bounds.size, isOpaque: imageFormat.opaque, scale: scale)
    drawing.context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let context = UIGraphicsImageRendererContext(drawing: drawing, format: imageFormat)
    let state = ThreadState.current
    // Actions that push and do not pop must not leave their contexts to others.
    let depth = state.contexts.count
    state.contexts.append(drawing)
    actions(context)
    state.contexts.removeSubrange(min(depth, state.contexts.count)...)
    return context.currentImage
  }

  /// The same as a PNG file's bytes.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

  /// The same as a JPEG file's bytes; quality from 0 to 1.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
