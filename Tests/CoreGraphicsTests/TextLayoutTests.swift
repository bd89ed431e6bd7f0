import CoreGraphics
import Testing

func layout(
  _ text: String, size: CGFloat = 17, weight: CGFloat = 0, width: CGFloat = .infinity, lines: Int = 0,
  lineBreak: TextParagraphStyle.LineBreak = .truncatingTail, alignment: TextParagraphStyle.Alignment = .natural, scale: CGFloat = 2
) -> TextLayout {
  TextLayout(
    runs: [TextRun(text: text, style: TextStyle(font: FontFace(pointSize: size, weight: weight)))],
    paragraph: TextParagraphStyle(alignment: alignment, lineBreak: lineBreak), width: width, maximumLines: lines, scale: scale)
}

@Suite struct LineMetricsTests {
  @Test("M3-10: the system font's numbers, whatever font draws") func systemMetrics() {
    let face = FontFace(pointSize: 17)
    #expect(abs(face.lineHeight - 20.287) < 0.001)
    #expect(abs(face.ascender - 16.187) < 0.001)
    #expect(abs(face.descender + 4.101) < 0.001)
    #expect(face.leading == 0)
    #expect(abs(face.capHeight - 11.985) < 0.001 && abs(face.xHeight - 8.942) < 0.001)
  }

  @Test(
    "M3-11: a line is rounded up to the pixel grid",
    arguments: [(17, 2, 20.5), (17, 3, 61.0 / 3), (16, 2, 19.5), (12, 2, 14.5), (11, 2, 13.5)])
  func lineBox(size: Double, scale: Double, height: Double) {
    for text in ["Ag", "请输入密码", "😀", "Ag 密码 😀", "ไทย"] {
      #expect(abs(Double(layout(text, size: size, scale: scale).size.height) - height) < 0.001, "\(text)")
    }
  }

  @Test("M3-11: the width is on the pixel grid") func widthOnGrid() {
    let width = layout("Settings", scale: 3).size.width
    #expect(abs((width * 3).rounded() - width * 3) < 0.001)
    let exact = layout("Settings", scale: 0).size.width
    #expect(width >= exact && width < exact + 1.0 / 3)
  }

  @Test("M3-12: n lines are n line boxes") func manyLines() {
    #expect(layout("a\nb\nc").size.height == 3 * 20.5)
    #expect(layout("a\n").lines.count == 2)
    #expect(layout("").size == CGSize(width: 0, height: 20.5))
  }

  @Test("M3-13: the first baseline is the ascender, rounded half-up to whole points") func baseline() {
    #expect(layout("Ag").firstBaseline == 16)
    #expect(layout("Ag", size: 34).firstBaseline == 32)
    #expect(layout("密码").firstBaseline == 16)
  }

  @Test("M3-17: the tracking is that of the table, and only the system font has it") func tracking() {
    let spaced = TextLayout(
      runs: [TextRun(text: "Settings", style: TextStyle(font: FontFace(pointSize: 17), kern: 0))], paragraph: TextParagraphStyle(),
      width: .infinity, maximumLines: 1, scale: 0)
    #expect(abs(spaced.size.width - layout("Settings", scale: 0).size.width - 8 * 0.43) < 0.05)
    // Han characters are as wide as the font is large.
    #expect(abs(layout("请输入密码", scale: 0).size.width - 85) < 0.01)
  }

  @Test func linesGrowWithTheTallestFontOnThem() {
    let runs = [
      TextRun(text: "small ", style: TextStyle(font: FontFace(pointSize: 12))),
      TextRun(text: "large", style: TextStyle(font: FontFace(pointSize: 34))),
      TextRun(text: "\nsmall", style: TextStyle(font: FontFace(pointSize: 12))),
    ]
    let layout = TextLayout(runs: runs, paragraph: TextParagraphStyle(), width: .infinity, maximumLines: 0, scale: 2)
    #expect(layout.lines[0].height == 41 && layout.lines[1].height == 14.5)
    #expect(layout.firstBaseline == 32)
  }

  @Test func paragraphStylesBoundTheHeight() {
    var style = TextParagraphStyle()
    style.minimumLineHeight = 30
    style.lineSpacing = 4
    style.paragraphSpacing = 10
    let layout = TextLayout(
      runs: [TextRun(text: "a\nb", style: TextStyle(font: FontFace(pointSize: 17)))], paragraph: style, width: .infinity, maximumLines: 0,
      scale: 2)
    #expect(layout.lines[0].height == 30 && layout.lines[1].top == 44)
    #expect(abs(layout.firstBaseline - (16 + 30 - 20.287)) < 0.01)
  }

