/// An image that is painted again and again.
final class CGPattern: Sendable {
  let image: CGImage
  /// Pixels of the image for a point.
  let scale: CGFloat

  init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }
}
