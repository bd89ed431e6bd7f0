/// Finds out which fonts a text needs, and which of its characters take the tracking of the system font.
struct TextStyling {
  let library: FontLibrary
  let spans: [ShapedSpan]

  init(_ source: SourceText, kerns: [CGFloat?]) {
    let isPlain = source.spans.allSatisfy { $0.face.design == .standard }
    let essential = FontLibrary.essential
    if source.isASCII {
      library = isPlain || source.spans.allSatisfy { $0.face.design.isEssential } ? essential : .complete
    } else {
      essential.check(source.text)
      let isCovered = source.text.unicodeScalars.allSatisfy { $0.value < 0x80 || $0.isInvisible || essential.coverage.has($0) }
      library = isCovered && source.spans.allSatisfy { $0.face.design.isEssential } ? essential : .complete
    }
    var spans = source.spans
    for index in spans.indices {
      if let kern = kerns[index], kern.isFinite {
        spans[index].spacing = [(spans[index].bytes, kern)]
      } else if spans[index].face.design == .standard {
        let points = Tracking.points(atSize: spans[index].face.pointSize)
        spans[index].spacing = Self.parts(of: spans[index].bytes, source, essential.coverage).map { ($0, points) }
      }
    }
    self.spans = spans
  }

  /// The stretches that the system font itself draws: fonts that stand in for it have no tracking.
  private static func parts(of bytes: Range<Int>, _ source: SourceText, _ coverage: FontCoverage) -> [Range<Int>] {
    if source.isASCII { return [bytes] }
    var parts: [Range<Int>] = []
    var place = bytes.lowerBound
    for scalar in source.slice(bytes).unicodeScalars {
      let end = place + UTF8.width(scalar)
      let isOwn = scalar.value < 0x80 || coverage.systemFontHas(scalar)
      if isOwn {
        if let last = parts.last, last.upperBound == place {
          parts[parts.count - 1] = last.lowerBound..<end
        } else {
          parts.append(place..<end)
        }
      }
      place = end
    }
    return parts
  }
}

extension FontFace.Design {
  /// Whether the small library has the family.
  var isEssential: Bool { self == .standard || self == .monospaced }
}

extension Unicode.Scalar {
  /// Han, kana and hangul with their punctuation.
  var isEastAsian: Bool {
    switch value {
    case 0x2e80...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0xff00...0xffef, 0x20000...0x323af: true
    default: false
    }
  }

  /// What no font needs to draw.
  var isInvisible: Bool { properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control || properties.isWhitespace }
}
