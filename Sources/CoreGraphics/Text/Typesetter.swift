/// Text broken into lines, each with its height; where the lines stand is left to `TextLayout`.
final class TypesetText {
  struct Line {
    /// What is drawn: a line of `shaped`.
    let shaped: ShapedText
    let index: Int
    /// From bytes of what is drawn to bytes of the source; an ellipsis belongs to none.
    let map: [(shown: Range<Int>, source: Range<Int>)]
    /// In bytes of the source; all of it that a truncated line stands for.
    let bytes: Range<Int>
    let width: CGFloat
    let isRightToLeft: Bool
    let isParagraphStart: Bool
    let isTruncated: Bool
    let ascender: CGFloat
    /// Negative.
    let descender: CGFloat
  }

  let source: SourceText
  let lines: [Line]
  /// Whether some text did not find a place.
  let isCut: Bool

  init(source: SourceText, lines: [Line], isCut: Bool) {
    self.source = source
    self.lines = lines
    self.isCut = isCut
  }

  var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }
}

/// Breaks runs of text into lines.
struct Typesetter {
  let source: SourceText
  let library: FontLibrary
  let spans: [ShapedSpan]
  let paragraph: TextParagraphStyle
  /// In points; nil has no end.
  let width: CGFloat?
  /// 0 is any number.
  let maximumLines: Int

  init(runs: [TextRun], paragraph: TextParagraphStyle, width: CGFloat?, maximumLines: Int) {
    source = SourceText(runs)
    let styling = TextStyling(source, kerns: runs.map(\.style.kern))
    library = styling.library
    spans = styling.spans
    self.paragraph = paragraph
    self.width = width
    self.maximumLines = maximumLines
  }

  private var truncates: Bool {
    switch paragraph.lineBreak {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .charWrapping, .clipping: false
    }
  }

  /// The width at which lines are broken; nil where they are not.
  private var wrapWidth: CGFloat? {
    if paragraph.lineBreak == .clipping || (truncates && (maximumLines == 1 || paragraph.truncatesEachParagraph)) { return nil }
    return width.map { max($0 - paragraph.headIndent, 1) }
  }

  func typeset() -> TypesetText {
    let shaped = ShapedText(
      library: library, text: source.text, spans: spans, width: wrapWidth,
      wrap: paragraph.lineBreak == .charWrapping ? .characters : .words,
      indent: paragraph.firstLineHeadIndent - paragraph.headIndent, isJustified: paragraph.alignment == .justified,
      direction: paragraph.direction)
    var lines: [TypesetText.Line] = []
    let limit = maximumLines > 0 ? maximumLines : Int.max
    for (index, line) in shaped.lines.enumerated().prefix(limit) {
      let isLast = index == limit - 1 && shaped.lines.count > limit
      let isTooWide = wrapWidth == nil && width.map { line.width > $0 + 0.01 } ?? false
      if truncates, let width, isLast || isTooWide {
        lines.append(truncated(from: line, to: width, isAlwaysCut: isLast))
      } else {
        lines.append(plain(shaped, index))
      }
    }
    return TypesetText(source: source, lines: lines, isCut: shaped.lines.count > limit)
  }

  private func plain(_ shaped: ShapedText, _ index: Int) -> TypesetText.Line {
    let line = shaped.lines[index]
    let height = height(of: line.bytes)
    return TypesetText.Line(
      shaped: shaped, index: index, map: [(line.bytes, line.bytes)], bytes: line.bytes, width: line.width,
      isRightToLeft: line.isRightToLeft, isParagraphStart: line.isParagraphStart, isTruncated: false, ascender: height.ascender,
      descender: height.descender)
  }

  /// The tallest of the line's fonts decides, whatever other fonts stand in for them.
  private func height(of bytes: Range<Int>) -> (ascender: CGFloat, descender: CGFloat) {
    var touched = spans.filter { $0.bytes.overlaps(bytes) }
    if touched.isEmpty, let last = source.span(atByte: bytes.lowerBound) { touched = [last] }
    return touched.reduce((0, 0)) { (max($0.0, $1.face.ascender), min($0.1, $1.face.descender)) }
  }

  // The rest cuts a line short.

