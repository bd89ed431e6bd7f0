internal import Host

extension User {
  /// Puts a finger down at `point` and leaves it there.
  @discardableResult public func touchDown(at point: CGPoint) async -> Finger {
    let finger = Finger(user: self, at: point)
    await finger.down()
    return finger
  }

  /// Puts a finger down in the middle of `view`, where the model says it is (E-24), and leaves it there.
  ///
  /// Nobody aims at what is not laid out yet: the loop turns once before.
  @discardableResult public func touchDown(_ view: UIView) async -> Finger {
    await turn()
    return await touchDown(at: middle(of: view))
  }

  /// Taps at `point`: down, and up after a twentieth of a second.
  public func tap(at point: CGPoint) async {
    let finger = await touchDown(at: point)
    await advance(by: 0.05)
    await finger.up()
  }

  /// Taps in the middle of `view`, where the model says it is (E-24), once it is laid out.
  public func tap(_ view: UIView) async {
    await turn()
    await tap(at: middle(of: view))
  }

  /// Drags a finger along a straight line at an even pace, and lifts it without stopping, so that what was dragged may fly on.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) async {
    let finger = await touchDown(at: start)
    await finger.move(to: end, duration: duration)
    await finger.up()
  }

  /// Turns the wheel over `point` so that the content is to move by `delta` points.
  public func wheel(at point: CGPoint, by delta: CGPoint) async {
    await send([.scroll(HostScroll(location: point, delta: delta))])
  }

  /// The middle of `view` on the screen.
  public func middle(of view: UIView) -> CGPoint {
    guard let window = view.window else { return .zero }
    return window.convert(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window), to: nil as UIView?)
  }
}
