/// How content glides on along one axis after a flick, as a function of time (M8-25, M8-26).
///
/// The speed is multiplied by `rate` every millisecond, until it has fallen to `stopSpeed`.
struct ScrollDeceleration: Equatable, Sendable {
  /// Points per second at which gliding counts as rest.
  static let stopSpeed: CGFloat = 10

  /// Where the content is when it is let go.
  let start: CGFloat
  /// Points per second when it is let go; an offset that grows has a positive velocity.
  let velocity: CGFloat
  /// What is left of the speed after each millisecond, above 0 and below 1.
  let rate: CGFloat

  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity.isFinite ? velocity : 0
    self.rate = Self.usable(rate)
  }

  /// The glide from `start` that comes to rest at `target`.
  init(start: CGFloat, reaching target: CGFloat, rate: CGFloat) {
    let distance = target - start
    let speed = distance == 0 ? 0 : abs(distance) / Self.reach(Self.usable(rate)) + Self.stopSpeed
    self.init(start: start, velocity: distance < 0 ? -speed : speed, rate: rate)
  }

  /// Seconds until it rests.
  var duration: CFTimeInterval { abs(velocity) <= Self.stopSpeed ? 0 : log(abs(velocity) / Self.stopSpeed) / decay }

  /// Where it rests.
  var target: CGFloat {
    guard abs(velocity) > Self.stopSpeed else { return start }
    return start + Self.reach(rate) * (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed))
  }

  func position(at time: CFTimeInterval) -> CGFloat {
    guard time < duration else { return target }
    return start + Self.reach(rate) * velocity * (1 - remaining(at: time))
  }

  /// Points per second.
  func velocity(at time: CFTimeInterval) -> CGFloat { time < duration ? velocity * remaining(at: time) : 0 }

  /// When the content is at `position`; nil if it rests before it gets there, or goes the other way.
  func time(reaching position: CGFloat) -> CFTimeInterval? {
    let distance = position - start
    if distance == 0 { return 0 }
    guard (distance < 0) == (velocity < 0), abs(distance) <= abs(target - start) else { return nil }
    return -log(1 - distance / (Self.reach(rate) * velocity)) / decay
  }

  /// The natural logarithm of what a second costs.
  private var decay: Double { -1000 * log(rate) }

  private func remaining(at time: CFTimeInterval) -> CGFloat { exp(-decay * max(0, time)) }

  /// Points covered for each point per second: the sum of `rate`'s powers, millisecond by millisecond.
  private static func reach(_ rate: CGFloat) -> CGFloat { rate / (1000 * (1 - rate)) }

  private static func usable(_ rate: CGFloat) -> CGFloat { rate.isFinite ? min(max(rate, 0.01), 0.9999) : 0.998 }
}
