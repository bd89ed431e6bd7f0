internal import Host

/// Which orientations a scene's interface may stand in: those of the app, of the controller in front and of the device (O-01).
///
/// `shouldAutorotate` is never asked, as since iOS 16 (O-05).
@MainActor struct OrientationNegotiation {
  private let scene: UIWindowScene
  private let declaration: OrientationDeclaration
  /// The window that decides; nil while nothing fills the scene.
  let window: UIWindow?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    window = scene.stack.deciding(forSceneOf: scene.stage.bounds.size)
    declaration = OrientationDeclaration(UIApplication.shared.information, isPad: scene.device.idiom == .pad)
  }

  /// The controller that is asked: the window's root, or the uppermost presented over it.
  var controller: UIViewController? { window?.rootViewController?.uppermostPresented }

  /// Whether controllers have no say, because the app shares a pad's screen with others (O-16).
  var ignoresControllers: Bool { scene.device.idiom == .pad && declaration.supportsMultitasking }

  /// What all agree on; empty where they do not, and then nothing turns.
  var mask: UIInterfaceOrientationMask {
    var mask = application.intersection(device)
    if let controller, !ignoresControllers { mask.formIntersection(Self.mask(of: controller)) }
    return mask
  }

  /// A controller's orientations; none at all is a mistake (O-03).
  static func mask(of controller: UIViewController) -> UIInterfaceOrientationMask {
    let mask = controller.supportedInterfaceOrientations
    guard !mask.isEmpty else {
      fatalError("UIApplicationInvalidInterfaceOrientation: \(controller) supports no interface orientation at all.")
    }
    return mask
  }

  /// The orientation that a controller wants to come in; one that it does not support is a mistake (O-03).
  static func preference(of controller: UIViewController) -> UIInterfaceOrientation {
    let preferred = controller.preferredInterfaceOrientationForPresentation
    guard mask(of: controller).contains(preferred.mask) else {
      fatalError("UIApplicationInvalidInterfaceOrientation: \(controller) prefers an interface orientation that it does not support.")
    }
    return preferred
  }

  /// The delegate's answer, else the Info.plist's, else all.
  private var application: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    return (try? application.delegate?.application(application, supportedInterfaceOrientationsFor: window))
      ?? declaration.orientations ?? .all
  }

  private var device: UIInterfaceOrientationMask {
    HostOrientation.allCases.filter(scene.device.allows).reduce(into: []) { $0.formUnion(UIInterfaceOrientation($1).mask) }
  }
}
