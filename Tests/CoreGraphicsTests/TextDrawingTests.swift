import CoreGraphics
import Testing

@Suite struct TextDrawingTests {
  @Test("Chinese, emoji and Latin in one label are sharp", arguments: [2, 3] as [CGFloat]) func sharpness(_ scale: CGFloat) throws {
    let sketch = Sketch(220, 30, scale: scale, ground: .white)
    layout("Hello 你好 😀 Settings 设置", scale: scale).draw(in: sketch.context, at: CGPoint(x: 5, y: 5))
    try sketch.write("sharp\(Int(scale))")
    // Stems are wider than a pixel here, so a line through the text meets full black often.
    var black = 0
    var steep = 0
    for y in 0..<sketch.bitmap.height {
      for x in 1..<sketch.bitmap.width {
        let (left, here) = (Int(sketch.pixel(x - 1, y) & 0xff), Int(sketch.pixel(x, y) & 0xff))
        if here < 16 { black += 1 }
        if abs(left - here) > 150 { steep += 1 }
      }
    }
    #expect(black > 250 * Int(scale) && steep > 250 * Int(scale))
  }

  @Test func emojiHaveTheirColours() {
    let sketch = Sketch(40, 40, scale: 3)
    layout("😀", size: 28, scale: 3).draw(in: sketch.context, at: CGPoint(x: 2, y: 2), color: blue)
    let yellow = sketch.box { $0 >> 24 == 255 && $0 >> 16 & 0xff > 200 && $0 >> 8 & 0xff > 150 && $0 & 0xff < 120 }
    #expect((yellow?.width ?? 0) > 70 && (yellow?.width ?? 999) < 110)
  }

  @Test func emojiAreAsClearAsTheirText() {
    let sketch = Sketch(40, 40)
    layout("😀", size: 28).draw(in: sketch.context, at: CGPoint(x: 2, y: 2), color: CGColor(gray: 0, alpha: 0.5))
    var most = 0
    for y in 0..<40 { for x in 0..<40 { most = max(most, sketch.alpha(x, y)) } }
    #expect((126...130).contains(most))
  }

  @Test func theBaselineIsWhereItIsSaid() {
    let sketch = Sketch(60, 30, scale: 3)
    let text = layout("HHH", scale: 3)
    text.draw(in: sketch.context, at: CGPoint(x: 5, y: 4))
    let box = sketch.box { $0 >> 24 > 128 }
    #expect(box.map { $0.y + $0.height } == Int((4 + text.firstBaseline) * 3))
    // Capitals of Inter are 0.727 em high.
    #expect(abs(Double(box?.height ?? 0) - 17 * 0.727 * 3) <= 1)
  }

