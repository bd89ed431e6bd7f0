/// Who decides how the status bar looks, and what comes of it.
@MainActor enum StatusBarAppearance {
  /// The controller that is asked: the root of the window that decides, or whom that names (O-06, O-07).
  static func controller(in stack: WindowStack, size: CGSize) -> UIViewController? {
    var controller = stack.deciding(forSceneOf: size)?.rootViewController
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
