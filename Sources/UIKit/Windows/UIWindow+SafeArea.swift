internal import Host

extension UIWindow {
  /// What the device and the status bar take of this window, each less how far the window starts inside the glass (O-20, M11-05).
  /// A window that does not show has none (O-19).
  var rootSafeAreaInsets: UIEdgeInsets {
    guard let windowScene, isApplicationWindow, !isHidden else { return .zero }
    let glass = windowScene.stage.bounds
    let device = windowScene.device.safeInsets(in: windowScene.orientation)
    // Where nothing but the status bar takes the top, a hidden one gives it back.
    let isFurniture = windowScene.device.idiom == .phone && windowScene.device.cornerRadius > 0
    let top = !windowScene.statusBar.isShown && !isFurniture ? 0 : device.top
    let own = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
    return UIEdgeInsets(
      top: rest(top, own.minY - glass.minY), left: rest(device.left, own.minX - glass.minX),
      bottom: rest(device.bottom, glass.maxY - own.maxY), right: rest(device.right, glass.maxX - own.maxX))
  }
}
