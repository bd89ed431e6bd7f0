/// The motion of a weight on a damped spring from 0 to its rest at 1, solved exactly.
package struct SpringCurve: Sendable {
  /// The undamped angular frequency, 1/s.
  package let frequency: Double
  /// The damping ratio: below 1 it swings, at 1 it is critical.
  package let ratio: Double
  /// In whole ways per second.
  package let initialVelocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
    let damping = damping.isFinite && damping > 0 ? damping : 0
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), ratio: allowsOverdamping ? ratio : min(ratio, 1), initialVelocity: initialVelocity)
  }

  package init(frequency: Double, ratio: Double, initialVelocity: Double = 0) {
    self.frequency = frequency.isFinite && frequency > 0 ? frequency : 10
    self.ratio = ratio.isFinite ? max(0, ratio) : 1
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// M8-06: one undamped swing takes `perceptualDuration`; the damping ratio is 1 − bounce, for a negative bounce 1/(1 + bounce).
  package init(perceptualDuration: Double, bounce: Double) {
    let duration = perceptualDuration.isFinite && perceptualDuration > 0 ? perceptualDuration : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
    self.init(frequency: 2 * .pi / duration, ratio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Where the weight is after `time` seconds: 0 at the start, 1 at rest.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - distance(at: time)
  }

  /// What is left of the way.
  private func distance(at time: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-decay * time) * (cos(swing * time) + (decay - initialVelocity) / swing * sin(swing * time))
    }
    if ratio == 1 { return exp(-frequency * time) * (1 + (frequency - initialVelocity) * time) }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let slow = -decay + spread
    let fast = -decay - spread
    let slowPart = (-initialVelocity - fast) / (slow - fast)
    return slowPart * exp(slow * time) + (1 - slowPart) * exp(fast * time)
  }

  /// When what is left has fallen to a thousandth for good (M8-02, M8-04).
  package var settlingDuration: Double {
    let decay = ratio * frequency
    if ratio < 1 {
      guard decay > 0 else { return .greatestFiniteMagnitude }
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let part = abs(decay - initialVelocity) / swing
      // M8-04 takes the sine's share alone; where that vanishes, the whole amplitude is what is left.
      let amplitude = part > 0.05 ? part : (1 + part * part).squareRoot()
      return max(0, log(1000 * amplitude) / decay)
    }
    // Past its last turn the distance only falls: double the time until it is small, then halve the interval.
    func isResting(_ time: Double) -> Bool { abs(distance(at: time)) < 0.001 }
    var low = ratio == 1 && frequency != initialVelocity ? max(0, 1 / frequency - 1 / (frequency - initialVelocity)) : 0
    var high = low + 1 / frequency
    while !isResting(high), high < 1e6 {
      low = high
      high *= 2
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if isResting(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
