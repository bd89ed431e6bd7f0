internal import Host

extension UIWindowScene {
  /// How long turning the interface takes, in seconds: a quarter turn, or a half one (M8-18).
  func rotationDuration(half: Bool) -> TimeInterval { (device.idiom == .phone ? 0.3 : 0.4) * (half ? 2 : 1) }

  /// Turns the interface as the device is held, where the app, the frontmost controller and the device allow it (O-01).
  func rotate(to wanted: HostOrientation) {
    guard wanted != orientation, !device.isResizable, supportedOrientations.contains(UIInterfaceOrientation(wanted).mask) else { return }
    let isHalf = wanted.isLandscape == orientation.isLandscape
    let size = device.size(in: wanted)
    orientation = wanted
    renderer?.window.resize(to: size, scale: renderer?.window.scale ?? device.scale)
    changeGeometry(duration: rotationDuration(half: isHalf))
  }

  /// Takes another size of the native window, or another device.
  func resize(to size: CGSize, scale: CGFloat) {
    renderer?.window.resize(to: size, scale: scale)
    changeGeometry(duration: 0)
  }

  /// Windows that fill the scene go with its size, inside one animation (S-36, S-38, M8-18).
  ///
  /// The stage's bounds change in the same animation: the compositor maps them onto the glass, so that every frame of it is filled.
  private func changeGeometry(duration: TimeInterval) {
    let oldBounds = stage.bounds
    let oldTraits = traitCollection
    let oldOrientation = interfaceOrientation
    let newSize = renderer?.window.size ?? device.size(in: orientation)
    let full = stack.all.filter { $0.fillsScene(of: oldBounds.size) }
    let coordinator = TransitionCoordinator(duration: duration, curve: .easeInOut)
    for window in full { window.rootViewController?.viewWillTransition(to: newSize, with: coordinator) }
    let changes = {
      self.animateStage(from: oldBounds.size, to: newSize, duration: duration)
      self.applyGeometry()
      self.updateTraits()
      for window in full { window.takeSceneSize(newSize, from: oldBounds.size) }
      for window in self.stack.all {
        window.propagateSafeArea()
        window.layoutIfNeeded()
      }
    }
    coordinator.run(changes)
    if UIApplication.shared.usesScenes, let delegate = delegate as? any UIWindowSceneDelegate {
      _ = try? delegate.windowScene(
        self, didUpdate: coordinateSpace, interfaceOrientation: oldOrientation, traitCollection: oldTraits)
    }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  private func animateStage(from old: CGSize, to new: CGSize, duration: TimeInterval) {
    guard duration > 0, old != new else { return }
    let animation = CABasicAnimation(keyPath: "bounds")
    animation.fromValue = CGRect(origin: .zero, size: old)
    animation.toValue = CGRect(origin: .zero, size: new)
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    stage.add(animation, forKey: "bounds")
  }

  /// What the app, the controller in front and the device agree on.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let window = stack.deciding(forSceneOf: stage.bounds.size)
    var mask = window?.rootViewController?.supportedInterfaceOrientations ?? .all
    let application = UIApplication.shared
    if let own = try? application.delegate?.application(application, supportedInterfaceOrientationsFor: window) {
      mask.formIntersection(own)
    }
    return mask
  }
}

extension UIWindow {
  /// Whether the window, its transform aside, is as large as its scene.
  func fillsScene(of size: CGSize) -> Bool { bounds.size == size }

  /// Follows the scene from one size to another, keeping a transform that the app has set.
  func takeSceneSize(_ size: CGSize, from old: CGSize) {
    bounds.size = size
    center = CGPoint(x: center.x + (size.width - old.width) / 2, y: center.y + (size.height - old.height) / 2)
  }
}
