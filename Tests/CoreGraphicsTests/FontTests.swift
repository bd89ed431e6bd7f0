import CoreGraphics
import Testing

@Suite struct FontTests {
  /// The ink of a text at 40 points, in pixels.
  private func ink(_ weight: CGFloat, italic: Bool = false) -> Double {
    let sketch = Sketch(300, 60)
    let face = FontFace(pointSize: 40, weight: weight, isItalic: italic)
    TextLayout(
      runs: [TextRun(text: "Hamburg", style: TextStyle(font: face))], paragraph: TextParagraphStyle(), width: .infinity, maximumLines: 1,
      scale: 1
    ).draw(in: sketch.context, at: CGPoint(x: 5, y: 5))
    return sketch.coverage
  }

  @Test func everyWeightIsBolderThanTheLast() {
    let inks = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62].map { ink($0) }
    for (light, bold) in zip(inks, inks.dropFirst()) { #expect(bold > light * 1.02) }
  }

  @Test func largeTextTakesTheDisplayDesign() {
    #expect(FontFace(pointSize: 28).family == "Inter")
    let small = layout("Hamburg", size: 27.9, scale: 0).size.width / 27.9
    let large = layout("Hamburg", size: 28, scale: 0).size.width / 28
    #expect(abs(small - large) > 0.02)
  }

  @Test func digitsCanBeEquallyWide() {
    func width(_ text: String, _ monospaced: Bool) -> CGFloat {
      let face = FontFace(pointSize: 17, hasMonospacedDigits: monospaced)
      return TextLayout(
        runs: [TextRun(text: text, style: TextStyle(font: face))], paragraph: TextParagraphStyle(), width: .infinity, maximumLines: 1,
        scale: 0
      ).size.width
    }
    #expect(abs(width("1111", true) - width("0000", true)) < 0.01)
    #expect(abs(width("1111", false) - width("0000", false)) > 1)
  }

  @Test func namesAreFoundAsIOSWritesThem() throws {
    #expect(FontFace.named("Inter", size: 12)?.design == .named("Inter"))
    let bold = try #require(FontFace.named("Inter-SemiBoldItalic", size: 12))
    #expect(bold.weight == 0.3 && bold.isItalic)
    // No free system has these; the nearest stands in.
    #expect(FontFace.named("HelveticaNeue-Bold", size: 12) == FontFace(pointSize: 12, weight: 0.4))
    #expect(FontFace.named("Menlo", size: 12)?.design == .monospaced)
    #expect(FontFace.named("No Such Font", size: 12) == nil)
    #expect(FontFace.named("", size: 12) == nil && FontFace.named("\0", size: 12) == nil && FontFace.named("---", size: 12) == nil)
    let face = FontFace(pointSize: 17, weight: 0.3)
    #expect(FontFace.named(face.postScriptName, size: 17) == face)
  }

  @Test func aNamedFontHasItsOwnMetrics() throws {
    let face = try #require(FontFace.named("Noto Sans", size: 100))
    #expect(face.ascender > 100 && face.descender < -25)
    #expect((65...75).contains(face.capHeight))
  }

  @Test("The system font's metrics do not come from its file") func interMetrics() {
    #expect(abs(FontFace(pointSize: 100).ascender - 95.2148) < 0.001)
  }
}

@Suite struct MissingFontTests {
  final class Listener: @unchecked Sendable {
    private let lock = NSLock()
    private var heard: [String] = []
    var lines: [String] { lock.withLock { heard } }
    func hear(_ line: String) { lock.withLock { heard.append(line) } }
  }

  @Test("What is missing is said once, with the package to install") func warnings() {
    let listener = Listener()
    let warnings = FontWarnings { listener.hear($0) }
    let library = FontLibrary(directories: ["/nonexistent"], warnings: warnings)
    #expect(listener.lines.count == 1 && listener.lines[0].contains("fonts-inter"))
    library.check("Latin only")
    #expect(listener.lines.count == 1)
    library.check("请输入密码 😀")
    library.check("请输入密码 😀")
    #expect(listener.lines.count == 3)
    #expect(listener.lines.contains { $0.contains("fonts-noto-cjk") && $0.hasSuffix("\n") })
    #expect(listener.lines.contains { $0.contains("fonts-noto-color-emoji") })
  }

  @Test func nothingIsSaidWhereAllIsThere() {
    let listener = Listener()
    let library = FontLibrary(
      directories: FontConfiguration.defaultDirectories, warnings: FontWarnings { listener.hear($0) })
    library.check("Latin 请输入密码 😀")
    #expect(listener.lines.isEmpty && library.hasFonts && library.hasFamily("noto sans cjk sc"))
  }

  @Test("Without any font text is boxes, and nothing ends") func noFonts() {
    let library = FontLibrary(directories: [], warnings: FontWarnings { _ in })
    #expect(!library.hasFonts)
    let sketch = Sketch(200, 40)
    library.drawProbe("Ag 密码 😀 שלום", in: sketch.context, at: CGPoint(x: 5, y: 30))
    #expect(sketch.box() != nil)
  }

  @Test func theEnvironmentPointsToOtherDirectories() {
    #expect(FontConfiguration.directories(environment: ["TRANSOM_FONT_PATH": "/a:/b"]) == ["/a", "/b"])
    #expect(FontConfiguration.directories(environment: ["HOME": "/h"]).contains("/h/.fonts"))
  }
}
