/// The bitmap a layer draws into.
final class Backing {
  let bitmap: Bitmap
  /// Pixels for a point.
  let scale: CGFloat
  /// The bounds it was drawn for.
  let bounds: CGRect
  let isOpaque: Bool
  /// Grows with each drawing.
  var revision = 0

  init(bitmap: Bitmap, scale: CGFloat, bounds: CGRect, isOpaque: Bool) {
    self.bitmap = bitmap
    self.scale = scale
    self.bounds = bounds
    self.isOpaque = isOpaque
  }
}
