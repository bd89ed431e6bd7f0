/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How lines stand between the sides.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to text that does not fit its line.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Room between lines, in points; not below the last. Negative and non-finite numbers count as 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// Room below each paragraph, in points. Negative and non-finite numbers count as 0.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// The least height of a line in points; 0 is none. Negative and non-finite numbers count as 0.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// The greatest height of a line in points; 0 is none. Negative and non-finite numbers count as 0.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// What a line’s own height is multiplied with; 0 is 1. Negative and non-finite numbers count as 0.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// Points by which a paragraph’s first line begins later. Negative and non-finite numbers count as 0.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// Points by which a paragraph’s other lines begin later. Negative and non-finite numbers count as 0.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// The direction of text that has none of its own.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
}
