/// The speed of a finger, from where it was in the last tenth of a second (M8-25).
struct ScrollVelocity: Sendable {
  private static let window: CFTimeInterval = 0.1

  private var samples: [(time: CFTimeInterval, location: CGPoint)] = []

  mutating func add(_ location: CGPoint, at time: CFTimeInterval) {
    samples.append((time, location))
    // What is too old to count is dropped now and then, so that a long drag does not pile up.
    if samples.count > 512 { samples.removeFirst(samples.count - 256) }
  }

  /// Points per second at `time`; zero if the finger has rested.
  func value(at time: CFTimeInterval) -> CGVector {
    let recent = samples.filter { $0.time >= time - Self.window - 1e-6 }
    guard let first = recent.first, let last = recent.last, time - first.time > 0.001 else { return CGVector(dx: 0, dy: 0) }
    let seconds = time - first.time
    return CGVector(dx: (last.location.x - first.location.x) / seconds, dy: (last.location.y - first.location.y) / seconds)
  }
}
