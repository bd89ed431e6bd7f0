/// Makes pictures of a size by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// How the pictures are made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

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
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// The picture that `actions` draw; the context they are given is the current one meanwhile.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(
      bitmap: Bitmap(width: pixels(bounds.width), height: pixels(bounds.height)), format: format)
    if format.opaque {
      context.cgContext.setFillColor(.black)
      context.cgContext.fill(CGRect(origin: .zero, size: bounds.size))
    }
    context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// The same as a PNG file's bytes.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

  private func pixels(_ length: CGFloat) -> Int {
    let count = (length * format.scale).rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 16384)) : 1
  }
}
