internal import Host

extension UIWindowScene {
  /// How a scene stands.
  @preconcurrency @MainActor open class Geometry: _UIKIsolatedObject {
    /// How the interface is turned.
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init(_uik: ())
    }
  }

  /// How the app would like a scene to stand; what can be wished for is in the subclass of the platform.
  @preconcurrency @MainActor open class GeometryPreferences: _UIKIsolatedObject {
    init() { super.init(_uik: ()) }
  }
}

extension UIWindowScene.GeometryPreferences {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// What can be wished for on a phone or a pad.
  @preconcurrency @MainActor open class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations that are wished for; nil leaves everything as it is.
    open var interfaceOrientations: UIInterfaceOrientationMask?

    /// A wish for one of `interfaceOrientations`.
    public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

/// What happens when a scene turns or takes another size.
extension UIWindowScene {
  /// How long turning the interface takes, in seconds: a quarter turn, or a half one (M8-18).
  func rotationDuration(half: Bool) -> TimeInterval { (device.idiom == .phone ? 0.3 : 0.4) * (half ? 2 : 1) }

  /// Turns the interface, whoever allows it; with motion while the app is in front.
  func turn(to wanted: HostOrientation) {
    guard wanted != orientation, !isChangingGeometry else { return }
    let isHalf = wanted.isLandscape == orientation.isLandscape
    let isMoving = UIApplication.shared.applicationState == .active && UIView.areAnimationsEnabled
    changeGeometry(duration: isMoving ? rotationDuration(half: isHalf) : 0) {
      orientation = wanted
      renderer?.window.resize(to: device.size(in: wanted), scale: renderer?.window.scale ?? device.scale)
    }
  }

  /// Takes another size of the native window, or another device.
  func resize(to size: CGSize, scale: CGFloat) {
    changeGeometry(duration: 0) { renderer?.window.resize(to: size, scale: scale) }
  }

  /// Windows that fill the scene go with its size, inside one animation (S-36, S-38, M8-18).
  ///
  /// Controllers hear of the traits to come and then of the size, before either changes (O-11, O-12); the scene's delegate hears of what
  /// was before, afterwards. The stage's bounds change in the same animation: the compositor maps them onto the glass, so that every frame
  /// of it is filled.
  private func changeGeometry(duration: TimeInterval, _ change: () -> Void) {
    let oldSize = stage.bounds.size
    let oldTraits = traitCollection
    let oldOrientation = interfaceOrientation
    let oldSpace = SceneCoordinateSpace(bounds: stage.bounds)
    change()
    let newSize = renderer?.window.size ?? device.size(in: orientation)
    let newTraits = makeTraits(for: newSize)
    let full = stack.all.filter { $0.fillsScene(of: oldSize) }
    let coordinator = TransitionCoordinator(duration: duration, curve: .easeInOut)
    isChangingGeometry = true
    for window in full {
      if newTraits != oldTraits { window.rootViewController?.willTransition(to: newTraits, with: coordinator) }
      if newSize != oldSize { window.rootViewController?.viewWillTransition(to: newSize, with: coordinator) }
    }
    coordinator.run {
      animateStage(from: oldSize, to: newSize, duration: duration)
      applyGeometry()
      updateTraits()
      for window in full { window.takeSceneSize(newSize, from: oldSize) }
      for window in stack.all {
        window.propagateSafeArea()
        window.layoutIfNeeded()
      }
    }
    isChangingGeometry = false
    if UIApplication.shared.usesScenes, let delegate = delegate as? any UIWindowSceneDelegate {
      try? delegate.windowScene(self, didUpdate: oldSpace, interfaceOrientation: oldOrientation, traitCollection: oldTraits)
    }
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
