/// Text broken into lines and placed by the metrics of its own fonts: y points down, the origin is the top left of the block.
package final class TextLayout: @unchecked Sendable {
  package struct Line: Sendable {
    /// From the top of the block.
    package let baseline: CGFloat
    package let top: CGFloat
    package let height: CGFloat
    /// The sum of the advances.
    package let width: CGFloat
    /// Where its left end lies.
    package let x: CGFloat
    /// What it shows of the text, a line feed at its end left out; all that a truncated line stands for.
    package let utf16Range: Range<Int>
    package let isTruncated: Bool
    package let isRightToLeft: Bool
  }

  package let lines: [Line]
  /// What the lines take, rounded up to whole pixels.
  package let size: CGSize
  /// Whether a line was shortened or lines did not find a place.
  package let isTruncated: Bool
  /// The length of the text in UTF-16.
  package let utf16Count: Int
  let typeset: TypesetText?
  /// The one colour of a text of one style.
  let color: CGColor?
  let backgrounds: [(bytes: Range<Int>, color: CGColor)]

  /// - Parameters:
  ///   - width: where lines end, in points; an infinite one or NaN has no end and then lines are aligned within the widest.
  ///   - maximumLines: 0 is any number.
  ///   - scale: pixels for a point, to which heights and the size are rounded up; 0 rounds nothing.
  package init(runs: [TextRun], paragraph: TextParagraphStyle, width: CGFloat, maximumLines: Int, scale: CGFloat) {
    let bound: CGFloat? = width < 1_000_000 ? max(width, 0) : nil
    let typeset = runs.isEmpty ? nil : Self.typeset(runs, paragraph: paragraph, width: bound, maximumLines: max(maximumLines, 0))
    self.typeset = typeset
    color = runs.count == 1 ? runs[0].style.color : nil
    backgrounds = Self.backgrounds(runs)
    utf16Count = typeset?.source.utf16Count ?? 0
    var placer = LinePlacer(paragraph: paragraph, width: bound ?? typeset?.width ?? 0, scale: scale)
    lines = typeset?.lines.map { placer.place($0, source: typeset?.source) } ?? []
    size = CGSize(width: placer.roundedUp(typeset?.width ?? 0), height: placer.bottom)
    isTruncated = typeset.map { $0.isCut || $0.lines.contains { $0.isTruncated } } ?? false
  }

  private static func typeset(
    _ runs: [TextRun], paragraph: TextParagraphStyle, width: CGFloat?, maximumLines: Int
  ) -> TypesetText {
    var runs = runs
    // One colour is given when drawing, so that a text in another colour is no other text.
    if runs.count == 1 { runs[0].style.color = nil }
    for index in runs.indices { runs[index].style.backgroundColor = nil }
    var key = TextLayoutCache.Key(
      runs: runs, lineBreak: paragraph.lineBreak, truncatesEachParagraph: paragraph.truncatesEachParagraph,
      direction: paragraph.direction, isJustified: paragraph.alignment == .justified,
      firstLineHeadIndent: finite(paragraph.firstLineHeadIndent), headIndent: finite(paragraph.headIndent), width: nil,
      maximumLines: maximumLines)
    return TextEngine.lock.withLock {
      let cache = TextLayoutCache.shared
      guard let width else { return cache.text(for: key) }
      // A short text that fits is the same at every width.
      let isShort = runs.reduce(0) { $0 + $1.text.utf8.count } < 200
      if isShort, !key.isJustified, key.headIndent == 0, key.firstLineHeadIndent == 0 {
        let whole = cache.text(for: key)
        if whole.width <= width + 0.01, !whole.isCut { return whole }
      }
      key.width = width
      return cache.text(for: key)
    }
  }

  private static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  private static func backgrounds(_ runs: [TextRun]) -> [(bytes: Range<Int>, color: CGColor)] {
    var result: [(bytes: Range<Int>, color: CGColor)] = []
    guard runs.contains(where: { $0.style.backgroundColor != nil }) else { return [] }
    let source = SourceText(runs)
    for (run, span) in zip(runs, source.spans) {
      if let color = run.style.backgroundColor { result.append((span.bytes, color)) }
    }
    return result
  }

  /// From the top of the block; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// From the top of the block; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// Puts lines under each other (M3-11 to M3-13).
struct LinePlacer {
  private let paragraph: TextParagraphStyle
  private let width: CGFloat
  private let scale: CGFloat
  /// Where the last line ends.
  private(set) var bottom: CGFloat = 0
  private var isFirst = true

  init(paragraph: TextParagraphStyle, width: CGFloat, scale: CGFloat) {
    self.paragraph = paragraph
    self.width = width
    self.scale = scale.isFinite ? max(scale, 0) : 0
  }

  /// The next whole pixel; a hair above one still counts as that pixel.
  func roundedUp(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale - 0.001).rounded(.up) / scale : value }

  mutating func place(_ line: TypesetText.Line, source: SourceText?) -> TextLayout.Line {
    let natural = line.ascender - line.descender
    var height = natural
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    if paragraph.minimumLineHeight > 0 { height = max(height, paragraph.minimumLineHeight) }
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    if !isFirst {
      bottom += max(paragraph.lineSpacing, 0)
      if line.isParagraphStart { bottom += max(paragraph.paragraphSpacing, 0) }
    }
    isFirst = false
    let top = bottom
    // What a line gains or loses in height is above its text.
    let extra = height - natural
    let ascender = scale > 0 ? (line.ascender + 0.5).rounded(.down) : line.ascender
    let box = roundedUp(height)
    bottom = top + (box.isFinite ? box : natural)
    let range = (source?.utf16Offset(ofByte: line.bytes.lowerBound) ?? 0)..<(source?.utf16Offset(ofByte: line.bytes.upperBound) ?? 0)
    return TextLayout.Line(
      baseline: top + ascender + (extra.isFinite ? extra : 0), top: top, height: bottom - top, width: line.width, x: left(of: line),
      utf16Range: range, isTruncated: line.isTruncated, isRightToLeft: line.isRightToLeft)
  }

  private func left(of line: TypesetText.Line) -> CGFloat {
    let wanted = line.isParagraphStart ? paragraph.firstLineHeadIndent : paragraph.headIndent
    let indent = wanted.isFinite ? wanted : 0
    let rest = width - line.width
    switch paragraph.alignment {
    case .left: return indent
    case .right: return rest - indent
    case .center: return (rest + indent) / 2
    case .natural, .justified: return line.isRightToLeft ? rest - indent : indent
    }
  }
}
