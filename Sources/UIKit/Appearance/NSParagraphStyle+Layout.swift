extension NSParagraphStyle {
  /// The same style in the words of the text layout.
  var layout: TextParagraphStyle {
    let direction: TextParagraphStyle.Direction =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    return TextParagraphStyle(
      alignment: alignment.layout, lineBreak: lineBreakMode.layout, direction: direction, lineSpacing: lineSpacing,
      paragraphSpacing: paragraphSpacing, minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight,
      lineHeightMultiple: lineHeightMultiple, firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent)
  }
}
