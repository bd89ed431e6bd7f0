/// Pixels of our own, premultiplied BGRA, taken from a pool and given back to it.
package final class Bitmap: @unchecked Sendable {
  package let buffer: PixelBuffer
  private let block: BitmapPool.Block

  /// In pixels.
  package var width: Int { buffer.width }
  /// In pixels.
  package var height: Int { buffer.height }
  /// Bytes from one row to the next.
  package var bytesPerRow: Int { buffer.bytesPerRow }

  /// Clear pixels. Sizes are bounded to 1…16384, and to 2²⁸ pixels in all.
  ///
  /// - Parameter cleared: false where every pixel is going to be written anyway.
  package init(width: Int, height: Int, cleared: Bool = true) {
    let width = min(max(width, 1), 16384)
    let height = min(max(height, 1), 16384, (1 << 28) / width)
    block = BitmapPool.shared.take(byteCount: width * height * 4, cleared: cleared)
    buffer = PixelBuffer(
      pixels: block.bytes, width: width, height: height, bytesPerRow: width * 4, generation: 0)
  }

  deinit { BitmapPool.shared.giveBack(block) }

  func makeSurface() -> Surface? {
    Surface(
      pixels: buffer.pixels, width: width, height: height, bytesPerRow: bytesPerRow, format: .argb, owner: self)
  }

  /// A context with the origin at the top left, y downwards, `scale` pixels to a unit.
  package func context(scale: CGFloat) -> CGContext {
    // Cairo refuses only sizes that the initialiser does not let through.
    CGContext(buffer: buffer, scale: scale, owner: self)!
  }

  /// Makes every pixel clear.
  package func clear() { memset(buffer.pixels, 0, bytesPerRow * height) }

  /// A picture of the pixels as they are now.
  package func makeImage(isOpaque: Bool = false) -> CGImage {
    let copy = Bitmap(width: width, height: height, cleared: false)
    memcpy(copy.buffer.pixels, buffer.pixels, bytesPerRow * height)
    return CGImage(bitmap: copy, isOpaque: isOpaque)
  }

  /// The pixels as a PNG file; empty if there is no memory for it.
  package func png() -> Data { PNG.data(buffer) ?? Data() }

  /// The premultiplied pixel in this column and row; 0 outside.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return buffer.pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }
}
