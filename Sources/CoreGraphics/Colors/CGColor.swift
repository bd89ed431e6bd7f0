/// A colour as numbers of a colour space with an alpha, or a pattern that repeats an image.
public final class CGColor: Hashable, Sendable {
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with an alpha of zero.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The space its components belong to.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// As drawn: sRGB, not premultiplied, each from 0 to 1.
  package let standard: StandardColor
  let pattern: CGPattern?

  /// A colour of `space`; `components` are the space's and then alpha. Nil if there are too few of them.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents, space.kind != .pattern else { return nil }
    colorSpace = space
    values = Array(components.prefix(space.numberOfComponents + 1))
    standard = StandardColor(space: space, values: values)
    pattern = nil
  }

  /// A colour of `space` from a C array of its components and alpha.
  @_disfavoredOverload public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.kind != .pattern else { return nil }
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
    standard = StandardColor(space: space, values: values)
    pattern = nil
  }

  /// The colour that paints `image` again and again from the origin of the context's base space, `scale` pixels of it for a point.
  package init(patternImage image: CGImage, scale: CGFloat) {
    colorSpace = .pattern
    values = [1]
    standard = StandardColor(red: 0, green: 0, blue: 0, alpha: 1)
    pattern = CGPattern(image: image, scale: scale)
  }

  /// An sRGB colour, each number from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// An sRGB colour, each number from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of inks, each number from 0 to 1; turned into sRGB without a profile.
  public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    self.init(space: .cmyk, values: [cyan, magenta, yellow, black, alpha])
  }

  /// The numbers of the colour, alpha last; nil for a pattern.
  public var components: [CGFloat]? { pattern == nil ? values : nil }

  /// How many numbers there are, alpha counted.
  public var numberOfComponents: Int { values.count }

  /// From 0 (invisible) to 1 (opaque), as it was given.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha; a pattern stays as it is.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard pattern == nil, let colorSpace else { return self }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
  }

  /// The nearest colour of `space`: sRGB or grey. Nil for another target and for patterns.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
    guard pattern == nil else { return nil }
    if space == colorSpace { return self }
    switch space.kind {
    case .sRGB:
      return CGColor(
        space: space, values: [CGFloat(standard.red), CGFloat(standard.green), CGFloat(standard.blue), alpha])
    case .gray:
      let luma = 0.2126 * standard.red + 0.7152 * standard.green + 0.0722 * standard.blue
      return CGColor(space: space, values: [CGFloat(luma), alpha])
    default: return nil
    }
  }

  /// Whether space and components are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.values == right.values && left.colorSpace == right.colorSpace && left.pattern?.image === right.pattern?.image)
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A colour as it is drawn: sRGB, not premultiplied, each number from 0 to 1.
package struct StandardColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(space: CGColorSpace, values: [CGFloat]) {
    let color = space.standardComponents(values)
    let last = Double(values.last ?? 1)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: last.isNaN ? 0 : min(max(last, 0), 1))
  }

  /// As a premultiplied pixel of a `PixelBuffer`.
  package var pixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
  }
}
