extension CGPoint {
  /// Where `transform` takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// What `transform` makes of the size as a vector; moves do not count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGVector {
  /// What `transform` makes of the vector; moves do not count.
  public func applying(_ transform: CGAffineTransform) -> CGVector {
    CGVector(dx: transform.a * dx + transform.c * dy, dy: transform.b * dx + transform.d * dy)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what `transform` makes of this one; null and infinite rectangles stay what they are.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var low = corners[0]
    var high = corners[0]
    for corner in corners.dropFirst() {
      low.x = min(low.x, corner.x)
      low.y = min(low.y, corner.y)
      high.x = max(high.x, corner.x)
      high.y = max(high.y, corner.y)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether every number can be drawn with: neither NaN nor an infinity.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  /// Whether both numbers can be drawn with.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
