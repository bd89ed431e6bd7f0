extension TextLayout {
  /// The upright bar before the character at a UTF-16 offset; offsets outside the text mean its ends.
  ///
  /// Its width is zero. Where a line is broken, the place belongs to the line that follows.
  package func caretRect(utf16Offset: Int) -> CGRect {
    guard let typeset, let index = lineIndex(utf16Offset: utf16Offset) else { return .zero }
    let line = lines[index]
    let byte = typeset.source.byte(ofUTF16Offset: utf16Offset)
    let x = TextEngine.lock.withLock { self.x(ofByte: byte, in: typeset.lines[index]) }
    return CGRect(x: line.x + x, y: line.top, width: 0, height: line.height)
  }

  private func lineIndex(utf16Offset: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.lastIndex { $0.utf16Range.lowerBound <= utf16Offset } ?? 0
  }

  private func x(ofByte byte: Int, in line: TypesetText.Line) -> CGFloat {
    for part in line.map where part.source.contains(byte) {
      return line.shaped.x(ofByte: part.shown.lowerBound + byte - part.source.lowerBound, trailing: false, line: line.index)
    }
    // At the end of the line, or in what an ellipsis stands for.
    guard let part = line.map.last(where: { $0.source.upperBound <= byte && !$0.source.isEmpty }) else {
      return line.isRightToLeft ? line.width : 0
    }
    return line.shaped.x(ofByte: max(part.shown.upperBound - 1, part.shown.lowerBound), trailing: true, line: line.index)
  }

  /// The UTF-16 offset of the gap between characters that is nearest to `point`, in the coordinates of the block.
  package func utf16Offset(at point: CGPoint) -> Int {
    guard let typeset, !lines.isEmpty, !point.x.isNaN, !point.y.isNaN else { return 0 }
    let index = lines.lastIndex { $0.top <= point.y } ?? 0
    let text = typeset.lines[index]
    let found = TextEngine.lock.withLock { text.shaped.byte(atX: point.x - lines[index].x, line: text.index) }
    var byte = sourceByte(ofShown: found.byte, in: text)
    if found.scalars > 0 { byte = typeset.source.advance(byte, scalars: found.scalars) }
    let isBroken = index + 1 < lines.count && typeset.lines[index + 1].bytes.lowerBound == text.bytes.upperBound
    if byte >= text.bytes.upperBound, isBroken, !text.bytes.isEmpty {
      // The gap after the last character of a broken line would be on the next line.
      byte = typeset.source.graphemeBytes[max(typeset.source.grapheme(atByte: text.bytes.upperBound) - 1, 0)]
    }
    return typeset.source.utf16Offset(ofByte: min(byte, text.bytes.upperBound))
  }

  private func sourceByte(ofShown byte: Int, in line: TypesetText.Line) -> Int {
    for part in line.map where part.shown.contains(byte) { return part.source.lowerBound + byte - part.shown.lowerBound }
    return line.map.last { $0.shown.upperBound <= byte }?.source.upperBound ?? line.bytes.lowerBound
  }

  /// The rectangles that a selection covers, a line's height each.
  package func selectionRects(utf16Range: Range<Int>) -> [CGRect] {
    guard let typeset else { return [] }
    let start = typeset.source.byte(ofUTF16Offset: utf16Range.lowerBound)
    let end = typeset.source.byte(ofUTF16Offset: utf16Range.upperBound)
    return start < end ? rects(ofBytes: start..<end) : []
  }

  func rects(ofBytes bytes: Range<Int>) -> [CGRect] {
    guard let typeset else { return [] }
    return TextEngine.lock.withLock {
      zip(lines, typeset.lines).flatMap { line, text in
        text.map.flatMap { part -> [CGRect] in
          let inside = part.source.clamped(to: bytes)
          guard !inside.isEmpty else { return [] }
          let shown = inside.shifted(by: part.shown.lowerBound - part.source.lowerBound)
          return text.shaped.ranges(of: shown, line: text.index).map {
            CGRect(x: line.x + $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: line.height)
          }
        }
      }
    }
  }
}

extension SourceText {
  /// The byte so many Unicode scalars further on.
  func advance(_ byte: Int, scalars: Int) -> Int {
    let view = text.utf8
    let start = view.index(view.startIndex, offsetBy: min(byte, byteCount))
    let end = text.unicodeScalars.index(start, offsetBy: scalars, limitedBy: text.endIndex) ?? text.endIndex
    return view.distance(from: view.startIndex, to: end)
  }
}
