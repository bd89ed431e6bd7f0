/// The speed of a finger, from where it was in the last tenth of a second (M8-25).
struct ScrollVelocity: Sendable {
  private static let window: CFTimeInterval = 0.1

  private var samples: [(time: CFTimeInterval, location: CGPoint)] = []

  mutating func add(_ location: CGPoint, at time: CFTimeInterval) {
    samples.append((time, location))
    forget(before: time - Self.window)
  }

  /// Points per second at `time`; zero if the finger has rested.
  func value(at time: CFTimeInterval) -> CGVector {
    let recent = samples.filter { $0.time >= time - Self.window - 1e-6 }
    guard let first = recent.first, let last = recent.last, time - first.time > 0.001 else { return CGVector(dx: 0, dy: 0) }
    let seconds = time - first.time
    return CGVector(dx: (last.location.x - first.location.x) / seconds, dy: (last.location.y - first.location.y) / seconds)
  }

  private mutating func forget(before time: CFTimeInterval) {
    // A sample on the far side of the window stays out: a finger that moved long ago rests.
    samples.removeAll { $0.time < time - 1e-6 }
  }
}
