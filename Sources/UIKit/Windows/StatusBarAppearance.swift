/// Who decides how the status bar looks, and what comes of it.
@MainActor enum StatusBarAppearance {
  /// The controller that is asked: of the frontmost window by level that fills the scene and has one, its root, or whom that names (O-06, O-07).
  static func controller(in stack: WindowStack, size: CGSize) -> UIViewController? {
    let window = stack.visibleFrontToBack.first { $0.isApplicationWindow && $0.rootViewController != nil && $0.fillsScene(of: size) }
    var controller = window?.rootViewController
    while let child = controller?.childForStatusBarStyle { controller = child }
    return controller
  }

  /// Whether the bar's content is light, for a dark ground.
  static func isLight(_ controller: UIViewController?, traits: UITraitCollection) -> Bool {
    switch controller?.preferredStatusBarStyle ?? .default {
    case .lightContent: true
    case .darkContent: false
    case .default: (controller?.traitCollection ?? traits).userInterfaceStyle == .dark
    @unknown default: false
    }
  }
}
