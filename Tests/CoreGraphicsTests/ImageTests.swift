import CoreGraphics
import Testing

@Suite struct ImageTests {
  private func picture() -> CGImage {
    let sketch = Sketch(4, 2)
    sketch.context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    sketch.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    sketch.context.setFillColor(blue)
    sketch.context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    return sketch.bitmap.makeImage()
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
    image.buffer.pixels.load(fromByteOffset: y * image.buffer.bytesPerRow + x * 4, as: UInt32.self)
  }

  @Test func aPictureComesBackFromItsPNG() throws {
    let image = picture()
    let file = try #require(image.png())
    let read = try #require(CGImage(fileData: file))
    #expect(read.width == 4 && read.height == 2)
    #expect(pixel(read, 3, 1) == 0xff00_00ff)
    let (before, after) = (pixel(image, 0, 0), pixel(read, 0, 0))
    for shift in [0, 8, 16, 24] as [UInt32] {
      #expect(abs(Int(before >> shift & 0xff) - Int(after >> shift & 0xff)) <= 1)
    }
  }

  @Test func aJPEGIsOpaqueOnWhite() throws {
    let file = try #require(picture().jpeg(quality: 0.95))
    let read = try #require(CGImage(fileData: file))
    #expect(read.isFullyOpaque && read.alphaInfo == .noneSkipFirst)
    #expect(pixel(read, 3, 1) & 0xff > 200)
  }

  @Test func brokenFilesGiveNil() throws {
    let png = try #require(picture().png())
    #expect(CGImage(fileData: Data()) == nil)
    #expect(CGImage(fileData: Data("no picture at all".utf8)) == nil)
    #expect(CGImage(fileData: png.prefix(40)) == nil)
    #expect(CGImage(fileData: Data(repeating: 0xff, count: 5000)) == nil)
    for cut in stride(from: 8, to: png.count - 20, by: 3) {
      var bytes = png
      bytes[bytes.startIndex + cut] ^= 0xff
      _ = CGImage(fileData: bytes)
    }
  }

  @Test func aSmallFileThatClaimsAHugePictureIsRefused() {
    // A PNG header of 100 000 × 100 000 pixels, with its checksum.
    var header = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
    let chunk = Data("IHDR".utf8) + Data([0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0, 8, 6, 0, 0, 0])
    var crc: UInt32 = 0xffff_ffff
    for byte in chunk {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    crc = ~crc
    header += chunk + Data([UInt8(crc >> 24), UInt8(crc >> 16 & 0xff), UInt8(crc >> 8 & 0xff), UInt8(crc & 0xff)])
    #expect(CGImage(fileData: header) == nil)
  }

  @Test func aPartSharesThePixels() throws {
    let part = try #require(picture().cropping(to: CGRect(x: 2, y: 1, width: 10, height: 10)))
    #expect(part.width == 2 && part.height == 1)
    #expect(pixel(part, 0, 0) == 0xff00_00ff)
    #expect(picture().cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    #expect(picture().cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func pixelsInAnyOrderBecomeOurs() {
    func image(_ bytes: [UInt8], _ info: UInt32, bits: Int = 32) -> CGImage? {
      CGDataProvider(data: Data(bytes)).flatMap {
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: info), provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      }
    }
    func first(_ bytes: [UInt8], _ info: UInt32, bits: Int = 32) -> UInt32? { image(bytes, info, bits: bits).map { pixel($0, 0, 0) } }
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    #expect(first([255, 0, 0, 255], CGImageAlphaInfo.last.rawValue) == 0xffff_0000)
    #expect(first([0, 0, 255, 255], CGImageAlphaInfo.premultipliedFirst.rawValue | little) == 0xffff_0000)
    #expect(first([255, 0, 0], CGImageAlphaInfo.none.rawValue, bits: 24) == 0xffff_0000)
    #expect(first([200, 100, 0, 128], CGImageAlphaInfo.last.rawValue) == 0x8064_3200)
    #expect(image([1, 2, 3], CGImageAlphaInfo.last.rawValue) == nil)
  }

  @Test func aTintKeepsTheShape() {
    let tinted = picture().tinted(red)
    #expect(pixel(tinted, 3, 0) == 0xffff_0000)
    #expect(pixel(tinted, 0, 0) >> 24 == pixel(picture(), 0, 0) >> 24)
    #expect(pixel(tinted, 0, 0) >> 8 & 0xff == 0)
  }
}

@Suite(.serialized) struct BitmapPoolTests {
  @Test func memoryIsUsedAgainAndClear() {
    let bytes: UnsafeMutableRawPointer
    do {
      let bitmap = Bitmap(width: 333, height: 77)
      memset(bitmap.buffer.pixels, 0xff, bitmap.bytesPerRow * bitmap.height)
      bytes = bitmap.buffer.pixels
    }
    let again = Bitmap(width: 333, height: 77)
    #expect(again.pixel(x: 332, y: 76) == 0)
    if again.buffer.pixels != bytes { Issue.record("Another test took the block, or it was not kept.") }
  }

  @Test func sizesAreBounded() {
    #expect(Bitmap(width: -5, height: 0).width == 1)
    let large = Bitmap(width: 1_000_000, height: 10)
    #expect(large.width == 16384 && large.height == 10)
    _ = large
  }

  @Test func keptMemoryHasALimit() {
    for _ in 0..<3 {
      let bitmaps = (0..<12).map { _ in Bitmap(width: 1200, height: 2600) }
      #expect(bitmaps.count == 12)
    }
    #expect(BitmapPool.shared.keptByteCount <= 48 << 20)
    BitmapPool.shared.removeAll()
    #expect(BitmapPool.shared.keptByteCount <= 48 << 20)
  }
}
