/// A colour, fixed or one that depends on the traits it is seen with. It may cross threads.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Content: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// A grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(content: .fixed(CGColor(gray: white, alpha: alpha))) }

  /// An sRGB colour; each part from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(content: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A colour of hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = HueConversion.red(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// The colour of a `CGColor`.
  public convenience init(cgColor: CGColor) { self.init(content: .fixed(cgColor)) }

  /// The colour that paints a picture again and again, from where the context begins; black for an empty picture.
  public convenience init(patternImage image: UIImage) {
    self.init(content: .fixed(image.upright.map { CGColor(patternImage: $0, scale: image.scale) } ?? .black))
  }

  /// The colour of a `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour that `dynamicProvider` gives anew for each set of traits; it may be called on any thread.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(content: .dynamic(dynamicProvider))
  }

  /// The fixed colour that this one is with `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = content else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The colour with the current traits, as a `CGColor`.
  open var cgColor: CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// Whether the colour depends on traits.
  var isDynamic: Bool { if case .dynamic = content { true } else { false } }

  /// The same colour with another alpha, from 0 to 1; a dynamic one stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard isDynamic else { return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor) }
    return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
  }

  /// The sRGB parts with the current traits.
  /// - Returns: Whether the colour has such parts.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let standard = cgColor.standard
    red?.pointee = standard.red
    green?.pointee = standard.green
    blue?.pointee = standard.blue
    alpha?.pointee = standard.alpha
    return true
  }

  /// The grey with the current traits; false for a colour that is not grey.
  @discardableResult open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let standard = cgColor.standard
    guard abs(standard.red - standard.green) < 0.001, abs(standard.green - standard.blue) < 0.001 else { return false }
    white?.pointee = standard.red
    alpha?.pointee = standard.alpha
    return true
  }

  /// Hue, saturation and brightness with the current traits.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let standard = cgColor.standard
    let parts = HueConversion.hue(red: standard.red, green: standard.green, blue: standard.blue)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = standard.alpha
    return true
  }

  /// The same colour.
  open override func copy() -> Any { self }
  /// The same colour.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes this the colour that the current graphics context fills and strokes with.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour that the current graphics context fills with.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour that the current graphics context strokes with.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Equal where two fixed colours are; a dynamic colour equals itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if case .fixed(let mine) = content, case .fixed(let theirs) = other.content { return mine == theirs }
    return false
  }

  /// The hash of a fixed colour, or of a dynamic one's identity.
  open override var hash: Int {
    if case .fixed(let color) = content { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }
}
