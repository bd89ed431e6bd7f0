/// A picture with the number of pixels for each of its points. It may cross threads.
open class UIImage: NSObject, @unchecked Sendable {
  /// What an image view or a button does with a picture's colours.
  public enum RenderingMode: Int, Sendable {
    /// What the place it is shown at does usually.
    case automatic = 0
    /// It shows them.
    case alwaysOriginal = 1
    /// It paints the picture's shape in its tint.
    case alwaysTemplate = 2
  }

  /// The pixels; nil for an empty picture.
  public let cgImage: CGImage?
  /// Pixels for each point.
  public let scale: CGFloat
  /// What is done with the picture's colours.
  public let renderingMode: RenderingMode

  init(cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.renderingMode = renderingMode
    super.init()
  }

  /// An empty picture.
  public override convenience init() { self.init(cgImage: nil, scale: 1, renderingMode: .automatic) }
  /// The picture of pixels, one for each point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, renderingMode: .automatic) }
  /// The picture in a file's bytes (PNG, JPEG, GIF and others); nil, with a message, for broken ones.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// The picture in a file's bytes, at `scale` pixels for each point; nil, with a message, for broken ones.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(fileData: data) else { return nil }
    self.init(cgImage: image, scale: scale, renderingMode: .automatic)
  }
  /// The picture in a file, whose name may end in @2x or @3x; nil if there is none that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: UIImage.scale(ofName: path))
  }
  /// The picture of a name in the main bundle: a PNG, or what the name's own extension says, at the best scale there is.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  /// The picture of a name in a bundle, the main one for nil, at the scale nearest to the traits' display.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let scale = Int(max((traitCollection ?? .current).displayScale, 1))
    let scales = [scale] + [3, 2, 1].filter { $0 != scale }
    let file = name as NSString
    let suffix = file.pathExtension.isEmpty ? "png" : file.pathExtension
    for scale in scales {
      let resource = file.deletingPathExtension + (scale == 1 ? "" : "@\(scale)x")
      if let path = (bundle ?? .main).path(forResource: resource, ofType: suffix) {
        self.init(contentsOfFile: path)
        return
      }
    }
    return nil
  }

  /// The size in points.
  open var size: CGSize {
    cgImage.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) } ?? .zero
  }

  /// The same picture with another way of showing its colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(cgImage: cgImage, scale: scale, renderingMode: renderingMode)
  }

  /// The picture's shape in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
  /// The picture's shape in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(cgImage: cgImage?.tinted(color.cgColor), scale: scale, renderingMode: renderingMode)
  }

  /// Draws the picture at its size in the current graphics context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture at its size in the current graphics context.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture stretched into `rect` of the current graphics context.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture stretched into `rect` of the current graphics context.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    // An image's own y points up, a view's down.
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(cgImage, in: CGRect(origin: .zero, size: rect.size))
    context.restoreGState()
  }

  /// The picture as a PNG file's bytes; nil for an empty one.
  open func pngData() -> Data? { cgImage?.png() }

  private class func scale(ofName path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}
