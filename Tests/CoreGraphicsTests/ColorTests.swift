import CoreGraphics
import Testing

@Suite struct ColorTests {
  @Test func greysAndInksBecomeScreenColours() {
    #expect(CGColor(gray: 0.5, alpha: 1).standard == StandardColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1).standard == red.standard)
  }

  @Test func theWideSpaceIsCutAtTheNarrowOne() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    #expect(wide.standard.red > 0.9999 && wide.standard.green < 0.0001)
    let grey = try #require(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1]))
    #expect(abs(grey.standard.red - 0.5) < 0.002 && abs(grey.standard.blue - 0.5) < 0.002)
  }

  @Test func numbersOutsideTheirRangeAreKeptButDrawnAtTheLimit() {
    let color = CGColor(red: 2, green: -1, blue: .nan, alpha: 7)
    #expect(color.components?[0] == 2)
    #expect(color.standard == StandardColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(gray: 0, alpha: .nan).standard.alpha == 0)
  }

  @Test func anotherAlphaLeavesTheRest() {
    #expect(red.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0]) == nil)
    #expect(CGColorSpace(name: "nothing") == nil)
  }

  @Test func aGradientWithoutColoursDoesNotExist() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [red], locations: [.nan]) != nil)
  }
}
