extension UIResponder {
  func takeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    // Resigning runs the app's code, which may have moved this object to another window or none.
    guard responderWindow === window else { return false }
    window.firstResponder = self
    if self is any UIKeyInput, !window.isHidden, !window.isKeyWindow { window.makeKey() }
    return true
  }

  func leaveFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}
