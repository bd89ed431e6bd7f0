/// Who decides how the status bar looks, and what comes of it.
///
/// The frontmost window that fills the scene decides, key or not (O-06). There it is the root, or the uppermost that was presented full
/// screen, or whom they name (O-07).
@MainActor struct StatusBarAppearance {
  /// Whose `prefersStatusBarHidden` counts; nil where no window decides.
  let visibility: UIViewController?
  /// Whose `preferredStatusBarStyle` counts.
  let style: UIViewController?

  init(in stack: WindowStack, size: CGSize) {
    let owner = stack.deciding(forSceneOf: size)?.rootViewController?.statusBarOwner
    visibility = owner.map { Self.last(from: $0, \.childForStatusBarHidden) }
    style = owner.map { Self.last(from: $0, \.childForStatusBarStyle) }
  }

  /// Whether the bar is away (O-09).
  var isHidden: Bool { visibility?.prefersStatusBarHidden == true }

  /// How it comes and goes.
  var animation: UIStatusBarAnimation { visibility?.preferredStatusBarUpdateAnimation ?? .none }

  /// Whether the bar's content is light, for a dark ground.
  func isLight(traits: UITraitCollection) -> Bool {
    switch style?.preferredStatusBarStyle ?? .default {
    case .lightContent: true
    case .darkContent: false
    case .default: (style?.traitCollection ?? traits).userInterfaceStyle == .dark
    @unknown default: false
    }
  }

  /// The end of a chain; the last one before it comes back to itself where it is a circle.
  private static func last(from controller: UIViewController, _ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(controller)]
    var last = controller
    while let next = child(last), seen.insert(ObjectIdentifier(next)).inserted { last = next }
    return last
  }
}
