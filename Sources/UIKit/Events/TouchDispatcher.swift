internal import Host

/// Turns a host's fingers into `UITouch`es and sends them on their way: application, window, watchers and view (W-46).
@MainActor final class TouchDispatcher {
  private struct Tap {
    var location: CGPoint
    var timestamp: TimeInterval
    var count: Int
    weak var window: UIWindow?
  }

  let arena = TouchArena()
  private var touches: [Int: UITouch] = [:]
  private var event: UIEvent?
  private var lastTap: Tap?

  /// How long and how far apart taps may be to count as one sequence (M9-02).
  private let tapInterval = 0.35
  private let tapDistance: CGFloat = 45

  func handle(_ pointer: HostPointer, in scene: UIWindowScene) {
    switch pointer.phase {
    case .began: begin(pointer, in: scene)
    case .moved: change(pointer, to: .moved)
    case .ended: change(pointer, to: .ended)
    case .cancelled: change(pointer, to: .cancelled)
    }
  }

  /// Ends every touch that `isConcerned` names as cancelled, as when its window goes away (W-47) or the app is left (E-29).
  func cancelTouches(where isConcerned: (UITouch) -> Bool) {
    for (identifier, touch) in touches where isConcerned(touch) { finish(identifier, touch, phase: .cancelled) }
  }

  private func begin(_ pointer: HostPointer, in scene: UIWindowScene) {
    // A finger whose end was lost: X sends none after a minimise.
    if let stale = touches[pointer.identifier] { finish(pointer.identifier, stale, phase: .cancelled) }
    let now = CACurrentMediaTime()
    let touch = UITouch(
      at: pointer.location, in: scene, type: pointer.device == .mouse ? .indirectPointer : .direct, button: pointer.button, timestamp: now)
    let event = currentEvent(at: now)
    guard let hit = scene.stack.hit(at: pointer.location, with: event) else { return }
    touch.window = hit.window
    touch.view = hit.view
    touch.tapCount = tapCount(at: pointer.location, in: hit.window, now: now)
    touches[pointer.identifier] = touch
    event.touches.insert(touch)
    send(touch, event)
  }

  private func change(_ pointer: HostPointer, to phase: UITouch.Phase) {
    guard let touch = touches[pointer.identifier] else { return }
    touch.previousSceneLocation = touch.sceneLocation
    touch.sceneLocation = pointer.location
    if hypot(touch.sceneLocation.x - touch.sceneStart.x, touch.sceneLocation.y - touch.sceneStart.y) > tapDistance { touch.tapCount = 0 }
    if phase == .moved {
      touch.phase = .moved
      touch.timestamp = CACurrentMediaTime()
      send(touch, currentEvent(at: touch.timestamp))
    } else {
      finish(pointer.identifier, touch, phase: phase)
    }
  }

  private func finish(_ identifier: Int, _ touch: UITouch, phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = CACurrentMediaTime()
    lastTap = nil
    if phase == .ended, touch.tapCount > 0 {
      lastTap = Tap(location: touch.sceneLocation, timestamp: touch.timestamp, count: touch.tapCount, window: touch.window)
    }
    touches[identifier] = nil
    let event = currentEvent(at: touch.timestamp)
    send(touch, event)
    event.touches.remove(touch)
    if touches.isEmpty { self.event = nil }
  }

  private func send(_ touch: UITouch, _ event: UIEvent) {
    for other in event.touches where other !== touch { other.phase = .stationary }
    event.changedTouches = [touch]
    if touch.window == nil, touch.phase == .ended || touch.phase == .cancelled {
      // Its window is gone, and with it whoever would have delivered it.
      arena.cancelled(touch, event: event)
    } else {
      UIApplication.shared.sendEvent(event)
    }
    // An override of sendEvent that kept the end from its window must not leave a watcher waiting for it for ever.
    if touch.phase == .ended || touch.phase == .cancelled { arena.cancelled(touch, event: event) }
  }

  private func currentEvent(at time: TimeInterval) -> UIEvent {
    let event = self.event ?? UIEvent(type: .touches, timestamp: time)
    event.timestamp = time
    self.event = event
    return event
  }

  private func tapCount(at location: CGPoint, in window: UIWindow, now: TimeInterval) -> Int {
    guard let lastTap, lastTap.window === window, now - lastTap.timestamp <= tapInterval,
      hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= tapDistance
    else { return 1 }
    return lastTap.count + 1
  }
}
