internal import CCairo
internal import CPango

/// A stretch of the text with its look, in bytes of UTF-8.
struct ShapedSpan {
  var bytes: Range<Int>
  var face: FontFace
  var color: StandardColor?
  var underline = false
  var strikethrough = false
  var rise: CGFloat = 0
  /// Points after each character, by parts of the span.
  var spacing: [(bytes: Range<Int>, points: CGFloat)] = []
}

/// Text that Pango has shaped and broken into lines. Where the lines stand is for others to say.
final class ShapedText {
  struct Line {
    /// In bytes; without the line feed that ends it.
    let bytes: Range<Int>
    /// The sum of all advances in points, with the spacing after the last character.
    let width: CGFloat
    let isRightToLeft: Bool
    let isParagraphStart: Bool
  }

  enum Wrap { case words, characters }

  private let layout: OpaquePointer
  private var pointers: [UnsafeMutablePointer<PangoLayoutLine>] = []
  private(set) var lines: [Line] = []
  /// Keeps the fonts.
  private let library: FontLibrary
  private let spans: [ShapedSpan]
  private var runs: [Int: [GlyphRun]] = [:]

  private static let unit = CGFloat(PANGO_SCALE)

  /// - Parameters:
  ///   - width: in points; nil never breaks a line.
  ///   - indent: by how much the first line of a paragraph is shorter, or with a negative number the others are.
  init(
    library: FontLibrary, text: String, spans: [ShapedSpan], width: CGFloat? = nil, wrap: Wrap = .words, indent: CGFloat = 0,
    isJustified: Bool = false, direction: TextParagraphStyle.Direction = .natural
  ) {
    self.library = library
    self.spans = spans
    layout = library.withContext(rightToLeft: direction == .rightToLeft) { pango_layout_new($0) }
    if direction != .natural { pango_layout_set_auto_dir(layout, 0) }
    if let first = spans.first { pango_layout_set_font_description(layout, library.description(of: first.face).pointer) }
    var copy = text
    copy.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
    setAttributes(spans)
    if let width {
      // A line that fits with the negative space after its last character must not be broken for the lack of it.
      let slack = spans.reduce(0) { max($0, -($1.spacing.first?.points ?? 0)) }
      pango_layout_set_width(layout, Int32((min(max(width, 0) + slack, 1_000_000) * Self.unit).rounded(.up)))
      pango_layout_set_wrap(layout, wrap == .characters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      if isJustified { pango_layout_set_justify(layout, 1) }
      if indent != 0, indent.isFinite {
        pango_layout_set_indent(layout, Int32(min(max(indent, -100_000), 100_000) * Self.unit))
      }
    }
    readLines()
  }

  deinit { TextEngine.lock.withLock { g_object_unref(UnsafeMutableRawPointer(layout)) } }

  private func setAttributes(_ spans: [ShapedSpan]) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(bytes.lowerBound)
      attribute.pointee.end_index = UInt32(bytes.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    for (index, span) in spans.enumerated() where !span.bytes.isEmpty {
      if index > 0 { add(pango_attr_font_desc_new(library.description(of: span.face).pointer), span.bytes) }
      if let color = span.color {
        func part(_ value: Double) -> UInt16 { UInt16((value * 65535).rounded()) }
        add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)), span.bytes)
        add(pango_attr_foreground_alpha_new(max(part(color.alpha), 1)), span.bytes)
      }
      if span.underline { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), span.bytes) }
      if span.strikethrough { add(pango_attr_strikethrough_new(1), span.bytes) }
      if span.rise != 0 { add(pango_attr_rise_new(Int32(span.rise * Self.unit)), span.bytes) }
      if span.face.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), span.bytes) }
      for spacing in span.spacing where spacing.points != 0 {
        let bounded = min(max(spacing.points, -1000), 1000)
        add(pango_attr_letter_spacing_new(Int32((bounded * Self.unit).rounded())), spacing.bytes)
      }
    }
    pango_layout_set_attributes(layout, list)
  }

  private func readLines() {
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let start = Int(pango_layout_line_get_start_index(line))
        let end = start + Int(pango_layout_line_get_length(line))
        pointers.append(line)
        lines.append(
          Line(
            bytes: start..<end, width: max(CGFloat(logical.width) / Self.unit + spacing(afterByte: end - 1, from: start), 0),
            isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
            isParagraphStart: pango_layout_line_is_paragraph_start(line) != 0))
      }
      node = current.pointee.next
    }
  }

  /// Pango spaces characters only from each other; the last one's space belongs to the width too.
  private func spacing(afterByte byte: Int, from start: Int) -> CGFloat {
    guard byte >= start, let span = spans.first(where: { $0.bytes.contains(byte) }) else { return 0 }
    return span.spacing.first { $0.bytes.contains(byte) }?.points ?? 0
  }

  /// The glyphs of a line, from left to right.
  func glyphRuns(line: Int) -> [GlyphRun] {
    if let known = runs[line] { return known }
    var result: [GlyphRun] = []
    var left: CGFloat = 0
    var node = pointers[line].pointee.runs
    while let current = node {
      if let data = current.pointee.data {
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        if let run = glyphRun(item, left: &left) { result.append(run) }
      }
      node = current.pointee.next
    }
    runs[line] = result
    return result
  }

  private func glyphRun(_ run: PangoGlyphItem, left: inout CGFloat) -> GlyphRun? {
    guard let item = run.item?.pointee, let font = item.analysis.font, let glyphs = run.glyphs?.pointee else { return nil }
    let span = spans.first { $0.bytes.contains(Int(item.offset)) } ?? spans.last
    let start = left
    var place = left + CGFloat(run.start_x_offset) / Self.unit
    var placed: [PlacedGlyph] = []
    var boxes: [Range<CGFloat>] = []
    placed.reserveCapacity(Int(glyphs.num_glyphs))
    for index in 0..<Int(glyphs.num_glyphs) {
      let info = glyphs.glyphs[index]
      let end = place + CGFloat(info.geometry.width) / Self.unit
      if info.glyph & Self.unknownGlyph != 0 {
        boxes.append(place..<max(end, place))
      } else if info.glyph != Self.emptyGlyph {
        placed.append(
          PlacedGlyph(
            index: info.glyph, x: Float(place + CGFloat(info.geometry.x_offset) / Self.unit),
            y: Float(CGFloat(info.geometry.y_offset) / Self.unit)))
      }
      place = end
    }
    left = place + CGFloat(run.end_x_offset) / Self.unit
    return GlyphRun(
      font: ShapedFont.of(font), glyphs: placed, color: span?.color, left: start, right: left, rise: CGFloat(run.y_offset) / Self.unit,
      underline: span?.underline ?? false, strikethrough: span?.strikethrough ?? false, boxes: boxes)
  }

  /// Pango's marks for what is not drawn and for what no font has.
  private static let emptyGlyph: UInt32 = 0x0fff_ffff
  private static let unknownGlyph: UInt32 = 0x1000_0000

  /// Draws a line through Pango with the canvas's source; (x, baseline) is its left end in the canvas's user space.
  func draw(line: Int, x: CGFloat, baseline: CGFloat, on canvas: Canvas) {
    canvas.withPointer { cairo in
      cairo_move_to(cairo, Double(x), Double(baseline))
      pango_cairo_show_layout_line(cairo, pointers[line])
    }
  }

  /// How far the ink of a line reaches above its baseline, in points.
  func inkAscent(line: Int) -> CGFloat {
    var ink = PangoRectangle()
    pango_layout_line_get_extents(pointers[line], &ink, nil)
    return CGFloat(-ink.y) / Self.unit
  }

  /// The edge of the character at `byte`, in points from the line's left end.
  func x(ofByte byte: Int, trailing: Bool, line: Int) -> CGFloat {
    var position: Int32 = 0
    pango_layout_line_index_to_x(pointers[line], Int32(byte), trailing ? 1 : 0, &position)
    return CGFloat(position) / Self.unit
  }

  /// The character under x, and how many Unicode scalars further the nearest edge of its cluster lies.
  func byte(atX x: CGFloat, line: Int) -> (byte: Int, scalars: Int) {
    var index: Int32 = 0
    var trailing: Int32 = 0
    let bounded = x.isFinite ? min(max(x, -1_000_000), 1_000_000) : 0
    pango_layout_line_x_to_index(pointers[line], Int32(bounded * Self.unit), &index, &trailing)
    return (Int(index), Int(trailing))
  }

  /// What the bytes take of a line, from left to right, in points from its left end.
  func ranges(of bytes: Range<Int>, line: Int) -> [Range<CGFloat>] {
    var result: [Range<CGFloat>] = []
    var left: CGFloat = 0
    var node = pointers[line].pointee.runs
    while let current = node {
      if let data = current.pointee.data {
        let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        left = append(run, left: left, bytes: bytes, to: &result)
      }
      node = current.pointee.next
    }
    return result
  }

  private func append(_ run: PangoGlyphItem, left: CGFloat, bytes: Range<Int>, to result: inout [Range<CGFloat>]) -> CGFloat {
    guard let item = run.item?.pointee, let glyphs = run.glyphs else { return left }
    let width = CGFloat(pango_glyph_string_get_width(glyphs)) / Self.unit
    let own = Int(item.offset)..<Int(item.offset + item.length)
    let part = own.clamped(to: bytes)
    guard !part.isEmpty, let text = pango_layout_get_text(layout) else { return left + width }
    var analysis = item.analysis
    func edge(_ byte: Int) -> CGFloat {
      var position: Int32 = 0
      let start = UnsafeMutablePointer(mutating: text + own.lowerBound)
      pango_glyph_string_index_to_x(glyphs, start, item.length, &analysis, Int32(byte - own.lowerBound), 0, &position)
      return CGFloat(position) / Self.unit
    }
    let (first, second) = (edge(part.lowerBound), edge(part.upperBound))
    let (low, high) = (left + min(first, second), left + max(first, second))
    if let last = result.last, abs(last.upperBound - low) < 0.01 {
      result[result.count - 1] = last.lowerBound..<high
    } else if high > low {
      result.append(low..<high)
    }
    return left + width
  }
}
