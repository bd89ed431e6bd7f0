extension TextLayout {
  /// Lays out a string with attributes; the first paragraph's style is that of all.
  ///
  /// - Parameters:
  ///   - width: where lines end, in points; infinity has no end.
  ///   - maximumLines: 0 is any number.
  ///   - scale: pixels for a point, to which heights are rounded up; 0 rounds nothing.
  convenience init(attributed text: NSAttributedString, width: CGFloat, maximumLines: Int, scale: CGFloat) {
    self.init(
      runs: text.textRuns, paragraph: text.paragraphStyle?.layout ?? TextParagraphStyle(), width: width, maximumLines: maximumLines,
      scale: scale)
  }
}

extension NSAttributedString {
  /// The paragraph style of the first character.
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The string as the text layout takes it; one empty run for an empty string.
  var textRuns: [TextRun] {
    guard length > 0 else { return [TextRun(text: "", style: TextStyle([:]))] }
    var runs: [TextRun] = []
    let string = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(TextRun(text: string.substring(with: range), style: TextStyle(attributes)))
    }
    return runs
  }
}

extension TextStyle {
  /// What attributes ask for. Text without a font is 12 points large, without a colour it is black.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    let font = (attributes[.font] as? UIFont)?.face ?? FontFace(pointSize: 12)
    self.init(
      font: font, color: (attributes[.foregroundColor] as? UIColor)?.cgColor, underline: TextStyle.isLine(attributes[.underlineStyle]),
      strikethrough: TextStyle.isLine(attributes[.strikethroughStyle]), kern: TextStyle.number(attributes[.kern]),
      backgroundColor: (attributes[.backgroundColor] as? UIColor)?.cgColor,
      baselineOffset: TextStyle.number(attributes[.baselineOffset]) ?? 0)
  }

  /// Numbers come as any of Swift's types or as an object.
  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func isLine(_ value: Any?) -> Bool {
    if let style = value as? NSUnderlineStyle { return !style.isEmpty }
    return (number(value) ?? 0) != 0
  }
}
