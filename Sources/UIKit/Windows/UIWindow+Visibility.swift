/// Showing and hiding (W-22, W-23, W-43, W-47, W-48), and the posting of every window notification (W-06). Those of showing and hiding
/// follow `isHidden` and nothing else: not the scene, not the life cycle (W-08).
extension UIWindow {
  /// Posts one of the window notifications, at once (W-06). Nobody hears of windows that are in no list.
  func post(_ name: Notification.Name) {
    guard isApplicationWindow else { return }
    Trace.mark("notification", "\(name.rawValue) \(Swift.type(of: self)) \(windowLevel.rawValue)")
    NotificationCenter.default.post(name: name, object: self, userInfo: nil)
  }

  /// Hides or shows; a value it already has changes nothing (W-43).
  func setWindowHidden(_ hidden: Bool) {
    guard hidden != super.isHidden else { return }
    if hidden { hide() } else { show() }
  }

  /// In front of every window of the same or a lower level (S-27, W-02), then key.
  func showInFrontAndMakeKey() {
    if isHidden { isHidden = false } else { windowScene?.stack.bringToFront(self) }
    makeKey()
  }

  /// A window shown comes to the front of its level (W-23, W-48).
  private func show() {
    // Adopted while it is hidden, it enters the screen once.
    UIApplication.adopt(self)
    super.isHidden = false
    if let windowScene {
      windowScene.stack.bringToFront(self)
      enterScreen(of: windowScene)
    }
    post(UIWindow.didBecomeVisibleNotification)
  }

  /// Its touches are cancelled (W-47), and key status has moved on, before the window is said to be hidden (S-18).
  private func hide() {
    super.isHidden = true
    UIApplication.current?.touches.cancelTouches { $0.window === self }
    if let windowScene {
      windowScene.stack.hide(self)
      windowScene.keyStatus.moveAway(from: self)
    }
    // The app, told of the key window's change, may have shown the window again.
    guard isHidden else { return }
    leaveScreen()
    post(UIWindow.didBecomeHiddenNotification)
  }

  /// The window's layer joins the stage, where the commit puts it in its place; the root controller appears.
  func enterScreen(of scene: UIWindowScene) {
    if layer.superlayer !== scene.stage { scene.stage.addSublayer(layer) }
    updateTraits(parent: scene.traitCollection)
    propagateSafeArea()
    propagateSafeAreaToSubviews()
    appearRoot()
  }

  /// The layer leaves the picture with the next commit (W-22), the root controller disappears.
  func leaveScreen() {
    layer.removeFromSuperlayer()
    disappearRoot()
  }
}
