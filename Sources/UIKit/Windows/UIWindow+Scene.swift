/// Which scene a window lies in, and what becomes of it when it leaves (W-21) or is dropped (W-28, W-30). An app without scenes has one
/// implicit scene that takes its new windows (W-42); in an app with scenes a window without one is not displayed and gets no touches (W-20):
/// `UIApplication.adopt` tells the two apart.
extension UIWindow {
  /// The window leaves the old scene's list, screen and key status, and joins the new one's as it is, shown or hidden (W-21).
  func moveScene(from old: UIWindowScene?) {
    guard old !== windowScene else { return }
    if let old {
      UIApplication.current?.touches.cancelTouches { $0.window === self }
      old.stack.remove(ObjectIdentifier(self))
      old.keyStatus.moveAway(from: self)
      layer.removeFromSuperlayer()
    }
    guard let windowScene else { return leaveScreen() }
    hasHadScene = true
    windowScene.stack.add(self)
    if isHidden { updateTraits(parent: windowScene.traitCollection) } else { enterScreen(of: windowScene) }
  }

  /// The last reference is gone (W-30). A window dropped while it is key leaves nobody key (W-28); its touches end as cancelled.
  func leaveSceneForGood() {
    UIApplication.current?.touches.cancelTouches { $0.window == nil }
    layer.removeFromSuperlayer()
    for scene in UIApplication.current?.windowScenes ?? [] { scene.stack.remove(ObjectIdentifier(self)) }
  }
}
