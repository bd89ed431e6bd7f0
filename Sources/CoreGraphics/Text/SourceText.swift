/// The text of some runs as Pango takes it, with the way from its bytes to UTF-16 and back.
final class SourceText {
  /// Without characters that C strings cannot hold; as long in UTF-16 as what was given.
  let text: String
  let spans: [ShapedSpan]
  let byteCount: Int
  let utf16Count: Int
  let isASCII: Bool
  /// For each byte the UTF-16 offset of the character it belongs to; built when first asked for.
  private lazy var utf16Offsets = makeOffsets()
  private(set) lazy var graphemeBytes = makeGraphemes()

  init(_ runs: [TextRun]) {
    var text = ""
    var spans: [ShapedSpan] = []
    var start = 0
    for run in runs {
      text += Self.sanitized(run.text)
      let end = text.utf8.count
      let style = run.style
      spans.append(
        ShapedSpan(
          bytes: start..<end, face: style.font, color: style.color?.standard, underline: style.underline,
          strikethrough: style.strikethrough, rise: style.baselineOffset.isFinite ? min(max(style.baselineOffset, -1000), 1000) : 0))
      start = end
    }
    text.makeContiguousUTF8()
    self.text = text
    self.spans = spans
    byteCount = start
    utf16Count = text.utf16.count
    isASCII = start == utf16Count && text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// A NUL would end the text; a space without width takes its place.
  private static func sanitized(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{200B}" : $0 }))
  }

  private func makeOffsets() -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(byteCount + 1)
    var offset: Int32 = 0
    for scalar in text.unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { result.append(offset) }
      offset += Int32(UTF16.width(scalar))
    }
    result.append(offset)
    return result
  }

  private func makeGraphemes() -> [Int] {
    var result = [0]
    for character in text { result.append(result[result.count - 1] + character.utf8.count) }
    return result
  }

  /// The UTF-16 offset of a byte, bounded to the text.
  func utf16Offset(ofByte byte: Int) -> Int {
    let bounded = min(max(byte, 0), byteCount)
    return isASCII ? bounded : Int(utf16Offsets[bounded])
  }

  /// The first byte of the character at a UTF-16 offset, bounded to the text.
  func byte(ofUTF16Offset offset: Int) -> Int {
    let bounded = min(max(offset, 0), utf16Count)
    if isASCII { return bounded }
    // The offsets rise, so halves of the table can be left out.
    var low = 0
    var high = byteCount
    while low < high {
      let middle = (low + high) / 2
      if Int(utf16Offsets[middle]) < bounded { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index into `graphemeBytes` of the last boundary at or before `byte`.
  func grapheme(atByte byte: Int) -> Int {
    var low = 0
    var high = graphemeBytes.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if graphemeBytes[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Part of the text.
  func slice(_ bytes: Range<Int>) -> Substring {
    let utf8 = text.utf8
    return text[utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: bytes.upperBound)]
  }

  /// The span a byte belongs to; behind the end the last one.
  func span(atByte byte: Int) -> ShapedSpan? { spans.first { $0.bytes.contains(byte) } ?? spans.last }
}