  private func truncated(from line: ShapedText.Line, to width: CGFloat, isAlwaysCut: Bool) -> TypesetText.Line {
    let rest = line.bytes.lowerBound..<paragraphEnd(from: line.bytes.upperBound)
    let first = source.grapheme(atByte: rest.lowerBound)
    let last = source.grapheme(atByte: rest.upperBound)
    let whole = shape(kept: [rest], ellipsisAfter: nil)
    // How wide the first so many characters of the rest are, and the last.
    let bounds = source.graphemeBytes[first...last].map { $0 - rest.lowerBound }
    func measure(_ bytes: Range<Int>) -> CGFloat {
      whole.ranges(of: bytes, line: 0).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
    let ellipsis = shape(kept: [rest.lowerBound..<rest.lowerBound], ellipsisAfter: 0).lines[0].width
    let room = max(width - ellipsis, 0)
    let count = bounds.count - 1
    var kept: Int
    switch paragraph.lineBreak {
    case .truncatingHead: kept = Self.largest(upTo: count) { measure(bounds[count - $0]..<bounds[count]) <= room }
    case .truncatingMiddle:
      kept = Self.largest(upTo: count) {
        measure(0..<bounds[($0 + 1) / 2]) + measure(bounds[count - $0 / 2]..<bounds[count]) <= room
      }
    default: kept = Self.largest(upTo: count) { measure(0..<bounds[$0]) <= room }
    }
    while true {
      let parts = parts(keeping: kept, of: count, bounds: bounds, start: rest.lowerBound)
      let shaped = shape(kept: parts.kept, ellipsisAfter: parts.before)
      // Beside the ellipsis characters may be kerned in another way than measured.
      if shaped.lines[0].width <= width + 0.01 || kept == 0 { return finished(shaped, parts: parts, for: rest, in: line) }
      kept -= 1
    }
  }

  private func finished(
    _ shaped: ShapedText, parts: (kept: [Range<Int>], before: Int), for rest: Range<Int>, in line: ShapedText.Line
  ) -> TypesetText.Line {
    var map: [(shown: Range<Int>, source: Range<Int>)] = []
    var place = 0
    for (index, part) in parts.kept.enumerated() {
      if index == parts.before { place += Self.ellipsis.utf8.count }
      map.append((place..<place + part.count, part))
      place += part.count
    }
    let height = height(of: rest)
    return TypesetText.Line(
      shaped: shaped, index: 0, map: map, bytes: rest, width: shaped.lines[0].width, isRightToLeft: shaped.lines[0].isRightToLeft,
      isParagraphStart: line.isParagraphStart, isTruncated: true, ascender: height.ascender, descender: height.descender)
  }

  private static let ellipsis = "…"

  /// The parts that stay, and before which of them the ellipsis stands.
  private func parts(keeping kept: Int, of count: Int, bounds: [Int], start: Int) -> (kept: [Range<Int>], before: Int) {
    func part(_ from: Int, _ to: Int) -> Range<Int> { start + bounds[from]..<start + bounds[to] }
    switch paragraph.lineBreak {
    case .truncatingHead: return ([withoutSpaces(part(count - kept, count), atStart: true)], 0)
    case .truncatingMiddle:
      let before = withoutSpaces(part(0, (kept + 1) / 2), atStart: false)
      return ([before, withoutSpaces(part(count - kept / 2, count), atStart: true)], 1)
    default: return ([withoutSpaces(part(0, kept), atStart: false)], 1)
    }
  }

  /// No space stands beside the ellipsis.
  private func withoutSpaces(_ bytes: Range<Int>, atStart: Bool) -> Range<Int> {
    let slice = source.slice(bytes)
    if atStart {
      let rest = slice.drop { $0.isWhitespace }
      return bytes.upperBound - rest.utf8.count..<bytes.upperBound
    }
    var end = slice
    while let last = end.last, last.isWhitespace { end.removeLast() }
    return bytes.lowerBound..<bytes.lowerBound + end.utf8.count
  }

  /// One line of some parts of the text; `ellipsisAfter` counts the parts before which an ellipsis stands.
  private func shape(kept: [Range<Int>], ellipsisAfter: Int?) -> ShapedText {
    var text = ""
    var shown: [ShapedSpan] = []
    func add(_ bytes: Range<Int>) {
      let offset = text.utf8.count - bytes.lowerBound
      text += source.slice(bytes)
      for span in spans where span.bytes.overlaps(bytes) {
        var copy = span
        copy.bytes = span.bytes.clamped(to: bytes).shifted(by: offset)
        copy.spacing = span.spacing.filter { $0.bytes.overlaps(bytes) }
          .map { ($0.bytes.clamped(to: bytes).shifted(by: offset), $0.points) }
        shown.append(copy)
      }
    }
    func addEllipsis(at byte: Int) {
      guard var span = spans.first(where: { $0.bytes.contains(byte) }) ?? spans.last else { return }
      let start = text.utf8.count
      text += Self.ellipsis
      span.bytes = start..<text.utf8.count
      span.spacing = span.spacing.first.map { [(span.bytes, $0.points)] } ?? []
      shown.append(span)
    }
    for (index, part) in kept.enumerated() {
      if ellipsisAfter == index { addEllipsis(at: index == 0 ? part.lowerBound : max(kept[index - 1].upperBound - 1, 0)) }
      add(part)
    }
    if ellipsisAfter == kept.count, let last = kept.last { addEllipsis(at: max(last.upperBound - 1, last.lowerBound)) }
    return ShapedText(library: library, text: text, spans: shown, direction: paragraph.direction)
  }

  private func paragraphEnd(from byte: Int) -> Int {
    let utf8 = source.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: byte)
    guard let end = source.text[start...].firstIndex(where: \.isNewline) else { return source.byteCount }
    return utf8.distance(from: utf8.startIndex, to: end)
  }

  /// The largest number for which `fits` holds, if it holds for every smaller one.
  private static func largest(upTo count: Int, where fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Range<Int> {
  func shifted(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
