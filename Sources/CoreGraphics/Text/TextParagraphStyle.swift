/// How lines are broken and placed.
package struct TextParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
  package enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
  }
  /// The direction of text that has none of its own, and of lines aligned naturally.
  package enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }

  package var alignment: Alignment
  package var lineBreak: LineBreak
  /// Whether a truncating style holds every paragraph to one line, as drawing a string does; else only the last line is cut short.
  package var truncatesEachParagraph = false
  package var direction: Direction
  /// Points between the lines of a text.
  package var lineSpacing: CGFloat
  /// Points between paragraphs, beside the line spacing.
  package var paragraphSpacing: CGFloat
  /// Bounds of a line's height in points; 0 is none.
  package var minimumLineHeight: CGFloat
  package var maximumLineHeight: CGFloat
  /// What a line's own height is multiplied with; 0 is 1.
  package var lineHeightMultiple: CGFloat
  /// Points by which the first line of a paragraph, and the others, begin later.
  package var firstLineHeadIndent: CGFloat
  package var headIndent: CGFloat

  package init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrapping, direction: Direction = .natural, lineSpacing: CGFloat = 0,
    paragraphSpacing: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
  }
}
