/// How a paragraph's lines stand and break. It may cross threads once nobody changes it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
  }

  var values: Values

  /// The style of text that was given none.
  public static let `default` = NSParagraphStyle()

  /// The style of text that was given none.
  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// How lines stand between the sides.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that does not fit its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Room between lines, in points; not below the last.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Room below each paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The least height of a line in points; 0 is none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line in points; 0 is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What a line’s own height is multiplied with; 0 is 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points by which a paragraph’s first line begins later.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points by which a paragraph’s other lines begin later.
  open var headIndent: CGFloat { values.headIndent }
  /// The direction of text that has none of its own.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The same style, fixed.
  open override func copy() -> Any { copy(with: nil) }
  /// The same style, to be changed.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  /// The same style, fixed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// The same style, to be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }
  /// Equal where everything in them is.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// The hash of what is in it.
  open override var hash: Int { values.hashValue }
}
