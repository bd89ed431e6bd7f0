internal import Host

/// When the interface turns: with the device, at the app's request, and where the controller that decides is another one now.
extension UIWindowScene {
  /// The interface follows the device where that is allowed; else it stays as it is (O-01).
  func deviceDidTurn(to wanted: HostOrientation) {
    requestedOrientations = nil
    guard !device.isResizable, OrientationNegotiation(self).mask.contains(UIInterfaceOrientation(wanted).mask) else { return }
    turn(to: wanted)
  }

  /// Stands as the device is held if that is allowed now, else stays if that is, else turns to what is.
  func turnAsAllowed() {
    guard !device.isResizable, !isChangingGeometry else { return }
    let negotiation = OrientationNegotiation(self)
    guard negotiation.window != nil else { return }
    turn(within: negotiation.mask, controller: negotiation.controller)
  }

  /// The interface takes the orientation that `controller`, which is about to be presented, prefers or needs (O-03).
  func turn(presenting controller: UIViewController) {
    guard !device.isResizable, !isChangingGeometry else { return }
    let negotiation = OrientationNegotiation(self)
    guard negotiation.controller === controller else { return }
    guard !negotiation.ignoresControllers else { return turnAsAllowed() }
    let preferred = OrientationNegotiation.preference(of: controller)
    if preferred != interfaceOrientation, negotiation.mask.contains(preferred.mask) {
      turn(to: preferred.host)
    } else {
      turnAsAllowed()
    }
  }

  func update(to preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?) {
    guard let wanted = (preferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    guard !device.isResizable else { return errorHandler?(UISceneError(.geometryRequestUnsupported)) ?? () }
    let negotiation = OrientationNegotiation(self)
    let mask = negotiation.mask.intersection(wanted)
    guard !mask.isEmpty else { return errorHandler?(UISceneError(.geometryRequestDenied)) ?? () }
    requestedOrientations = wanted
    turn(within: negotiation.mask, controller: negotiation.controller)
  }

  private func turn(within allowed: UIInterfaceOrientationMask, controller: UIViewController?) {
    let requested = allowed.intersection(requestedOrientations ?? .all)
    let mask = requested.isEmpty ? allowed : requested
    let held = UIInterfaceOrientation(UIApplication.shared.deviceOrientation)
    if mask.contains(held.mask) { return turn(to: held.host) }
    guard !mask.contains(interfaceOrientation.mask) else { return }
    let preferred = controller.map(\.preferredInterfaceOrientationForPresentation)
    if let wanted = preferred.flatMap({ mask.contains($0.mask) ? $0 : nil }) ?? mask.first { turn(to: wanted.host) }
  }
}
