/// How content that lies past an edge, or arrives there with speed, comes back to it, as a function of time (M8-28, M8-29).
///
/// Positions are distances from the edge; all on one axis.
struct ScrollBounce: Equatable, Sendable {
  /// Distance from the edge, in points, at which it counts as back; well under a pixel.
  static let tolerance: CGFloat = 0.1
  /// Below this speed, in points per second, content let go past an edge just settles.
  static let settlingSpeed: CGFloat = 50
  private static let springRate: CGFloat = 11
  private static let slowRate: CGFloat = 9
  private static let fastRate: CGFloat = 46

  let offset: CGFloat
  /// Points per second.
  let velocity: CGFloat
  /// Whether it starts without speed of its own.
  let isSettling: Bool

  /// Content let go at `offset` from the edge.
  init(releasedAt offset: CGFloat, velocity: CGFloat) {
    self.offset = offset
    self.velocity = velocity
    isSettling = abs(velocity) < Self.settlingSpeed
  }

  /// Content that reaches the edge at `velocity`.
  init(hittingEdgeAt velocity: CGFloat) {
    offset = 0
    self.velocity = velocity
    isSettling = false
  }

  func position(at time: CFTimeInterval) -> CGFloat {
    let time = max(0, time)
    if isSettling {
      return slowPart * exp(-Self.slowRate * time) + (offset - slowPart) * exp(-Self.fastRate * time)
    }
    return (offset + push * time) * exp(-Self.springRate * time)
  }

  /// Points per second.
  func velocity(at time: CFTimeInterval) -> CGFloat {
    let time = max(0, time)
    if isSettling {
      return -Self.slowRate * slowPart * exp(-Self.slowRate * time)
        - Self.fastRate * (offset - slowPart) * exp(-Self.fastRate * time)
    }
    return (push - Self.springRate * (offset + push * time)) * exp(-Self.springRate * time)
  }

  /// When it passes the edge, back into the content; nil if it only ever nears it.
  var crossing: CFTimeInterval? {
    guard !isSettling, offset != 0, push != 0, (push < 0) != (offset < 0) else { return nil }
    return -offset / push
  }

  /// Seconds until it stays within `tolerance` of the edge.
  var duration: CFTimeInterval {
    var early = turningPoint
    guard abs(position(at: early)) > Self.tolerance else {
      return early == 0 ? 0 : abs(offset) > Self.tolerance ? settle(from: 0, to: early) : early
    }
    var late = early + 0.25
    while abs(position(at: late)) > Self.tolerance, late < 60 {
      early = late
      late += 0.25
    }
    return settle(from: early, to: late)
  }

  /// The part that dies away slowly, chosen so that the motion starts without speed.
  private var slowPart: CGFloat { offset * Self.fastRate / (Self.fastRate - Self.slowRate) }

  private var push: CGFloat { velocity + Self.springRate * offset }

  /// When it is farthest out for the last time; from then on it only comes nearer.
  private var turningPoint: CFTimeInterval {
    guard !isSettling, push != 0 else { return 0 }
    return max(0, 1 / Self.springRate - offset / push)
  }

  private func settle(from early: CFTimeInterval, to late: CFTimeInterval) -> CFTimeInterval {
    var early = early
    var late = late
    for _ in 0..<40 {
      let middle = (early + late) / 2
      if abs(position(at: middle)) > Self.tolerance { early = middle } else { late = middle }
    }
    return late
  }
}
