/// The steps of a path, flat: a verb for each and the points of all.
package struct PathStorage: Hashable, Sendable {
  package enum Verb: UInt8, Sendable {
    case move, line, quad, curve, close

    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [CGPoint] = []
  /// Where the open subpath began.
  private var start = CGPoint.zero
  /// Where the pen is; nil while there is none.
  package private(set) var current: CGPoint?

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// Points that are not finite are left out: nothing can be drawn there.
  package mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    start = point
    current = point
  }

  package mutating func line(to point: CGPoint) {
    guard point.isFinite else { return }
    guard beginIfNeeded() else { return move(to: point) }
    verbs.append(.line)
    points.append(point)
    current = point
  }

  package mutating func quad(to point: CGPoint, control: CGPoint) {
    guard point.isFinite, control.isFinite else { return }
    guard beginIfNeeded() else { return move(to: point) }
    verbs.append(.quad)
    points.append(control)
    points.append(point)
    current = point
  }

  package mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard point.isFinite, control1.isFinite, control2.isFinite else { return }
    guard beginIfNeeded() else { return move(to: point) }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(point)
    current = point
  }

  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    current = start
  }

  /// After a close the next step goes on from where the closed part began.
  private mutating func beginIfNeeded() -> Bool {
    guard current != nil else { return false }
    if verbs.last == .close {
      verbs.append(.move)
      points.append(start)
    }
    return true
  }

  package mutating func rect(_ rect: CGRect) {
    guard rect.isFinite else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func append(_ other: PathStorage) {
    guard !other.isEmpty else { return }
    if verbs.last == .move {
      verbs.removeLast()
      points.removeLast()
    }
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    start = other.start
    current = other.current
  }

  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    if transform.isIdentity || !transform.isFinite { return self }
    var result = self
    for index in points.indices { result.points[index] = points[index].applying(transform) }
    result.start = start.applying(transform)
    result.current = current?.applying(transform)
    return result
  }

  /// Goes through the steps; the index is that of the step's first point in `points`.
  package func forEach(_ body: (Verb, Int) -> Void) {
    var index = 0
    for verb in verbs {
      body(verb, index)
      index += verb.pointCount
    }
  }

  /// The rectangle this path is, if it is one and nothing else.
  package var asRect: CGRect? {
    guard points.count == 4 || (points.count == 5 && points[4] == points[0]),
      verbs.first == .move, verbs.dropFirst().prefix(points.count - 1).allSatisfy({ $0 == .line }),
      verbs.count == points.count || (verbs.count == points.count + 1 && verbs.last == .close)
    else { return nil }
    let (first, second, third, fourth) = (points[0], points[1], points[2], points[3])
    let isUpright =
      (first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x)
      || (first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y)
    guard isUpright else { return nil }
    return CGRect(
      x: min(first.x, third.x), y: min(first.y, third.y), width: abs(third.x - first.x), height: abs(third.y - first.y))
  }
}
