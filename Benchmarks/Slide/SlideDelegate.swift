import UIKit

/// Shows the list in the main window and the notification in a window at the status bar's level.
final class SlideDelegate: UIResponder, UIApplicationDelegate {
  private let main = UIWindow(frame: UIScreen.main.bounds)
  private let overlay = UIWindow(frame: UIScreen.main.bounds)
  private let bar = NotificationView(frame: CGRect(x: 8, y: -100, width: 374, height: 80))

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    main.rootViewController = SlideListViewController()
    main.makeKeyAndVisible()
    let root = SlideOverlayViewController()
    overlay.windowLevel = .statusBar
    overlay.isUserInteractionEnabled = false
    overlay.rootViewController = root
    root.view.addSubview(bar)
    overlay.isHidden = false
    return true
  }

  func resetBar() {
    bar.layer.removeAllAnimations()
    bar.frame.origin.y = -100
  }

  /// From just outside to 50 points below the screen's top.
  func slideBar(duration: TimeInterval) {
    bar.frame.origin.y = -80
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      self.bar.frame.origin.y = 50
    }
  }
}