  @Test("Odd numbers give a defined result", arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300])
  func oddNumbers(_ odd: CGFloat) {
    var style = TextParagraphStyle(alignment: .center)
    style.lineSpacing = odd
    style.lineHeightMultiple = odd
    style.headIndent = odd
    style.firstLineHeadIndent = odd
    let font = FontFace(pointSize: odd, weight: odd)
    #expect(font.pointSize >= 0.5 && font.pointSize <= 2000)
    let layout = TextLayout(
      runs: [TextRun(text: "odd 奇怪", style: TextStyle(font: font, kern: odd))], paragraph: style, width: odd, maximumLines: -3, scale: odd)
    _ = layout.caretRect(utf16Offset: Int.max)
    _ = layout.utf16Offset(at: CGPoint(x: odd, y: odd))
    layout.draw(in: Sketch(10, 10).context, at: CGPoint(x: odd, y: odd))
    #expect(layout.utf16Count == 6)
  }
}

@Suite struct LineBreakingTests {
  private func texts(_ layout: TextLayout, _ text: String) -> [String] {
    layout.lines.map { (text as NSString).substring(with: NSRange($0.utf16Range)) }
  }

  @Test func wordsAreKeptWhole() {
    let text = "one two three"
    #expect(texts(layout(text, width: 68), text) == ["one two ", "three"])
    #expect(layout(text, width: 68).lines.allSatisfy { $0.width <= 68 })
  }

  @Test func aWordThatIsTooLongIsBroken() {
    let found = layout("Donaudampfschifffahrt", width: 60)
    #expect(found.lines.count > 2 && found.lines.allSatisfy { $0.width <= 60.01 })
  }

  @Test func chineseBreaksBetweenCharactersButNotBeforeAFullStop() {
    let text = "请输入密码。"
    // Room for five characters: the fifth goes down with the full stop.
    #expect(texts(layout(text, width: 86), text) == ["请输入密", "码。"])
    #expect(texts(layout(text, width: 86, lineBreak: .charWrapping), text) == ["请输入密码", "。"])
  }

  @Test func linesBeyondTheLimitAreLeftOut() {
    let found = layout("one two three four five six seven", width: 60, lines: 2, lineBreak: .wordWrapping)
    #expect(found.lines.count == 2 && found.isTruncated && !found.lines[1].isTruncated)
    #expect(found.size.height == 41)
  }

  @Test func whatFitsIsNotCut() {
    let width = layout("Settings").size.width
    let found = layout("Settings", width: width, lines: 1)
    #expect(!found.isTruncated && found.lines[0].utf16Range == 0..<8)
  }

  @Test(
    "An ellipsis takes the place of what does not fit",
    arguments: [TextParagraphStyle.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail])
  func truncation(_ mode: TextParagraphStyle.LineBreak) {
    for text in ["A line that is much too long", "很长很长很长很长很长很长的一行", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "שורה ארוכה מדי בשביל המקום"] {
      let found = layout(text, width: 100, lines: 1, lineBreak: mode)
      #expect(found.isTruncated && found.lines[0].isTruncated, "\(text)")
      #expect(found.lines[0].width <= 100.01 && found.lines[0].width > 60, "\(text)")
      #expect(found.lines[0].utf16Range == 0..<text.utf16.count)
    }
  }

  @Test func theLastLineThatIsShownIsCutShort() {
    let found = layout("one two three four five six seven eight", width: 60, lines: 2)
    #expect(found.lines.count == 2 && found.lines[1].isTruncated && !found.lines[0].isTruncated)
    #expect(found.lines[1].width <= 60.01)
    // A paragraph that follows is hidden too, and that is shown.
    #expect(layout("one\ntwo", width: 200, lines: 1).lines[0].isTruncated)
    #expect(layout("one\ntwo", width: 200, lines: 1).lines[0].utf16Range == 0..<3)
  }

  @Test func noRoomAtAllLeavesTheEllipsis() {
    let found = layout("Settings", width: 1, lines: 1)
    #expect(found.lines.count == 1 && found.lines[0].isTruncated)
    let ellipsis = layout("…", scale: 0)
    #expect(abs(found.lines[0].width - ellipsis.lines[0].width) < 0.01)
  }

  @Test func linesStandWhereTheyShall() {
    let width = layout("abc", scale: 0).lines[0].width
    #expect(layout("abc", width: 100, alignment: .natural).lines[0].x == 0)
    #expect(abs(layout("abc", width: 100, alignment: .right).lines[0].x - (100 - width)) < 0.01)
    #expect(abs(layout("abc", width: 100, alignment: .center).lines[0].x - (100 - width) / 2) < 0.01)
    let hebrew = layout("שלום", width: 100)
    #expect(abs(hebrew.lines[0].x + hebrew.lines[0].width - 100) < 0.01 && hebrew.lines[0].isRightToLeft)
  }

  @Test func justifiedLinesReachBothSides() {
    let found = layout("one two three four five six", width: 90, lineBreak: .wordWrapping, alignment: .justified)
    #expect(found.lines.count > 1)
    #expect(abs(found.lines[0].width - 90) < 0.1)
    #expect(found.lines[found.lines.count - 1].width < 89)
  }

