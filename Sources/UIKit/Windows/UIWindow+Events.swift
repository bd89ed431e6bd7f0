/// What a window does with an event that came to its `sendEvent` (W-46): touches, of several windows' its own alone (W-45), keys, and the
/// wheel. Who of its views and watchers gets a touch is decided by `TouchArena` (W-35).
extension UIWindow {
  func deliver(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return deliver(event) }
    if event.type == .scroll { return deliverScroll(event) }
    let arena = UIApplication.shared.touches.arena
    for touch in event.changedTouches where touch.window === self {
      switch touch.phase {
      case .began:
        // A touch makes its window key (W-31); where the touch goes does not depend on it (W-15).
        makeKey()
        arena.began(touch, event: event)
      case .moved: arena.moved(touch, event: event)
      case .ended: arena.ended(touch, event: event)
      case .cancelled: arena.cancelled(touch, event: event)
      case .stationary: break
      }
    }
  }

  private func deliver(_ event: UIPressesEvent) {
    for press in event.changedPresses where press.window === self {
      let responder = press.responder ?? startOfKeys
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .changed, .stationary: responder.pressesChanged([press], with: event)
      }
    }
  }

  /// The wheel turns the first view from the one under it upwards that scrolls.
  private func deliverScroll(_ event: UIEvent) {
    guard let scroll = event.scroll, scroll.scene === windowScene else { return }
    var view = hitTest(convert(scroll.location, from: nil), with: event)
    while let current = view {
      let location = current.layer.convert(scroll.location, from: scroll.scene.stage)
      if current.wheelScrolled(by: scroll.delta, at: location) { return }
      view = current.superview
    }
  }
}
