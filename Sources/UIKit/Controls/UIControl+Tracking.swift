extension UIControl {
  /// How far outside of its bounds a touch that began inside still counts as inside (M9-07).
  private static let slop: CGFloat = 70

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
  }

  func enabledChanged() {
    if !isEnabled, isTracking {
      forgetTouch()
      cancelTracking(with: nil)
      isHighlighted = false
    }
    stateDidChange()
  }

  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = true
    guard beginTracking(touch, with: event) else { return forgetTouch() }
    isHighlighted = true
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  func track(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    let isInside = isInside(touch)
    isTouchInside = isInside
    guard continueTracking(touch, with: event) else {
      forgetTouch()
      isHighlighted = false
      return
    }
    // An override may have ended all of it.
    guard isTracking, isEnabled else { return }
    if isHighlighted != isInside { isHighlighted = isInside }
    switch (wasInside, isInside) {
    case (true, true): send(.touchDragInside, event)
    case (false, false): send(.touchDragOutside, event)
    case (true, false): send(.touchDragExit, event)
    case (false, true): send(.touchDragEnter, event)
    }
  }

  func stopTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    forgetTouch()
    if isInside {
      send(.touchUpInside, event)
      if sendsPrimaryAction { send(.primaryActionTriggered, event) }
    } else {
      send(.touchUpOutside, event)
    }
    // After the actions: what they set does not stay, as on Apple's platforms.
    isHighlighted = false
  }

  func abandonTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    forgetTouch()
    cancelTracking(with: event)
    isHighlighted = false
    send(.touchCancel, event)
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
  }
}
