/// A scroll made in code or by a wheel: from one offset to another, as a function of time.
struct ScrollAnimation: Equatable, Sendable {
  enum Pace: Equatable, Sendable {
    /// 0.3 s, slow at both ends, whatever the distance (M8-31).
    case eased
    /// Fast at first, ever slower: what follows a wheel, whose next notch may come at any time.
    case following
  }

  /// Seconds an eased scroll takes.
  static let easedDuration: CFTimeInterval = 0.3
  private static let followingRate: Double = 18
  private static let tolerance: CGFloat = 0.25

  let start: CGPoint
  let target: CGPoint
  let pace: Pace

  /// Seconds until it is at `target`.
  var duration: CFTimeInterval {
    switch pace {
    case .eased: Self.easedDuration
    case .following:
      max(0, log(max(abs(target.x - start.x), abs(target.y - start.y), .leastNonzeroMagnitude) / Self.tolerance) / Self.followingRate)
    }
  }

  func position(at time: CFTimeInterval) -> CGPoint {
    guard time < duration else { return target }
    let part = progress(at: max(0, time))
    return CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
  }

  private func progress(at time: CFTimeInterval) -> CGFloat {
    switch pace {
    case .eased: Self.easeInOut(time / Self.easedDuration)
    case .following: 1 - exp(-Self.followingRate * time)
    }
  }

  /// The ease-in-out curve with the control points 0.42, 0 and 0.58, 1 (M8-08).
  private static func easeInOut(_ time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
    }
    return bezier(high, 0, 1)
  }

  private static func bezier(_ parameter: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second + parameter * parameter * parameter
  }
}
