/// What the numbers of a colour stand for.
///
/// Everything is drawn in sRGB; colours of the other spaces are turned into it when they are used.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0…1; they are cut off when drawn.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB without its gamma curve.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the wide space of newer screens; drawn as the nearest sRGB colour.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of grey with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of plain CMYK.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  enum Kind: Hashable, Sendable { case sRGB, linearSRGB, displayP3, gray, cmyk, pattern }

  let kind: Kind
  private let identifier: String

  static let standard = CGColorSpace(kind: .sRGB, identifier: CGColorSpace.sRGB)
  static let gray = CGColorSpace(kind: .gray, identifier: CGColorSpace.genericGrayGamma2_2)
  static let cmyk = CGColorSpace(kind: .cmyk, identifier: CGColorSpace.genericCMYK)
  static let pattern = CGColorSpace(kind: .pattern, identifier: "kCGColorSpacePattern")

  private init(kind: Kind, identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }

  /// The space with one of the names above; nil for any other.
  public convenience init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(kind: .sRGB, identifier: name)
    case CGColorSpace.linearSRGB: self.init(kind: .linearSRGB, identifier: name)
    case CGColorSpace.displayP3: self.init(kind: .displayP3, identifier: name)
    case CGColorSpace.genericGrayGamma2_2: self.init(kind: .gray, identifier: name)
    case CGColorSpace.genericCMYK: self.init(kind: .cmyk, identifier: name)
    default: return nil
    }
  }

  /// The name it was made with.
  public var name: String? { identifier }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int {
    switch kind {
    case .sRGB, .linearSRGB, .displayP3: 3
    case .gray: 1
    case .cmyk: 4
    case .pattern: 0
    }
  }

  /// What the components mean.
  public var model: CGColorSpaceModel {
    switch kind {
    case .sRGB, .linearSRGB, .displayP3: .rgb
    case .gray: .monochrome
    case .cmyk: .cmyk
    case .pattern: .pattern
    }
  }

  /// Whether both stand for the same colours.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.identifier == right.identifier }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Turns components of this space into sRGB from 0 to 1.
  func standardComponents(_ values: [CGFloat]) -> (red: Double, green: Double, blue: Double) {
    func value(_ index: Int) -> Double {
      guard index < values.count, values[index].isFinite else { return 0 }
      return min(max(Double(values[index]), 0), 1)
    }
    switch kind {
    case .sRGB: return (value(0), value(1), value(2))
    case .linearSRGB: return (Gamma.encode(value(0)), Gamma.encode(value(1)), Gamma.encode(value(2)))
    case .gray: return (value(0), value(0), value(0))
    case .cmyk:
      let key = 1 - value(3)
      return ((1 - value(0)) * key, (1 - value(1)) * key, (1 - value(2)) * key)
    case .pattern: return (0, 0, 0)
    case .displayP3:
      // The matrix from linear Display P3 to linear sRGB, both with white point D65.
      let (red, green, blue) = (Gamma.decode(value(0)), Gamma.decode(value(1)), Gamma.decode(value(2)))
      return (
        Gamma.encode(1.2249401762 * red - 0.2249401762 * green),
        Gamma.encode(-0.0420569547 * red + 1.0420569547 * green),
        Gamma.encode(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue)
      )
    }
  }
}

/// The transfer curve of sRGB.
private enum Gamma {
  static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encode(_ value: Double) -> Double {
    let bounded = min(max(value, 0), 1)
    return bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * pow(bounded, 1 / 2.4) - 0.055
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of the screen's colours: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }
