import CoreGraphics
import Host
import Testing
@testable import WindowHost

@MainActor @Suite struct PictureFitTests {
  private let phone = CGSize(width: 390, height: 844)

  private func fit(_ width: CGFloat, _ height: CGFloat, requested: CGFloat? = nil) -> PictureFit {
    PictureFit(size: phone, deviceScale: 3, room: CGSize(width: width, height: height), requested: requested)
  }

  @Test func theLargestWholeScaleThatFitsIsPaintedDirectly() {
    for (room, scale) in [
      (CGSize(width: 1588, height: 2752), 3), (CGSize(width: 3000, height: 2000), 2), (CGSize(width: 1900, height: 1000), 1),
    ] {
      let fit = PictureFit(size: phone, deviceScale: 3, room: room, requested: nil)
      #expect(fit.shownScale == CGFloat(scale))
      #expect(fit.isDirect)
    }
    #expect(PictureFit(size: phone, deviceScale: 2, room: CGSize(width: 9000, height: 9000), requested: nil).shownScale == 2)
  }

  @Test func aDeviceLargerThanTheScreenIsShownScaledDown() {
    let fit = fit(1000, 600)
    #expect(abs(fit.shownScale - 600.0 / 844) < 1e-9)
    #expect(fit.paintedScale == 1)
    #expect(!fit.isDirect)
    #expect(
      PictureFit(size: CGSize(width: 820, height: 1180), deviceScale: 2, room: CGSize(width: 1900, height: 1000), requested: nil)
        .paintedScale == 2)
  }

  @Test func aRequestedScaleWins() {
    #expect(fit(1000, 600, requested: 3).isDirect)
    #expect(fit(5000, 5000, requested: 1.5).shownScale == 1.5)
    #expect(fit(5000, 5000, requested: 1.5).paintedScale == 3)
  }

  @Test func aTurnKeepsThePaintedScaleAndComesBack() {
    let upright = fit(1588, 2752)
    let turned = upright.turned(to: CGSize(width: 844, height: 390), room: CGSize(width: 1588, height: 2752))
    #expect(turned.paintedScale == 3)
    #expect(abs(turned.shownScale - 1588.0 / 844) < 1e-9)
    #expect(turned.turned(to: phone, room: CGSize(width: 1588, height: 2752)) == upright)
  }

  @Test func aWindowOfAnotherSizeHoldsThePictureInItsMiddle() {
    let placed = fit(1588, 2752).placed(phone, in: CGSize(width: 1000, height: 844))
    #expect(placed.shownScale == 1)
    #expect(placed.origin == CGPoint(x: 305, y: 0))
    #expect(placed.point(atX: 305 + 100, y: 200) == CGPoint(x: 100, y: 200))
    #expect(placed.placed(phone, in: CGSize(width: 1170, height: 2532)) == fit(1588, 2752))
  }

  @Test func damageReachesOnePixelFurtherWhenScaled() {
    let fit = fit(1000, 422)
    #expect(fit.shownScale == 0.5)
    #expect(fit.shownRect(of: PixelRect(x: 100, y: 40, width: 10, height: 4)) == PixelRect(x: 49, y: 19, width: 7, height: 4))
  }

  @Test func shrinkingKeepsPlacesAndAveragesNeighbours() throws {
    let painted = HostPixels(width: 8, height: 8)
    let shown = HostPixels(width: 6, height: 4)
    let pixels = painted.buffer.pixels.assumingMemoryBound(to: UInt32.self)
    // Left half white; in the right half white and black columns by turns, which half a size makes grey.
    for y in 0..<8 { for x in 0..<8 { pixels[y * 8 + x] = x < 4 || x % 2 == 0 ? 0xffff_ffff : 0xff00_0000 } }
    var fit = PictureFit(size: CGSize(width: 8, height: 8), deviceScale: 1, room: CGSize(width: 4, height: 4), requested: nil)
    fit.origin = CGPoint(x: 2, y: 0)
    let shrinker = try #require(PictureShrinker(painted: painted.buffer, fit: fit))
    shrinker.shrink(into: shown.buffer, rects: [PixelRect(x: 2, y: 0, width: 4, height: 3)])
    let result = shown.buffer.pixels.assumingMemoryBound(to: UInt32.self)
    #expect(result[1] == 0xff00_0000, "beside the picture")
    #expect(result[2] & 0xff == 0xff)
    #expect((120...136).contains(result[5] & 0xff))
    #expect(result[3 * 6 + 2] == 0xff00_0000, "below the damage")
  }
}
