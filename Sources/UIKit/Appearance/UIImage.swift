/// A picture with the number of pixels for each of its points. It may cross threads.
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels; nil for an empty picture.
  public let cgImage: CGImage?
  /// Pixels for each point.
  public let scale: CGFloat
  /// How the pixels are to be turned.
  public let imageOrientation: Orientation
  /// What is done with the picture's colours.
  public let renderingMode: RenderingMode
  /// What keeps its size at the edges when the picture is drawn larger, in points.
  public let capInsets: UIEdgeInsets
  /// What happens to what lies between the caps.
  public let resizingMode: ResizingMode

  init(
    cgImage: CGImage?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile
  ) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    super.init()
  }

  /// An empty picture.
  public override convenience init() { self.init(cgImage: nil, scale: 1, orientation: .up) }
  /// The picture of pixels, one for each point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// The picture of pixels, `scale` of them for each point, to be turned as `orientation` says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: Optional(cgImage), scale: scale, orientation: orientation)
  }
  /// The picture in a file's bytes (PNG, JPEG, GIF and others); nil, with a message, for broken ones.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// The picture in a file's bytes, at `scale` pixels for each point; nil, with a message, for broken ones.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(fileData: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }
  /// The picture in a file, whose name may end in @2x or @3x; nil if there is none that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: NamedImages.scale(ofName: path))
  }
  /// The picture of a name in the main bundle: a PNG, or what the name's own extension says, at the best scale there is.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  /// The picture of a name in a bundle, the main one for nil, at the scale nearest to the traits' display. Kept for the next time.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let scale = (traitCollection ?? .current).displayScale
    guard let found = NamedImages.shared.image(name, in: bundle ?? .main, scale: Int(max(scale, 1))) else { return nil }
    self.init(cgImage: found.image, scale: found.scale, orientation: .up)
  }

  /// A picture for `#imageLiteral` and for names that are known to exist; an empty one, with a message, where it does not.
  public required convenience init(imageLiteralResourceName name: String) {
    let scale = max(UITraitCollection.current.displayScale, 1)
    let found = NamedImages.shared.image(name, in: .main, scale: Int(scale))
    if found == nil { FileHandle.standardError.write(Data("transom: there is no image named \(name) in the bundle.\n".utf8)) }
    self.init(cgImage: found?.image, scale: found?.scale ?? 1, orientation: .up)
  }

  /// The size in points, as the picture stands upright.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// The same picture with another way of showing its colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with(renderingMode: renderingMode) }

  /// The picture's shape in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
  /// The picture's shape in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with(image: cgImage?.tinted(color.cgColor), renderingMode: renderingMode)
  }

  /// The same picture whose edges keep their size, in points, while what lies between is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The same picture whose edges keep their size, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  private func with(image: CGImage? = nil, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: image ?? cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// Draws the picture at its size in the current graphics context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture at its size in the current graphics context.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture in `rect` of the current graphics context, its caps as large as they are and the rest stretched.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture in `rect` of the current graphics context, its caps as large as they are and the rest stretched.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { paint(in: rect, blendMode: blendMode, alpha: alpha) }
  /// Fills `rect` of the current graphics context with the picture again and again.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// The picture as a PNG file's bytes, upright; nil for an empty one.
  open func pngData() -> Data? { upright?.png() }
  /// The picture as a JPEG file's bytes, upright and on white; quality from 0 to 1. Nil for an empty one.
  open func jpegData(compressionQuality: CGFloat) -> Data? { upright?.jpeg(quality: compressionQuality) }

  /// Equal where both show the same pixels in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage === other.cgImage && scale == other.scale && imageOrientation == other.imageOrientation
        && renderingMode == other.renderingMode && capInsets == other.capInsets && resizingMode == other.resizingMode)
  }
  /// The hash of the pixels' identity.
  open override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }
}
