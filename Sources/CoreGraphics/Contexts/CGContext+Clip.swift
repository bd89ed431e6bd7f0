extension CGContext {
  /// Lets drawing touch only what is inside the path too, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    target.canvas.setAntialias(state.antialias)
    target.canvas.setFillRule(rule)
    target.canvas.setPath(path)
    target.canvas.clip()
  }

  /// Lets drawing touch only `rect` too, and forgets the path.
  public func clip(to rect: CGRect) {
    beginPath()
    let transform = userToPixels
    // A rectangle without bounds clips nothing away; one that is no number leaves nothing.
    if rect.isInfinite { return }
    guard rect.isFinite else { return clipEverything() }
    if transform.isRectilinear, transform.isFinite {
      target.canvas.setAntialias(state.antialias)
      target.canvas.setPath(rect.applying(transform))
      target.canvas.clip()
    } else {
      addRect(rect)
      clip()
    }
  }

  /// Lets drawing touch only these rectangles too, and forgets the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Lets drawing through `mask` too: by its alpha, or by its brightness where it has none. Stretched to `rect`, as an image is drawn.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let transform = CGContext.imageTransform(mask, in: rect).concatenating(userToPixels)
    guard rect.isFinite, transform.isUsable else { return clipEverything() }
    state.masks.append(ContextMask(image: mask, transform: transform))
  }

  /// Takes away every clip of the context.
  public func resetClip() {
    target.canvas.resetClip()
    state.masks = []
  }

  /// The upright rectangle around the clip, in user space.
  public var boundingBoxOfClipPath: CGRect { target.canvas.clipBox.applying(userToPixels.inverted()) }

  private func clipEverything() {
    target.canvas.setPath(CGRect.zero)
    target.canvas.clip()
  }
}
