/// A rectangle with a radius at each corner, circular or continuous: the shape of layers and of Bézier paths with rounded corners.
package struct RoundedCorners: Hashable, Sendable {
  package var rect: CGRect
  /// In points, in the order top left, top right, bottom right, bottom left, where y points down.
  package var radii: (CGFloat, CGFloat, CGFloat, CGFloat)
  package var isContinuous: Bool

  package init(rect: CGRect, radii: (CGFloat, CGFloat, CGFloat, CGFloat), isContinuous: Bool) {
    self.rect = rect
    self.radii = radii
    self.isContinuous = isContinuous
  }

  package init(rect: CGRect, radius: CGFloat, isContinuous: Bool) {
    self.init(rect: rect, radii: (radius, radius, radius, radius), isContinuous: isContinuous)
  }

  package static func == (left: RoundedCorners, right: RoundedCorners) -> Bool {
    left.rect == right.rect && left.radii == right.radii && left.isContinuous == right.isContinuous
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    hasher.combine(radii.0)
    hasher.combine(isContinuous)
  }

  /// How much of a side a continuous corner takes, in radii (M11-09).
  static let continuousReach: CGFloat = 1.528665

  package var path: CGPath {
    var storage = PathStorage()
    append(to: &storage)
    return CGPath(storage)
  }

  package func append(to path: inout PathStorage) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let fitted = [radii.0, radii.1, radii.2, radii.3].map { min($0.isFinite ? max($0, 0) : 0, limit) }
    guard fitted.contains(where: { $0 > 0 }) else { return path.rect(rect) }
    // For each corner: the corner itself, the way in (along the side that leads to it) and the way out, clockwise from the top left.
    let corners: [(point: CGPoint, into: CGVector, out: CGVector)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    for (index, corner) in corners.enumerated() {
      appendCorner(corner, radius: fitted[index], limit: limit, isFirst: index == 0, to: &path)
    }
    path.close()
  }

  private func appendCorner(
    _ corner: (point: CGPoint, into: CGVector, out: CGVector), radius: CGFloat, limit: CGFloat, isFirst: Bool, to path: inout PathStorage
  ) {
    func at(_ into: CGFloat, _ out: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.point.x + (corner.into.dx * into + corner.out.dx * out) * radius,
        y: corner.point.y + (corner.into.dy * into + corner.out.dy * out) * radius)
    }
    func begin(_ point: CGPoint) {
      if isFirst { path.move(to: point) } else { path.line(to: point) }
    }
    guard radius > 0 else { return begin(corner.point) }
    // A corner has half of the shorter side for itself (M11-10).
    let reach = isContinuous ? min(Self.continuousReach, limit / radius) : 1
    // 1 where the continuous corner has all its room, 0 where the side is as short as two radii: there it is a quarter circle.
    let share = (reach - 1) / (Self.continuousReach - 1)
    guard share > 0.001 else {
      let handle: CGFloat = 1 - 0.5522847498
      begin(at(1, 0))
      return path.curve(to: at(0, 1), control1: at(handle, 0), control2: at(0, handle))
    }
    // Both shapes as three cubics through the same parameters, mixed by `share`. The circle is cut at the same angles.
    let shape = zip(Self.continuous, Self.circular).map { smooth, round in
      CGPoint(x: round.x + (smooth.x - round.x) * share, y: round.y + (smooth.y - round.y) * share)
    }
    begin(at(shape[0].x, shape[0].y))
    for start in stride(from: 1, to: 10, by: 3) {
      path.curve(
        to: at(shape[start + 2].x, shape[start + 2].y), control1: at(shape[start].x, shape[start].y),
        control2: at(shape[start + 1].x, shape[start + 1].y))
    }
  }

  /// M11-09: distances from the corner in radii, x along the side that leads in.
  private static let continuous = [
    CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956), CGPoint(x: 0.16905956, y: 0.37282383),
    CGPoint(x: 0.07491139, y: 0.63149379), CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296),
    CGPoint(x: 0, y: 1.528665),
  ]

  /// A quarter circle cut into three arcs where the continuous corner's middle curve begins and ends.
  private static let circular: [CGPoint] = {
    // On the circle about (1, 1) the angle, from the side that leads in, at which the middle arc starts.
    let first = CGFloat.pi / 2 * 0.2406
    let angles: [CGFloat] = [0, first, CGFloat.pi / 2 - first, CGFloat.pi / 2]
    func on(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var points = [on(0)]
    for index in 0..<3 {
      let (from, to) = (angles[index], angles[index + 1])
      let handle = 4 / 3 * tan((to - from) / 4)
      let (begin, end) = (on(from), on(to))
      points.append(CGPoint(x: begin.x - handle * cos(from), y: begin.y + handle * sin(from)))
      points.append(CGPoint(x: end.x + handle * cos(to), y: end.y - handle * sin(to)))
      points.append(end)
    }
    return points
  }()
}
