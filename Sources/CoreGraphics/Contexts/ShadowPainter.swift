/// A shadow in pixels with y downwards.
struct ShadowGeometry {
  let offset: CGVector
  /// The standard deviation of the blur.
  let deviation: CGFloat
  /// How far the blur reaches beyond the shape.
  var reach: CGFloat { (deviation * 3).rounded(.up) + 2 }

  init(_ shadow: Shadow, base: CGAffineTransform) {
    offset = CGVector(dx: shadow.offset.width, dy: shadow.offset.height).applying(base)
    deviation = shadow.blur / 2 * max(base.averageScale, 0)
  }
}

/// Paints what a picture's alpha throws on the ground.
enum ShadowPainter {
  /// `bitmap` lies at (x, y) in the pixels of `canvas`, whose operator and clip are used.
  static func paint(_ bitmap: Bitmap, x: CGFloat, y: CGFloat, cast: ShadowGeometry, color: StandardColor, on canvas: Canvas) {
    // A wide blur loses nothing at a quarter of the size, and takes a sixteenth of the time.
    let divisor = cast.deviation >= 8 ? 4 : 1
    let deviation = cast.deviation / CGFloat(divisor)
    let margin = Int((deviation * 3).rounded(.up)) + 1
    let mask = AlphaMask(
      width: (bitmap.width + divisor - 1) / divisor + 2 * margin, height: (bitmap.height + divisor - 1) / divisor + 2 * margin)
    mask.take(bitmap, divisor: divisor, atX: margin, y: margin)
    mask.blur(deviation: Double(deviation))
    guard let surface = mask.makeSurface() else { return }
    let pattern = Pattern(surface: surface)
    pattern.setFilter(.bilinear)
    let scale = CGFloat(divisor)
    pattern.setTransform(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: x + cast.offset.dx - CGFloat(margin) * scale,
        ty: y + cast.offset.dy - CGFloat(margin) * scale))
    canvas.setSource(.color(color))
    canvas.mask(pattern)
  }
}
