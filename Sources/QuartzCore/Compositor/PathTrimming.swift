/// Parts of a path's outline, by length.
enum PathTrimming {
  private typealias Piece = (start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint, isLine: Bool)

  /// What lies between two parts of the whole length, each from 0 to 1.
  static func part(of path: CGPath, from start: Double, to end: Double) -> CGPath {
    let result = CGMutablePath()
    let pieces = pieces(of: path)
    let lengths = pieces.map { length($0) }
    let whole = lengths.reduce(0, +)
    guard whole > 0, start < end else { return result }
    var done = 0.0
    var last: CGPoint?
    for (piece, length) in zip(pieces, lengths) where length > 0 {
      let from = max(0, (start * whole - done) / length)
      let to = min(1, (end * whole - done) / length)
      done += length
      guard from < to else { continue }
      let cut = from <= 0 && to >= 1 ? piece : Self.cut(piece, time(piece, from), time(piece, to))
      if last == nil || last != cut.start { result.move(to: cut.start) }
      if cut.isLine { result.addLine(to: cut.end) } else { result.addCurve(to: cut.end, control1: cut.first, control2: cut.second) }
      last = cut.end
    }
    return result
  }

  private static func pieces(of path: CGPath) -> [Piece] {
    var pieces: [Piece] = []
    var current = CGPoint.zero
    var begin = CGPoint.zero
    let storage = path.storage
    storage.forEach { verb, index in
      let points = storage.points
      switch verb {
      case .move:
        current = points[index]
        begin = current
      case .line:
        pieces.append((current, current, points[index], points[index], true))
        current = points[index]
      case .quad:
        let (first, second) = PathStorage.cubicControls(from: current, control: points[index], to: points[index + 1])
        pieces.append((current, first, second, points[index + 1], false))
        current = points[index + 1]
      case .curve:
        pieces.append((current, points[index], points[index + 1], points[index + 2], false))
        current = points[index + 2]
      case .close:
        if current != begin { pieces.append((current, current, begin, begin, true)) }
        current = begin
      }
    }
    return pieces
  }

  private static func at(_ t: Double, _ piece: Piece) -> CGPoint {
    let t = CGFloat(t)
    let s = 1 - t
    if piece.isLine { return mix(piece.start, piece.end, t) }
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * piece.start.x + b * piece.first.x + c * piece.second.x + d * piece.end.x,
      y: a * piece.start.y + b * piece.first.y + c * piece.second.y + d * piece.end.y)
  }

  private static let steps = 32

  private static func length(_ piece: Piece) -> Double {
    if piece.isLine { return hypot(Double(piece.end.x - piece.start.x), Double(piece.end.y - piece.start.y)) }
    var sum = 0.0
    var last = piece.start
    for step in 1...steps {
      let point = at(Double(step) / Double(steps), piece)
      sum += hypot(Double(point.x - last.x), Double(point.y - last.y))
      last = point
    }
    return sum
  }

  /// The curve's parameter where a part of its length is reached.
  private static func time(_ piece: Piece, _ part: Double) -> Double {
    if piece.isLine || part <= 0 || part >= 1 { return part }
    let wanted = part * length(piece)
    var sum = 0.0
    var last = piece.start
    for step in 1...steps {
      let point = at(Double(step) / Double(steps), piece)
      let next = sum + hypot(Double(point.x - last.x), Double(point.y - last.y))
      if next >= wanted {
        let within = next > sum ? (wanted - sum) / (next - sum) : 0
        return (Double(step - 1) + within) / Double(steps)
      }
      sum = next
      last = point
    }
    return 1
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// The part of a piece between two parameters, by de Casteljau's construction.
  private static func cut(_ piece: Piece, _ from: Double, _ to: Double) -> Piece {
    if piece.isLine {
      let start = mix(piece.start, piece.end, CGFloat(from))
      let end = mix(piece.start, piece.end, CGFloat(to))
      return (start, start, end, end, true)
    }
    let right = split(piece, CGFloat(from)).right
    return split(right, CGFloat(from < 1 ? (to - from) / (1 - from) : 1)).left
  }

  private static func split(_ piece: Piece, _ t: CGFloat) -> (left: Piece, right: Piece) {
    let a = mix(piece.start, piece.first, t)
    let b = mix(piece.first, piece.second, t)
    let c = mix(piece.second, piece.end, t)
    let d = mix(a, b, t)
    let e = mix(b, c, t)
    let middle = mix(d, e, t)
    return ((piece.start, a, d, middle, false), (middle, e, c, piece.end, false))
  }
}
