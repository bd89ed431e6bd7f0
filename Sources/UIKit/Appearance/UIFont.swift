/// A font at a size. It may cross threads.
///
/// The system font is Inter, laid out with the vertical metrics and the tracking that UIKit code expects (M3-10, M3-17).
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace
  /// The text style the font was asked for by, if it was.
  let style: TextStyle?

  init(face: FontFace, style: TextStyle? = nil) {
    self.face = face
    self.style = style
    super.init()
  }

  /// A font of a family's or a face's name; nil where no such font is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace.named(fontName, size: UIFont.usable(fontSize)) else { return nil }
    self.init(face: face)
  }

  /// The font that a descriptor asks for, at `pointSize`, or for 0 at the descriptor's own size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let face = pointSize.isFinite && pointSize > 0 ? descriptor.face.withSize(pointSize) : descriptor.face
    self.init(face: face, style: descriptor.style)
  }

  /// The families that are installed, by name.
  open class var familyNames: [String] { FontLibrary.complete.familyNames }
  /// The names of a family's faces that `init(name:size:)` takes; empty where there is no such family.
  open class func fontNames(forFamilyName familyName: String) -> [String] { FontLibrary.complete.faceNames(ofFamily: familyName) }

  /// The system font in regular.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(face: FontFace(pointSize: usable(fontSize))) }
  /// The system font in any weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(pointSize: usable(fontSize), weight: weight.rawValue))
  }
  /// The system font in bold: semibold, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
  /// The system font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(pointSize: usable(fontSize), isItalic: true))
  }
  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(pointSize: usable(fontSize), weight: weight.rawValue, hasMonospacedDigits: true))
  }
  /// A system font with characters of equal width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(design: .monospaced, pointSize: usable(fontSize), weight: weight.rawValue))
  }
  /// The font of a text style at the text size of the current traits (M3-01 to M3-09).
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
  /// The font of a text style at the text size of `traitCollection`, or of the current traits for nil.
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let face = FontFace(pointSize: style.size(in: category), weight: (style == .headline ? Weight.semibold : .regular).rawValue)
    return UIFont(face: face, style: style)
  }

  /// 17 points, what labels are set in.
  open class var labelFontSize: CGFloat { 17 }
  /// 18 points, what buttons are set in.
  open class var buttonFontSize: CGFloat { 18 }
  /// 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size in points.
  open var pointSize: CGFloat { face.pointSize }
  /// The family's name.
  open var familyName: String { face.family }
  /// The name of the face; the system font's begins with a dot.
  open var fontName: String { face.postScriptName }
  /// What was asked for.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, style: style) }
  /// Points above the baseline.
  open var ascender: CGFloat { face.ascender }
  /// Points below the baseline, a negative number.
  open var descender: CGFloat { face.descender }
  /// Points that the font asks for between lines.
  open var leading: CGFloat { face.leading }
  /// Points from one line to the next.
  open var lineHeight: CGFloat { face.lineHeight }
  /// How high capitals are, in points.
  open var capHeight: CGFloat { face.capHeight }
  /// How high an x is, in points.
  open var xHeight: CGFloat { face.xHeight }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face.withSize(UIFont.usable(fontSize))) }

  /// The same font.
  open override func copy() -> Any { self }
  /// The same font.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Equal where face and size are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
  /// The hash of face and size.
  open override var hash: Int { face.hashValue }

  /// A size of 0 asks for the system's own; what is no size counts as that too.
  private class func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : systemFontSize }
}
