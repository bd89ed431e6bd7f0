extension CGFloat {
  /// The number itself if arithmetic can go on with it: NaN becomes 0, and what is far beyond any screen is held back.
  var definite: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }

  /// The number rounded up to the next pixel, where `scale` pixels make a point; noise of the last digits does not count as one.
  func roundedUpToPixel(scale: CGFloat) -> CGFloat { ((self * scale) - 1e-6).rounded(.up) / scale }
}

extension CGRect {
  var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
  }

  /// The smallest rectangle that holds all `points`; zero for none.
  init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      minX = Swift.min(minX, point.x)
      minY = Swift.min(minY, point.y)
      maxX = Swift.max(maxX, point.x)
      maxY = Swift.max(maxY, point.y)
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
