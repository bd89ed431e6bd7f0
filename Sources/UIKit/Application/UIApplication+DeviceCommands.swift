package import Host

extension UIApplication {
  /// Does to the device what a hand does to a phone.
  func handle(_ command: HostCommand) {
    switch command {
    case .rotateLeft: turnDevice(to: deviceOrientation.afterTurningLeft)
    case .rotateRight: turnDevice(to: deviceOrientation.afterTurningRight)
    case .home: goHomeOrComeBack()
    case .lock: lockOrWake()
    case .toggleAppearance: appearance = appearance == .dark ? .light : .dark
    case .nextDevice: playNextDevice()
    }
  }

  /// Turns the device; the interface follows where it may (O-01).
  package func turnDevice(to orientation: HostOrientation) {
    guard orientation != deviceOrientation else { return }
    deviceOrientation = orientation
    for scene in windowScenes { scene.deviceDidTurn(to: orientation) }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  private func goHomeOrComeBack() {
    let isHome = windowScenes.allSatisfy(\.isAway)
    for scene in windowScenes { scene.renderer?.window.setMinimized(!isHome) }
  }

  /// The side button: the screen goes dark and the app to the background; pressed again, both come back.
  private func lockOrWake() {
    if lifeCycle.absence.contains(.sideButton) {
      windowScenes.forEach { $0.isDark = false }
      lifeCycle.end(.sideButton)
    } else {
      lifeCycle.begin(.sideButton)
      windowScenes.forEach { $0.isDark = true }
    }
  }

  private func playNextDevice() {
    guard let host else { return }
    let all = DeviceProfile.all
    let place = all.firstIndex { $0.name == host.device.name } ?? -1
    host.device = all[(place + 1) % all.count]
    if host.device.isResizable { deviceOrientation = .portrait }
    for scene in windowScenes {
      if host.device.isResizable { scene.orientation = .portrait }
      scene.resize(to: host.device.size(in: scene.orientation), scale: host.device.scale)
    }
  }
}
