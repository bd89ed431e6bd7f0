import CoreGraphics
import Testing

@Suite struct ContextTests {
  @Test func aFillCoversItsPixelsAndNoOthers() {
    let sketch = Sketch(10, 10, scale: 2)
    sketch.context.setFillColor(red)
    sketch.context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(sketch.box() == PixelRect(x: 2, y: 4, width: 6, height: 8))
    #expect(sketch.pixel(2, 4) == 0xffff_0000)
  }

  @Test func halfAPixelIsHalfCovered() {
    let sketch = Sketch(4, 4)
    sketch.context.fill(CGRect(x: 1, y: 1, width: 1.5, height: 1))
    #expect(sketch.alpha(1, 1) == 255)
    #expect((126...129).contains(sketch.alpha(2, 1)))
  }

  @Test func aTransformIsPartOfTheState() {
    let sketch = Sketch(20, 20)
    let context = sketch.context
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    #expect(sketch.alpha(0, 0) == 255 && sketch.alpha(5, 5) == 255 && sketch.alpha(8, 8) == 255 && sketch.alpha(9, 9) == 0)
  }

  @Test func aPlainBitmapContextHasItsOriginAtTheBottom() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(image.buffer.pixels.load(fromByteOffset: 3 * image.bytesPerRow, as: UInt32.self) == 0xffff_0000)
    // Red first, as the context was asked for.
    #expect(Array(UnsafeBufferPointer(start: bytes + 3 * context.bytesPerRow, count: 4)) == [255, 0, 0, 255])
  }

  @Test func memoryOfTheClientIsDrawnInto() throws {
    var bytes = [UInt8](repeating: 0, count: 3 * 3)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 3, space: CGColorSpaceCreateDeviceGray(),
          bitmapInfo: CGImageAlphaInfo.none.rawValue))
      context.setFillColor(.white)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.flush()
    }
    #expect(bytes == [0, 0, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func formatsThatAreNotSupportedGiveNil() {
    let space = CGColorSpaceCreateDeviceRGB()
    func make(_ width: Int, _ bits: Int, _ row: Int, _ info: UInt32) -> CGContext? {
      CGContext(data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row, space: space, bitmapInfo: info)
    }
    #expect(make(4, 16, 0, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(make(4, 8, 4, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(make(4, 8, 0, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(0, 8, 0, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(make(-1, 8, 0, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func aStrokeLiesOnBothSidesOfItsPath() {
    let sketch = Sketch(10, 10)
    sketch.context.setLineWidth(2)
    sketch.context.move(to: CGPoint(x: 2, y: 5))
    sketch.context.addLine(to: CGPoint(x: 8, y: 5))
    sketch.context.strokePath()
    #expect(sketch.box() == PixelRect(x: 2, y: 4, width: 6, height: 2))
    #expect(sketch.context.isPathEmpty)
  }

  @Test func dashesLeaveGaps() {
    let sketch = Sketch(12, 3)
    sketch.context.setLineDash(phase: 0, lengths: [2, 1])
    sketch.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 12, y: 1.5)])
    #expect((0..<12).map { sketch.alpha($0, 1) > 0 } == (0..<12).map { $0 % 3 != 2 })
  }

  @Test("A dash list that would never end draws whole lines", arguments: [[0, 0], [-1, 2], [.nan, 1], [1e-9, 1e-9]] as [[CGFloat]])
  func badDashes(_ lengths: [CGFloat]) {
    let sketch = Sketch(10, 3)
    sketch.context.setLineDash(phase: 0, lengths: lengths)
    sketch.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 10, y: 1.5)])
    #expect((0..<10).allSatisfy { sketch.alpha($0, 1) == 255 })
  }

  @Test func aClipIsCutByEveryNewOneAndUndoneByRestoring() {
    let sketch = Sketch(10, 10)
    let context = sketch.context
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6))
    context.clip(to: CGRect(x: 3, y: 3, width: 6, height: 6))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 3, y: 3, width: 3, height: 3))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    #expect(sketch.box() == PixelRect(x: 3, y: 3, width: 3, height: 3))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func aClipByAPictureLetsThroughWhereThePictureIs() {
    let mask = Sketch(2, 1)
    mask.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let sketch = Sketch(4, 2)
    sketch.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2), mask: mask.bitmap.makeImage())
    sketch.context.setFillColor(red)
    sketch.context.interpolationQuality = .none
    sketch.context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(sketch.pixel(0, 0) == 0xffff_0000 && sketch.pixel(3, 1) == 0)
  }

  @Test func blendModesDoNotReachBeyondTheShape() {
    for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear, .sourceAtop] {
      let sketch = Sketch(6, 6, ground: blue)
      sketch.context.setBlendMode(mode)
      sketch.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      sketch.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(sketch.pixel(4, 4) == 0xff00_00ff, "\(mode)")
    }
    let sketch = Sketch(6, 6, ground: blue)
    sketch.context.setBlendMode(.sourceIn)
    sketch.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    sketch.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect((127...128).contains(sketch.alpha(1, 1)))
    #expect(sketch.pixel(1, 1) & 0xff == 0)
  }

  @Test func multiplyDarkens() {
    let sketch = Sketch(2, 2, ground: CGColor(red: 0.5, green: 1, blue: 0, alpha: 1))
    sketch.context.setBlendMode(.multiply)
    sketch.context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 1, alpha: 1))
    sketch.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let pixel = sketch.pixel(0, 0)
    #expect((63...65).contains(pixel >> 16 & 0xff) && (127...129).contains(pixel >> 8 & 0xff) && pixel & 0xff == 0)
  }

  @Test func aGroupIsLaidDownAsOne() {
    let sketch = Sketch(6, 6, ground: .white)
    let context = sketch.context
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    context.endTransparencyLayer()
    // Where both lie it is no darker than where one does.
    #expect(sketch.pixel(1, 1) == sketch.pixel(3, 3))
    #expect((127...128).contains(sketch.pixel(1, 1) & 0xff))
    context.endTransparencyLayer()
  }

  @Test func aShadowFallsWhereTheViewsYPoints() {
    let sketch = Sketch(20, 20, scale: 2)
    sketch.context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: blue)
    sketch.context.setFillColor(red)
    sketch.context.fill(CGRect(x: 5, y: 2, width: 4, height: 4))
    #expect(sketch.pixel(12, 6) == 0xffff_0000)
    #expect(sketch.pixel(12, 20) == 0xff00_00ff)
    #expect(sketch.pixel(12, 34) == 0)
  }

  @Test("A blur spreads, and loses nothing", arguments: [4, 30] as [CGFloat])
  func blur(_ blur: CGFloat) {
    let sketch = Sketch(200, 200)
    sketch.context.setShadow(offset: CGSize(width: 400, height: 0), blur: blur, color: .black)
    // Only the shadow lies in the picture.
    sketch.context.fill(CGRect(x: -320, y: 80, width: 40, height: 40))
    #expect(abs(sketch.coverage - 1600) < 40)
    #expect(sketch.alpha(100, 100) > sketch.alpha(100, 80))
    #expect(sketch.alpha(100, Int(80 - blur / 4)) > 0)
    #expect(sketch.alpha(100, Int(80 - 2 * blur) - 4) == 0)
  }

  @Test func aGradientStopsAtItsEndsUnlessTold() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    let sketch = Sketch(30, 2)
    sketch.context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: [])
    #expect(sketch.alpha(5, 0) == 0 && sketch.alpha(25, 0) == 0)
    #expect(sketch.pixel(10, 0) >> 16 & 0xff > 230 && sketch.pixel(19, 0) & 0xff > 230)
    sketch.context.drawLinearGradient(
      gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(sketch.pixel(0, 0) == 0xffff_0000 && sketch.pixel(29, 0) == 0xff00_00ff)
  }

  @Test func ringsRunFromTheInnerCircleToTheOuter() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0, 1]))
    let sketch = Sketch(21, 21)
    let center = CGPoint(x: 10.5, y: 10.5)
    sketch.context.drawRadialGradient(gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 10, options: [])
    #expect(sketch.pixel(10, 10) >> 16 & 0xff > 240)
    #expect(sketch.pixel(10, 1) & 0xff > 200)
    #expect(sketch.alpha(0, 0) == 0)
  }

  @Test func aPictureIsUpsideDownWhereYPointsDown() {
    let picture = Sketch(2, 2)
    picture.context.setFillColor(red)
    picture.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let sketch = Sketch(2, 2)
    sketch.context.draw(picture.bitmap.makeImage(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(sketch.pixel(0, 0) == 0 && sketch.pixel(0, 1) == 0xffff_0000)
  }

  @Test func aPatternRepeatsFromTheOrigin() {
    let tile = Sketch(2, 2, ground: .white)
    tile.context.setFillColor(red)
    tile.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let sketch = Sketch(6, 6)
    sketch.context.setFillColor(CGColor(patternImage: tile.bitmap.makeImage(), scale: 1))
    sketch.context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(sketch.pixel(2, 2) == 0xffff_0000 && sketch.pixel(3, 2) == 0xffff_ffff && sketch.pixel(0, 0) == 0)
  }

  @Test("Numbers that cannot be drawn with draw nothing, and what follows is drawn", arguments: [CGFloat.nan, .infinity, 1e300])
  func badNumbers(_ bad: CGFloat) {
    let sketch = Sketch(4, 4)
    let context = sketch.context
    context.fill(CGRect(x: bad, y: 0, width: 1, height: 1))
    context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2), width: bad == 1e300 ? .nan : bad)
    context.saveGState()
    context.concatenate(CGAffineTransform(a: bad, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    context.setLineWidth(bad)
    context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.draw(Bitmap(width: 1, height: 1).makeImage(), in: CGRect(x: 0, y: 0, width: bad, height: bad))
    context.setShadow(offset: CGSize(width: bad, height: bad), blur: bad, color: .black)
    context.fill(CGRect(x: 0, y: 0, width: 0, height: bad))
    context.clip(to: CGRect(x: bad, y: bad, width: bad, height: bad))
    context.restoreGState()
    context.saveGState()
    if let gradient = CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil) {
      let far = CGPoint(x: bad, y: -bad)
      context.drawLinearGradient(gradient, start: .zero, end: far, options: .drawsAfterEndLocation)
      context.drawRadialGradient(gradient, startCenter: far, startRadius: bad, endCenter: .zero, endRadius: -bad, options: [])
    }
    context.setShadow(offset: CGSize(width: bad, height: bad), blur: bad, color: .black)
    context.setPatternPhase(CGSize(width: bad, height: bad))
    context.setFillColor(CGColor(patternImage: Bitmap(width: 1, height: 1).makeImage(), scale: bad))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    context.restoreGState()
    context.setFillColor(red)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(sketch.pixel(1, 1) == 0xffff_0000)
  }

  @Test func aTransformThatFlattensThePlaneDrawsNothing() {
    let sketch = Sketch(4, 4)
    sketch.context.saveGState()
    sketch.context.scaleBy(x: 0, y: 1)
    sketch.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    sketch.context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    sketch.context.restoreGState()
    #expect(sketch.box() == nil)
    sketch.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(sketch.coverage == 16)
  }
}