  @Test("Glyphs stand between pixels too") func positions() {
    func left(_ x: CGFloat) -> Double {
      let sketch = Sketch(20, 24)
      layout("l").draw(in: sketch.context, at: CGPoint(x: x, y: 2))
      // The middle of the ink of one row.
      var (sum, moment) = (0.0, 0.0)
      for column in 0..<20 {
        sum += Double(sketch.alpha(column, 12))
        moment += Double(sketch.alpha(column, 12)) * (Double(column) + 0.5)
      }
      return moment / sum
    }
    let start = left(4)
    let places = [0.25, 0.5, 0.75, 1].map { left(4 + $0) - start }
    for (place, step) in zip(places, [0.25, 0.5, 0.75, 1]) { #expect(abs(place - step) < 0.13) }
    #expect(zip([0] + places, places).allSatisfy { $1 > $0 + 0.15 })
  }

  @Test func theSameTextLooksTheSameInEveryContext() throws {
    let direct = Sketch(80, 30, scale: 2)
    layout("Text 文字", scale: 2).draw(in: direct.context, at: CGPoint(x: 4.25, y: 4), color: red)
    let clipped = Sketch(80, 30, scale: 2)
    clipped.context.addEllipse(in: CGRect(x: -100, y: -100, width: 400, height: 400))
    clipped.context.clip()
    layout("Text 文字", scale: 2).draw(in: clipped.context, at: CGPoint(x: 4.25, y: 4), color: red)
    let grouped = Sketch(80, 30, scale: 2)
    grouped.context.beginTransparencyLayer(auxiliaryInfo: nil)
    layout("Text 文字", scale: 2).draw(in: grouped.context, at: CGPoint(x: 4.25, y: 4), color: red)
    grouped.context.endTransparencyLayer()
    let swapped = try #require(
      CGContext(
        data: nil, width: 160, height: 60, bitsPerComponent: 8, bytesPerRow: 640, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    swapped.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 60))
    layout("Text 文字", scale: 2).draw(in: swapped, at: CGPoint(x: 4.25, y: 4), color: red)
    let image = try #require(swapped.makeImage())
    for y in 0..<60 {
      for x in 0..<160 {
        let expected = direct.pixel(x, y)
        for other in [
          clipped.pixel(x, y), grouped.pixel(x, y),
          image.buffer.pixels.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self),
        ] {
          #expect(abs(Int(expected >> 24) - Int(other >> 24)) <= 1 && abs(Int(expected >> 16 & 0xff) - Int(other >> 16 & 0xff)) <= 1)
        }
      }
    }
    #expect(direct.coverage > 100)
  }

  @Test func aClipCutsText() {
    let sketch = Sketch(80, 30)
    sketch.context.clip(to: CGRect(x: 10, y: 8, width: 10, height: 6))
    layout("MMMMMM").draw(in: sketch.context, at: CGPoint(x: 2, y: 2))
    #expect(sketch.box() == PixelRect(x: 10, y: 8, width: 10, height: 6))
  }

  @Test func eachRunHasItsColour() {
    let font = FontFace(pointSize: 30, weight: 0.62)
    let runs = [
      TextRun(text: "M", style: TextStyle(font: font, color: red)), TextRun(text: "M", style: TextStyle(font: font, color: blue)),
      TextRun(text: "M", style: TextStyle(font: font)),
    ]
    let text = TextLayout(runs: runs, paragraph: TextParagraphStyle(), width: .infinity, maximumLines: 1, scale: 1)
    let sketch = Sketch(120, 50)
    text.draw(in: sketch.context, at: CGPoint(x: 5, y: 5), color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    let boxes = [0xffff_0000, 0xff00_00ff, 0xff00_ff00].map { color in sketch.box { $0 == color } }
    #expect(boxes.allSatisfy { $0 != nil })
    #expect((boxes[0]?.x ?? 0) < (boxes[1]?.x ?? 0) && (boxes[1]?.x ?? 0) < (boxes[2]?.x ?? 0))
  }

  @Test func linesUnderAndThroughTextAreDrawn() {
    func rows(_ style: TextStyle) -> Int {
      let sketch = Sketch(60, 40, scale: 2)
      TextLayout(
        runs: [TextRun(text: "      .", style: style)], paragraph: TextParagraphStyle(), width: .infinity, maximumLines: 1, scale: 2
      ).draw(in: sketch.context, at: CGPoint(x: 2, y: 2))
      return (0..<80).filter { sketch.alpha(20, $0) == 255 }.count
    }
    let font = FontFace(pointSize: 30)
    #expect(rows(TextStyle(font: font)) == 0)
    #expect((2...6).contains(rows(TextStyle(font: font, underline: true))))
    #expect((2...6).contains(rows(TextStyle(font: font, strikethrough: true))))
  }

  @Test func turnedTextIsDrawnToo() {
    let sketch = Sketch(60, 60)
    sketch.context.translateBy(x: 30, y: 5)
    sketch.context.rotate(by: .pi / 2)
    layout("MMM").draw(in: sketch.context, at: .zero)
    let box = sketch.box { $0 >> 24 > 128 }
    #expect((box?.height ?? 0) > 30 && (box?.width ?? 99) < 20)
  }

  @Test func textOutsideTheClipCostsNothingAndChangesNothing() {
    let sketch = Sketch(20, 20)
    layout("far away").draw(in: sketch.context, at: CGPoint(x: 1e8, y: -1e8))
    layout("near").draw(in: sketch.context, at: CGPoint(x: -4000, y: 0))
    #expect(sketch.box() == nil)
  }

  @Test func backgroundsLieUnderTheirRun() {
    let font = FontFace(pointSize: 17)
    let runs = [
      TextRun(text: "ab", style: TextStyle(font: font)), TextRun(text: "   ", style: TextStyle(font: font, backgroundColor: red)),
    ]
    let text = TextLayout(runs: runs, paragraph: TextParagraphStyle(), width: .infinity, maximumLines: 1, scale: 2)
    let sketch = Sketch(60, 30, scale: 2)
    text.draw(in: sketch.context, at: .zero)
    let box = sketch.box { $0 == 0xffff_0000 }
    #expect(box?.y == 0 && box?.height == 41)
    #expect(abs(Double(box?.x ?? 0) - Double(text.caretRect(utf16Offset: 2).minX * 2)) <= 1)
  }

  @Test func manyThreadsMayMeasureAndDraw() {
    let threads = (0..<4).map { number in
      Thread {
        for round in 0..<200 {
          let text = layout("Thread \(number) round \(round) 线程 😀", width: 80)
          text.draw(in: Sketch(80, 60).context, at: .zero)
        }
      }
    }
    threads.forEach { $0.start() }
    while threads.contains(where: { !$0.isFinished }) { usleep(1000) }
    #expect(threads.allSatisfy { $0.isFinished })
  }
}
