internal import Host

/// A finger on the glass.
@MainActor public final class Finger {
  private static var lastIdentifier = 0

  /// Where the finger is, in the screen's coordinates.
  public private(set) var location: CGPoint
  private let user: User
  private let identifier: Int

  init(user: User, at location: CGPoint) {
    Finger.lastIdentifier += 1
    identifier = Finger.lastIdentifier
    self.user = user
    self.location = location
  }

  /// Moves the finger to `point` at once.
  public func move(to point: CGPoint) async {
    location = point
    await send(.moved)
  }

  /// Moves the finger along a straight line at an even pace, in `duration` seconds of media time.
  public func move(to point: CGPoint, duration: TimeInterval) async {
    let start = location
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      await user.advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      await move(to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
    }
  }

  /// Lifts the finger.
  public func up() async { await send(.ended) }

  /// The system takes the finger away.
  public func cancel() async { await send(.cancelled) }

  func down() async { await send(.began) }

  private func send(_ phase: HostPointer.Phase) async {
    await user.send([.pointer(HostPointer(identifier: identifier, phase: phase, location: location))])
  }
}
