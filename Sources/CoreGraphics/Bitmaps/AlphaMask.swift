/// One byte of coverage for each pixel.
package final class AlphaMask: @unchecked Sendable {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let bytes: UnsafeMutablePointer<UInt8>

  /// A clear mask; sizes are bounded to 1…16384.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 1), 16384)
    self.height = min(max(height, 1), 16384)
    bytesPerRow = (self.width + 3) / 4 * 4
    bytes = .allocate(capacity: bytesPerRow * self.height)
    bytes.initialize(repeating: 0, count: bytesPerRow * self.height)
  }

  deinit { bytes.deallocate() }

  func makeSurface() -> Surface? {
    Surface(pixels: bytes, width: width, height: height, bytesPerRow: bytesPerRow, format: .alpha, owner: self)
  }

  /// Takes the alpha of `bitmap`, `divisor` pixels in a row and column made one, and puts it at (x, y).
  package func take(_ bitmap: Bitmap, divisor: Int, atX x: Int, y: Int) {
    let source = bitmap.buffer
    for row in 0..<min((source.height + divisor - 1) / divisor, height - y) {
      let target = bytes + (row + y) * bytesPerRow + x
      for column in 0..<min((source.width + divisor - 1) / divisor, width - x) {
        if divisor == 1 {
          target[column] = source.pixels.load(fromByteOffset: row * source.bytesPerRow + column * 4 + 3, as: UInt8.self)
          continue
        }
        var sum = 0
        for line in row * divisor..<min((row + 1) * divisor, source.height) {
          for place in column * divisor..<min((column + 1) * divisor, source.width) {
            sum += Int(source.pixels.load(fromByteOffset: line * source.bytesPerRow + place * 4 + 3, as: UInt8.self))
          }
        }
        target[column] = UInt8((sum + divisor * divisor / 2) / (divisor * divisor))
      }
    }
  }

  /// Blurs as a Gaussian curve of this standard deviation, in pixels, would: three running means are as near as eyes can tell.
  package func blur(deviation: Double) {
    guard deviation > 0.1, deviation.isFinite else { return }
    let sizes = Self.boxSizes(deviation: deviation)
    var line = [UInt8](repeating: 0, count: max(width, height))
    for size in sizes where size > 1 {
      for row in 0..<height { Self.mean(bytes + row * bytesPerRow, step: 1, count: width, size: size, line: &line) }
      for column in 0..<width { Self.mean(bytes + column, step: bytesPerRow, count: height, size: size, line: &line) }
    }
  }

  /// The widths of three means whose variances add up to the wanted one.
  private static func boxSizes(deviation: Double) -> [Int] {
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let width = Double(lower)
    let count = ((12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded()
    return (0..<3).map { Double($0) < count ? lower : lower + 2 }
  }

  private static func mean(_ start: UnsafeMutablePointer<UInt8>, step: Int, count: Int, size: Int, line: inout [UInt8]) {
    let half = size / 2
    line.withUnsafeMutableBufferPointer { line in
      for index in 0..<count { line[index] = start[index * step] }
      // Sixteen bits of fraction, so that no division is left in the loop.
      let factor = UInt32((65536 + size / 2) / size)
      var sum: UInt32 = 0
      for index in 0..<min(half, count) { sum &+= UInt32(line[index]) }
      for index in 0..<count {
        if index + half < count { sum &+= UInt32(line[index + half]) }
        if index - half - 1 >= 0 { sum &-= UInt32(line[index - half - 1]) }
        start[index * step] = UInt8(min((sum &* factor &+ 0x8000) >> 16, 255))
      }
    }
  }
}
