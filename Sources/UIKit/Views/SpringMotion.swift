/// The numbers of a spring with mass 1 that carries a value over its whole distance.
struct SpringMotion: Equatable {
  private(set) var stiffness: CGFloat
  private(set) var damping: CGFloat
  /// In distances per second, towards the end.
  private(set) var velocity: CGFloat
  /// How long it moves, in seconds.
  private(set) var duration: TimeInterval
  /// Whether it is damped more than critically, and is meant to be.
  private(set) var isOverdamped: Bool

  /// The motion of the system's own transitions (M8-01): critically damped, and as long as it takes to settle.
  static let system = SpringMotion(duration: 0.5057, dampingRatio: 1, velocity: 0)

  /// A spring of which no more than a thousandth of the distance is left after `duration` seconds (M8-02, M8-03, M8-04).
  ///
  /// The ratio is held between 0.01 and 1; a velocity that is not finite counts as 0.
  init(duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let velocity = velocity.isFinite ? velocity : 0
    let frequency = Self.frequency(duration: CGFloat(max(duration, 0.001)), ratio: ratio, velocity: velocity)
    self.init(frequency: frequency, ratio: ratio, velocity: velocity, duration: duration)
  }

  /// A spring with a period of `perceptualDuration` seconds that overshoots by `bounce` (M8-06); a negative one creeps in.
  init(perceptualDuration: TimeInterval, bounce: CGFloat, velocity: CGFloat) {
    // A spring without any damping would never come to rest.
    let asked = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(min(bounce, 0.99)))
    let curve = SpringCurve(frequency: asked.frequency, ratio: asked.ratio, initialVelocity: Double(velocity))
    self.init(
      frequency: CGFloat(curve.frequency), ratio: CGFloat(curve.ratio), velocity: CGFloat(curve.initialVelocity),
      duration: curve.settlingDuration)
  }

  private init(frequency: CGFloat, ratio: CGFloat, velocity: CGFloat, duration: TimeInterval) {
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    self.velocity = velocity
    self.duration = duration
    isOverdamped = ratio > 1
  }

  /// The part of the distance that may at most be left after `time` seconds, for a ratio up to 1.
  private static func rest(frequency: CGFloat, ratio: CGFloat, velocity: CGFloat, time: CGFloat) -> CGFloat {
    let decay = ratio * frequency
    if ratio == 1 { return abs(1 + (frequency - velocity) * time) * exp(-frequency * time) }
    return abs((decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot())) * exp(-decay * time)
  }

  /// The largest frequency with which just a thousandth is left at the end.
  private static func frequency(duration time: CGFloat, ratio: CGFloat, velocity: CGFloat) -> CGFloat {
    let isMoving = { rest(frequency: $0, ratio: ratio, velocity: velocity, time: time) >= 0.001 }
    // Far above every answer; from there on down, the rest first grows.
    var high = (60 + 2 * abs(velocity) * time) / (ratio * time)
    var low = high
    while !isMoving(low) {
      high = low
      low *= 0.97
      // A velocity that alone carries the value to its place leaves nothing to solve: then the spring is as without one.
      if low * time < 0.01 { return velocity == 0 ? high : frequency(duration: time, ratio: ratio, velocity: 0) }
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isMoving(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