  @Test func redrawingTypesetsNothing() {
    let before = layout("typeset once, 只排一次", width: 300)
    _ = before.size
    let misses = TextLayoutCache.shared.missCount
    for width in [300, 301, 400] as [CGFloat] {
      let again = TextLayout(
        runs: [TextRun(text: "typeset once, 只排一次", style: TextStyle(font: FontFace(pointSize: 17), color: red))],
        paragraph: TextParagraphStyle(lineBreak: .truncatingTail), width: width, maximumLines: 0, scale: 3)
      again.draw(in: Sketch(10, 10).context, at: .zero)
    }
    // Other tests run at the same time, but none of them misses this text.
    #expect(TextLayoutCache.shared.missCount - misses < 200)
  }
}

@Suite struct CaretTests {
  @Test func theCaretGoesFromLeftToRight() {
    let found = layout("abc")
    let places = (0...3).map { found.caretRect(utf16Offset: $0).minX }
    #expect(places[0] == 0 && places == places.sorted())
    #expect(abs(places[3] - found.lines[0].width) < 0.44)
    #expect(found.caretRect(utf16Offset: 1).height == 20.5)
  }

  @Test func aPointIsNearestToAGapBetweenCharacters() {
    let found = layout("请输入")
    #expect(found.utf16Offset(at: CGPoint(x: 3, y: 5)) == 0)
    #expect(found.utf16Offset(at: CGPoint(x: 14, y: 5)) == 1)
    #expect(found.utf16Offset(at: CGPoint(x: 500, y: 5)) == 3)
    #expect(found.utf16Offset(at: CGPoint(x: -500, y: -5)) == 0)
  }

  @Test func everyGapIsFoundAtItsOwnPlace() {
    for text in ["Hello", "请输入密码", "a👩‍👩‍👧‍👦b🇨🇳e\u{301}x", "שלום", "نص عربي", "कि ते"] {
      let found = layout(text)
      var offset = 0
      for character in text {
        let rect = found.caretRect(utf16Offset: offset)
        let hit = found.utf16Offset(at: CGPoint(x: rect.minX, y: 5))
        #expect(found.caretRect(utf16Offset: hit).minX == rect.minX, "\(text) at \(offset)")
        offset += character.utf16.count
      }
    }
  }

  @Test func noPlaceIsInsideACluster() {
    let text = "a👩‍👩‍👧‍👦b🇨🇳c"
    let boundaries = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    let found = layout(text)
    for x in stride(from: -5, to: found.size.width + 5, by: 0.5) {
      #expect(boundaries.contains(found.utf16Offset(at: CGPoint(x: x, y: 5))))
    }
  }

  @Test func textFromTheRightHasItsCaretAtTheRight() {
    let found = layout("שלום", width: 100)
    #expect(abs(found.caretRect(utf16Offset: 0).minX - 100) < 0.01)
    #expect(abs(found.caretRect(utf16Offset: 4).minX - found.lines[0].x) < 0.01)
    #expect(found.utf16Offset(at: CGPoint(x: 99, y: 5)) == 0)
  }

  @Test func aBrokenLineKeepsAPointOnIt() {
    let found = layout("one two three", width: 68)
    let offset = found.utf16Offset(at: CGPoint(x: 67, y: 5))
    #expect(offset == 7)
    #expect(found.caretRect(utf16Offset: offset).minY == 0)
    #expect(found.caretRect(utf16Offset: 8).minY == 20.5)
    #expect(found.utf16Offset(at: CGPoint(x: 0, y: 30)) == 8)
  }

  @Test func aLineFeedOpensALineForTheCaret() {
    let found = layout("ab\n")
    #expect(found.caretRect(utf16Offset: 2).minY == 0)
    #expect(found.caretRect(utf16Offset: 3).minY == 20.5 && found.caretRect(utf16Offset: 3).minX == 0)
  }

  @Test func anEmptyTextHasAPlaceForTheCaret() {
    #expect(layout("").caretRect(utf16Offset: 0) == CGRect(x: 0, y: 0, width: 0, height: 20.5))
    #expect(layout("").utf16Offset(at: CGPoint(x: 10, y: 10)) == 0)
    #expect(TextLayout(runs: [], paragraph: TextParagraphStyle(), width: 10, maximumLines: 0, scale: 1).caretRect(utf16Offset: 0) == .zero)
  }

  @Test func aSelectionAcrossDirectionsIsInParts() {
    let found = layout("abc שלום def")
    let all = found.selectionRects(utf16Range: 0..<12)
    #expect(all.count == 1 && abs(all[0].width - found.lines[0].width) < 0.44)
    #expect(found.selectionRects(utf16Range: 2..<6).count == 2)
    #expect(found.selectionRects(utf16Range: 3..<3).isEmpty)
    #expect(layout("one two three", width: 68).selectionRects(utf16Range: 2..<10).count == 2)
  }

  @Test("Text that C cannot hold is laid out, and counts stay") func nulBytes() {
    for text in ["a\0b", "\0", "\u{202e}abc", "\r\n\r\n", "\u{feff}", String(repeating: "\u{300}", count: 500), "\u{10ffff}"] {
      let found = layout(text)
      #expect(found.utf16Count == text.utf16.count)
      found.draw(in: Sketch(20, 20).context, at: .zero)
      _ = found.caretRect(utf16Offset: 1)
    }
    #expect(layout("a\0b").size.width > layout("a").size.width)
  }
}
