extension CGPath {
  /// The path at `progress` on the way to `end`; nil where the two are not made of the same kinds of elements.
  func interpolated(to end: CGPath, progress: Double) -> CGPath? {
    let first = storage
    let last = end.storage
    guard first.verbs == last.verbs, first.points.count == last.points.count else { return nil }
    let part = CGFloat(progress)
    let points = zip(first.points, last.points).map { CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part) }
    let path = CGMutablePath()
    first.forEach { verb, index in
      switch verb {
      case .move: path.move(to: points[index])
      case .line: path.addLine(to: points[index])
      case .quad: path.addQuadCurve(to: points[index + 1], control: points[index])
      case .curve: path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
