import CoreGraphics
import QuartzCore

/// Pixels in memory that frames are painted into.
@MainActor final class Screen {
  let width: Int
  let height: Int
  let scale: CGFloat
  let bitmap: Bitmap
  var generation = 1

  init(width: Int, height: Int, scale: CGFloat) {
    self.width = width * Int(scale)
    self.height = height * Int(scale)
    self.scale = scale
    bitmap = Bitmap(width: self.width, height: self.height)
  }

  func frame(_ compositor: Compositor) {
    CATransaction.commitImplicit()
    let buffer = PixelBuffer(
      pixels: bitmap.buffer.pixels, width: width, height: height, bytesPerRow: bitmap.bytesPerRow, generation: generation)
    _ = compositor.composite(into: buffer, scale: scale, at: MediaTime.clock.now)
  }
}
