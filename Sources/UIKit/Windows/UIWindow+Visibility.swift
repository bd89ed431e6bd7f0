extension UIWindow {
  func post(_ name: Notification.Name) {
    Trace.mark("notification", "\(name.rawValue) \(Swift.type(of: self)) \(windowLevel.rawValue)")
    NotificationCenter.default.post(name: name, object: self, userInfo: nil)
  }

  /// Hides or shows; a value it already has changes nothing (W-43).
  func setWindowHidden(_ hidden: Bool) {
    guard hidden != super.isHidden else { return }
    if hidden { hide() } else { show() }
  }

  func showInFrontAndMakeKey() {
    if isHidden { isHidden = false } else { windowScene?.stack.bringToFront(self) }
    makeKey()
  }

  private func show() {
    super.isHidden = false
    if windowScene == nil { UIApplication.adopt(self) }
    guard let windowScene else { return }
    windowScene.stack.bringToFront(self)
    enterScreen()
    post(UIWindow.didBecomeVisibleNotification)
  }

  /// Key status has moved on before the window is said to be hidden (S-18).
  private func hide() {
    super.isHidden = true
    guard let windowScene else { return }
    UIApplication.shared.touches.cancelTouches { $0.window === self }
    windowScene.keyStatus.moveAway(from: self)
    windowScene.stack.orderDidChange?()
    leaveScreen()
    post(UIWindow.didBecomeHiddenNotification)
  }

  /// The root controller appears when its window does.
  private func enterScreen() {
    updateTraits(parent: windowScene?.traitCollection ?? UIScreen.main.traitCollection)
    propagateSafeArea()
    appearRoot()
  }

  private func leaveScreen() { disappearRoot() }

  func moveScene(from old: UIWindowScene?) {
    guard old !== windowScene else { return }
    if let old {
      UIApplication.shared.touches.cancelTouches { $0.window === self }
      old.stack.remove(ObjectIdentifier(self))
      old.keyStatus.moveAway(from: self)
      layer.removeFromSuperlayer()
    }
    windowScene?.stack.add(self)
    guard let windowScene else { return leaveScreen() }
    if isHidden { updateTraits(parent: windowScene.traitCollection) } else { enterScreen() }
  }

  /// A window dropped while it is key leaves nobody key (W-28).
  func leaveSceneForGood() {
    UIApplication.current?.touches.cancelTouches { $0.window == nil }
    layer.removeFromSuperlayer()
    for scene in UIApplication.current?.windowScenes ?? [] { scene.stack.remove(ObjectIdentifier(self)) }
  }
}
