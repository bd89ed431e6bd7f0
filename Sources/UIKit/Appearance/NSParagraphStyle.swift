/// How a paragraph's lines stand and break. It may cross threads once nobody changes it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
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
