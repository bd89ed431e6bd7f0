/// What a font shall be like, before it is looked for. It may cross threads.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Looks a font can have or not.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Looks of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String
    /// A design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All characters equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With round ends; no free font stands in for it.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  let face: FontFace
  let style: UIFont.TextStyle?

  init(face: FontFace, style: UIFont.TextStyle? = nil) {
    self.face = face
    self.style = style
    super.init()
  }

  /// A font of a name; the system font where no such font is installed.
  public convenience init(name fontName: String, size: CGFloat) {
    let size = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    self.init(face: FontFace.named(fontName, size: size) ?? FontFace(pointSize: size))
  }

  /// The font of a text style at the text size of the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of `traitCollection`, or of the current traits for nil.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { face.pointSize }
  /// The PostScript name.
  open var postscriptName: String { face.postScriptName }
  /// The looks it has.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font with just these looks; nil where there is no such font.
  ///
  /// Bold is semibold in the system font, except in titles (M3-01 to M3-03).
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var design = face.design
    if symbolicTraits.contains(.traitMonoSpace), design == .standard { design = .monospaced }
    if !symbolicTraits.contains(.traitMonoSpace), design == .monospaced { design = .standard }
    var weight = face.weight
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold, weight < UIFont.Weight.semibold.rawValue {
      let isTitle = style == .largeTitle || style == .title1 || style == .title2
      weight = (isTitle || design != .standard ? UIFont.Weight.bold : .semibold).rawValue
    } else if !isBold, weight >= UIFont.Weight.semibold.rawValue {
      weight = 0
    }
    let made = FontFace(
      design: design, pointSize: face.pointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
      hasMonospacedDigits: face.hasMonospacedDigits)
    return UIFontDescriptor(face: made, style: style)
  }

  /// The same font in another design; nil for one that there is not.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var made = face
    switch design {
    case .default: made.design = .standard
    case .serif: made.design = .serif
    case .monospaced: made.design = .monospaced
    default: return nil
    }
    return UIFontDescriptor(face: made, style: style)
  }

  /// The same font at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face: face.withSize(newPointSize), style: style) }

  /// The same look in another family; the system's where there is no such family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    guard let named = FontFace.named(newFamily, size: face.pointSize) else { return self }
    var made = face
    made.design = named.design
    return UIFontDescriptor(face: made, style: style)
  }

  /// The same descriptor.
  open override func copy() -> Any { self }
  /// The same descriptor.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Equal where they ask for the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.face == face }
  /// The hash of what it asks for.
  open override var hash: Int { face.hashValue }
}
