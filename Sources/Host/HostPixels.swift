package import CoreGraphics
package import Foundation

/// Pixels in memory of our own, for hosts that have no better place to paint into.
@MainActor package final class HostPixels {
  package let buffer: PixelBuffer

  /// Opaque black pixels; sizes are held between 1 and 16,384.
  package init(width: Int, height: Int) {
    let width = min(max(width, 1), Self.largestSide)
    let height = min(max(height, 1), Self.largestSide)
    let count = width * height
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixels.initialize(repeating: 0xff00_0000, count: count)
    buffer = PixelBuffer(
      pixels: UnsafeMutableRawPointer(pixels), width: width, height: height, bytesPerRow: width * 4, generation: Self.nextGeneration())
  }

  isolated deinit { buffer.pixels.deallocate() }

  /// The same pixels again, in memory of their own.
  package func copy() -> HostPixels {
    let other = HostPixels(width: buffer.width, height: buffer.height)
    memcpy(other.buffer.pixels, buffer.pixels, buffer.bytesPerRow * buffer.height)
    return other
  }

  /// The size in pixels of so many points; what is not a finite number, or too small, becomes one pixel.
  package nonisolated static func pixelSize(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    func side(_ length: CGFloat) -> Int {
      let pixels = (length * scale).rounded()
      return pixels.isFinite ? Int(min(max(pixels, 1), CGFloat(largestSide))) : 1
    }
    return (side(size.width), side(size.height))
  }

  /// A number no frame buffer of this process had before.
  package static func nextGeneration() -> Int {
    lastGeneration += 1
    return lastGeneration
  }

  private static var lastGeneration = 0
  private nonisolated static let largestSide = 16_384
}
