/// The values of a keyframe animation with the times at which they are reached.
struct KeyframeTrack {
  private var values: [AnimationValue] = []
  private var times: [Double] = []
  private var mode = CAAnimationCalculationMode.linear
  /// For a path: the curve of each piece, as four points.
  private var pieces: [(CGPoint, CGPoint, CGPoint, CGPoint)] = []

  init(values: [AnimationValue], keyTimes: [NSNumber]?, mode: CAAnimationCalculationMode) {
    self.values = values
    self.mode = mode
    setTimes(count: mode == .discrete ? values.count + 1 : values.count, given: keyTimes) { index in
      index + 1 < values.count ? values[index].distance(to: values[index + 1]) : 1
    }
  }

  init(path: CGPath, keyTimes: [NSNumber]?, mode: CAAnimationCalculationMode) {
    self.mode = mode
    var current = CGPoint.zero
    var start = CGPoint.zero
    let storage = path.storage
    storage.forEach { verb, index in
      let points = storage.points
      switch verb {
      case .move:
        current = points[index]
        start = current
      case .line:
        pieces.append(KeyframeTrack.line(current, points[index]))
        current = points[index]
      case .quad:
        let end = points[index + 1]
        let (c1, c2) = PathStorage.cubicControls(from: current, control: points[index], to: end)
        pieces.append((current, c1, c2, end))
        current = end
      case .curve:
        pieces.append((current, points[index], points[index + 1], points[index + 2]))
        current = points[index + 2]
      case .close:
        if current != start { pieces.append(KeyframeTrack.line(current, start)) }
        current = start
      }
    }
    let lengths = pieces.map { KeyframeTrack.length($0) }
    setTimes(count: pieces.count + 1, given: keyTimes) { $0 < lengths.count ? lengths[$0] : 0 }
  }

  private static func line(_ a: CGPoint, _ b: CGPoint) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    (
      a, CGPoint(x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3), CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3),
      b
    )
  }

  private static func at(_ t: CGFloat, _ piece: (CGPoint, CGPoint, CGPoint, CGPoint)) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * piece.0.x + b * piece.1.x + c * piece.2.x + d * piece.3.x, y: a * piece.0.y + b * piece.1.y + c * piece.2.y + d * piece.3.y)
  }

  private static func length(_ piece: (CGPoint, CGPoint, CGPoint, CGPoint)) -> Double {
    var sum = 0.0
    var last = piece.0
    for step in 1...16 {
      let point = at(CGFloat(step) / 16, piece)
      sum += hypot(Double(point.x - last.x), Double(point.y - last.y))
      last = point
    }
    return sum
  }

  private mutating func setTimes(count: Int, given: [NSNumber]?, distance: (Int) -> Double) {
    guard count > 1 else {
      times = [0]
      return
    }
    if mode == .paced {
      let steps = (0..<count - 1).map(distance)
      let whole = steps.reduce(0, +)
      if whole > 0 {
        var sum = 0.0
        times =
          [0]
          + steps.map { step in
            sum += step / whole
            return sum
          }
        return
      }
    }
    if let given, given.count == count {
      // Times that go back would show nothing in between; they are taken as standing still.
      var last = 0.0
      times = given.map { number in
        let value = number.doubleValue
        last = value.isFinite ? min(max(value, last), 1) : last
        return last
      }
      return
    }
    times = (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// The value at a part of the duration, from 0 to 1.
  func value(at progress: Double, functions: [CAMediaTimingFunction]?) -> AnimationValue? {
    let count = pieces.isEmpty ? values.count : pieces.count + 1
    guard count > 0 else { return nil }
    guard count > 1 else { return values.first }
    // The last of the times not behind `progress` begins the piece; the very end belongs to the last piece.
    var index = (times.lastIndex { $0 <= progress } ?? 0)
    if mode == .discrete { return pieces.isEmpty ? values[min(index, values.count - 1)] : .point(place(index, 0)) }
    index = min(index, count - 2)
    let span = times[index + 1] - times[index]
    var part = span > 0 ? (progress - times[index]) / span : 1
    if mode != .paced, let functions, index < functions.count { part = functions[index].value(at: part) }
    if !pieces.isEmpty { return .point(place(index, part)) }
    if mode == .cubic, let smooth = smoothValue(index, part) { return smooth }
    return values[index].interpolated(to: values[index + 1], progress: part)
  }

  private func place(_ index: Int, _ part: Double) -> CGPoint {
    index < pieces.count ? KeyframeTrack.at(CGFloat(part), pieces[index]) : pieces[pieces.count - 1].3
  }

  /// Catmull and Rom's curve through the values on both sides.
  private func smoothValue(_ index: Int, _ t: Double) -> AnimationValue? {
    guard case .numbers(let b, let shape) = values[index], case .numbers(let c, _) = values[index + 1] else { return nil }
    var a = b
    var d = c
    if index > 0, case .numbers(let value, _) = values[index - 1] { a = value }
    if index + 2 < values.count, case .numbers(let value, _) = values[index + 2] { d = value }
    let linear = c - a
    let square = a * 2 - b * 5 + c * 4 - d
    let cube = b * 3 - a - c * 3 + d
    return .numbers((b * 2 + linear * t + square * (t * t) + cube * (t * t * t)) / 2, shape)
  }
}
