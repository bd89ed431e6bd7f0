/// Which window of a scene is key: the one place where key status moves, and where its notifications are posted.
///
/// A scene has at most one key window (W-04). Whoever wants a window to be key, or not any more, asks here. Hiding hands key status on
/// (S-18), dropping the last reference to the key window does not (W-28): the reference here is weak, and nobody is left.
@MainActor final class KeyStatus {
  private(set) weak var keyWindow: UIWindow?
  private unowned let stack: WindowStack
  /// How many moves are under way, each asked for while the one before it was told of.
  private var depth = 0

  init(stack: WindowStack) { self.stack = stack }

  /// Makes `window` key, if it may be (W-03, W-17). Neither visibility nor order changes.
  ///
  /// The old window is told first, then the new one; each window's notification follows its method (W-07).
  func move(to window: UIWindow) {
    guard window !== keyWindow, window.canBecomeKey else { return }
    guard depth < 16 else { return Message.say("Windows that make each other key while they become or resign key were stopped.") }
    depth += 1
    defer { depth -= 1 }
    resign()
    // The app hears of a resignation while it happens, and may have made yet another window key: that one resigns too, since what is
    // asked for here was asked for first. An app that does it again gets its own way, or this would never end.
    if keyWindow != nil { resign() }
    guard keyWindow == nil, window.windowScene?.keyStatus === self else { return }
    keyWindow = window
    UIApplication.shared.windowDidBecomeKey(window)
    window.becomeKey()
    // Its own code may have made another window key, which has been told of by now.
    guard keyWindow === window else { return }
    window.post(UIWindow.didBecomeKeyNotification)
  }

  /// `window` was hidden or taken from the scene: the frontmost visible window that can become key takes over (S-18, S-19).
  func moveAway(from window: UIWindow) {
    guard window === keyWindow else { return }
    if let heir = stack.visibleFrontToBack.first(where: \.canBecomeKey) {
      move(to: heir)
    } else {
      resign()
    }
  }

  private func resign() {
    guard let old = keyWindow else { return }
    keyWindow = nil
    old.resignKey()
    old.post(UIWindow.didResignKeyNotification)
  }
}
