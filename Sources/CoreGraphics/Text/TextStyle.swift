/// How a stretch of text looks.
package struct TextStyle: Hashable, @unchecked Sendable {
  package var font: FontFace
  /// Nil draws in the colour that `TextLayout.draw` is given.
  package var color: CGColor?
  package var underline: Bool
  package var strikethrough: Bool
  /// Points between characters; nil takes the tracking that goes with the system font's size (M3-17).
  package var kern: CGFloat?
  package var backgroundColor: CGColor?
  /// Points by which the text stands above its line.
  package var baselineOffset: CGFloat

  package init(
    font: FontFace, color: CGColor? = nil, underline: Bool = false, strikethrough: Bool = false, kern: CGFloat? = nil,
    backgroundColor: CGColor? = nil, baselineOffset: CGFloat = 0
  ) {
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.kern = kern
    self.backgroundColor = backgroundColor
    self.baselineOffset = baselineOffset
  }
}

/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var style: TextStyle

  package init(text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }
}
