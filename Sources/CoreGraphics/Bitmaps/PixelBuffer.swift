/// Pixels that somebody else owns, premultiplied BGRA in native byte order (pixman's a8r8g8b8).
package struct PixelBuffer: @unchecked Sendable {
  package let pixels: UnsafeMutableRawPointer
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Bytes from one row to the next.
  package let bytesPerRow: Int
  /// Another number whenever the pixels are new, with nothing of the last frame in them.
  package let generation: Int

  package init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, generation: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.generation = generation
  }
}

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
