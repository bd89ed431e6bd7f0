/// One line of text as a field shows it, and where its characters are.
struct TextFieldLayout {
  let layout: TextLayout
  /// The height of the line, on the pixel grid.
  let height: CGFloat

  @MainActor init(_ text: NSAttributedString, font: UIFont, width: CGFloat, isTruncated: Bool, scale: CGFloat) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = isTruncated ? .byTruncatingTail : .byClipping
    let styled = NSMutableAttributedString(attributedString: text)
    styled.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: styled.length))
    layout = TextLayout(attributed: styled, width: width, maximumLines: 1, scale: scale)
    height = (font.lineHeight * scale).rounded(.up) / scale
  }

  var width: CGFloat { layout.size.width }

  /// The left edge of the caret before the character at `offset`.
  func caretX(_ offset: Int) -> CGFloat { layout.caretRect(utf16Offset: offset).minX }

  func offset(atX x: CGFloat) -> Int { layout.utf16Offset(at: CGPoint(x: x, y: height / 2)) }
}
