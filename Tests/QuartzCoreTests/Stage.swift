import CoreGraphics
import QuartzCore

/// A root layer, its compositor and the pixels of a small screen.
@MainActor final class Stage {
  let root = CALayer()
  let compositor: Compositor
  let scale: CGFloat
  let width: Int
  let height: Int
  let bitmap: Bitmap
  private var generation = 1
  /// Whether layers animate their changes, as layers of their own do (L-17).
  var animatesChanges = false {
    didSet { CATransaction.setDisableActions(!animatesChanges) }
  }
  var time: CFTimeInterval { MediaTime.clock.now }

  init(width: CGFloat = 40, height: CGFloat = 40, scale: CGFloat = 2, color: CGColor? = .white) {
    self.scale = scale
    self.width = Int((width * scale).rounded())
    self.height = Int((height * scale).rounded())
    bitmap = Bitmap(width: self.width, height: self.height)
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.backgroundColor = color
    compositor = Compositor(root: root)
    CATransaction.setDisableActions(!animatesChanges)
  }

  var buffer: PixelBuffer {
    PixelBuffer(
      pixels: bitmap.buffer.pixels, width: width, height: height, bytesPerRow: bitmap.bytesPerRow, generation: generation)
  }

  /// The next frame is painted into pixels with nothing of the last in them.
  func renewBuffer() {
    generation += 1
    bitmap.clear()
  }

  /// Commits and paints a frame.
  @discardableResult
  func frame() -> [PixelRect] {
    CATransaction.commitImplicit()
    // The implicit transaction ended with its settings.
    CATransaction.setDisableActions(!animatesChanges)
    return compositor.composite(into: buffer, scale: scale, at: time)
  }

  /// Moves the clock, as the main loop does with each frame of the display.
  @discardableResult
  func advance(_ seconds: CFTimeInterval) -> [PixelRect] {
    (MediaTime.clock as? SteppedMediaClock)?.advance(to: time + seconds)
    AnimationClock.finish(at: time)
    return frame()
  }

  /// The pixel in a column and row, as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixel(x: x, y: y) }

  func write(_ path: String) { try? bitmap.png().write(to: URL(fileURLWithPath: path)) }

  /// A layer in the root.
  func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    root.addSublayer(layer)
    return layer
  }
}

/// Runs `body` with media time standing still, and puts the former clock back.
///
/// Clock, timers and transactions are the process's: suites that use this have the trait `.application`, to be alone with them.
@MainActor func withSteppedClock(_ body: @MainActor () throws -> Void) rethrows {
  let clock = MediaTime.clock
  MediaTime.clock = SteppedMediaClock()
  defer { MediaTime.clock = clock }
  // What other tests left running ends here.
  for _ in 0..<2 { CATransaction.commitImplicit() }
  try body()
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
