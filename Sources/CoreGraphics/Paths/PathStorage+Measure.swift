extension PathStorage {
  /// Around all points, control points too; null without points.
  package var controlBox: CGRect {
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points {
      low.x = min(low.x, point.x)
      low.y = min(low.y, point.y)
      high.x = max(high.x, point.x)
      high.y = max(high.y, point.y)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Around the outline itself; null without points.
  package var boundingBox: CGRect {
    guard verbs.contains(where: { $0 == .quad || $0 == .curve }) else { return controlBox }
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func include(_ point: CGPoint) {
      low.x = min(low.x, point.x)
      low.y = min(low.y, point.y)
      high.x = max(high.x, point.x)
      high.y = max(high.y, point.y)
    }
    var pen = CGPoint.zero
    forEach { verb, index in
      switch verb {
      case .move, .line:
        pen = points[index]
        include(pen)
      case .quad:
        let (control1, control2) = Self.cubicControls(from: pen, control: points[index], to: points[index + 1])
        Self.extremes(pen, control1, control2, points[index + 1]).forEach(include)
        pen = points[index + 1]
        include(pen)
      case .curve:
        Self.extremes(pen, points[index], points[index + 1], points[index + 2]).forEach(include)
        pen = points[index + 2]
        include(pen)
      case .close: break
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The cubic that is the same curve as a quadratic one.
  package static func cubicControls(from start: CGPoint, control: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
    (
      CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    )
  }

  private static func cubic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at time: CGFloat) -> CGFloat {
    let rest = 1 - time
    return rest * rest * rest * a + 3 * rest * rest * time * b + 3 * rest * time * time * c + time * time * time * d
  }

  private static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at time: CGFloat) -> CGPoint {
    CGPoint(x: cubic(a.x, b.x, c.x, d.x, at: time), y: cubic(a.y, b.y, c.y, d.y, at: time))
  }

  /// The points of a cubic where it turns back along x or y.
  private static func extremes(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    (turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y)).map { point(a, b, c, d, at: $0) }
  }

  /// Where the derivative of one coordinate is zero, inside the curve.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let square = -a + 3 * b - 3 * c + d
    let linear = 2 * (a - 2 * b + c)
    let constant = b - a
    var roots: [CGFloat] = []
    if abs(square) < 1e-12 {
      if linear != 0 { roots = [-constant / linear] }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Whether `point` is inside, by counting how often a ray to the right crosses the outline.
  package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    var crossings = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { return }
      winding += to.y > from.y ? 1 : -1
      crossings += 1
    }
    var pen = CGPoint.zero
    var start = CGPoint.zero
    func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      let length = hypot(control1.x - pen.x, control1.y - pen.y) + hypot(control2.x - control1.x, control2.y - control1.y)
      let estimate = (length + hypot(end.x - control2.x, end.y - control2.y)).squareRoot() * 4
      let pieces = estimate < 256 ? Int(max(estimate, 8)) : 256
      var last = pen
      for piece in 1...pieces {
        let next = piece == pieces ? end : Self.point(pen, control1, control2, end, at: CGFloat(piece) / CGFloat(pieces))
        cross(last, next)
        last = next
      }
      pen = end
    }
    forEach { verb, index in
      switch verb {
      case .move:
        cross(pen, start)
        pen = points[index]
        start = pen
      case .line:
        cross(pen, points[index])
        pen = points[index]
      case .quad:
        let (control1, control2) = Self.cubicControls(from: pen, control: points[index], to: points[index + 1])
        curve(control1, control2, points[index + 1])
      case .curve: curve(points[index], points[index + 1], points[index + 2])
      case .close:
        cross(pen, start)
        pen = start
      }
    }
    cross(pen, start)
    return rule == .winding ? winding != 0 : crossings % 2 != 0
  }
}
