/// What a label is told to show: a text, and how all of it or its parts look.
struct LabelContent {
  private(set) var string: String?
  /// Set where the text has attributes of its own.
  private(set) var attributed: NSAttributedString?
  private(set) var font: UIFont?
  private(set) var color: UIColor?
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The font of what has none: 17 points (M3-20).
  var baseFont: UIFont { font ?? .systemFont(ofSize: 17) }

  var baseColor: UIColor { color ?? .label }

  var shownFont: UIFont { first(.font) ?? baseFont }

  var shownColor: UIColor { first(.foregroundColor) ?? baseColor }

  var isEmpty: Bool { string?.isEmpty ?? true }

  var attributedString: NSAttributedString? {
    guard let string else { return nil }
    return attributed ?? NSAttributedString(string: string, attributes: baseAttributes)
  }

  var baseAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: baseFont, .foregroundColor: baseColor, .paragraphStyle: paragraph]
  }

  mutating func setText(_ text: String?) {
    string = text
    attributed = nil
  }

  mutating func setAttributed(_ text: NSAttributedString?) {
    string = text?.string
    attributed = text?.copy() as? NSAttributedString
    guard let text, text.length > 0 else { return }
    // What the text says of its paragraph holds for the label from now on.
    if let paragraph = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
      alignment = paragraph.alignment
      lineBreakMode = paragraph.lineBreakMode
    }
  }

  mutating func setFont(_ font: UIFont?) {
    self.font = font
    setInAll(.font, baseFont)
  }

  mutating func setColor(_ color: UIColor?) {
    self.color = color
    setInAll(.foregroundColor, baseColor)
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) { self.alignment = alignment }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) { lineBreakMode = mode }

  /// The text laid out, its fonts `factor` times as large, and in one colour where `color` is given.
  ///
  /// Lines are as wide as `width`, or as they are for infinity; `lines` 0 stands for any number.
  func layout(factor: CGFloat, color: UIColor?, width: CGFloat, lines: Int, scale: CGFloat) -> TextLayout {
    if let attributed {
      let text = completed(attributed, factor: factor, color: color)
      return TextLayout(attributed: text, width: width, maximumLines: lines, scale: scale)
    }
    // The colour of a plain text is given when it is drawn.
    let face = factor == 1 ? baseFont.face : baseFont.face.withSize(baseFont.pointSize * factor)
    let paragraph = TextParagraphStyle(alignment: alignment.layout, lineBreak: lineBreakMode.layout)
    return TextLayout(
      runs: [TextRun(text: string ?? "", style: TextStyle(font: face, color: color?.cgColor))], paragraph: paragraph, width: width,
      maximumLines: lines, scale: scale)
  }

  /// The text with what it leaves open filled in by the label.
  private func completed(_ text: NSAttributedString, factor: CGFloat, color: UIColor?) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      var own = baseAttributes.merging(attributes) { $1 }
      if let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle {
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
        own[.paragraphStyle] = paragraph
      }
      if factor != 1, let font = own[.font] as? UIFont { own[.font] = font.withSize(font.pointSize * factor) }
      if let color { own[.foregroundColor] = color }
      result.setAttributes(own, range: range)
    }
    return result
  }

  private func first<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  private mutating func setInAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }
}
