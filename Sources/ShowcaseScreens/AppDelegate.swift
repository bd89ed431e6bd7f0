import UIKit

/// The app: one main window, and a password window that stands before it whenever the app comes back.
package final class AppDelegate: UIResponder, UIApplicationDelegate {
  package var window: UIWindow?

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    window.rootViewController = UINavigationController(rootViewController: HomeViewController(style: .insetGrouped))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  package func applicationDidEnterBackground(_ application: UIApplication) {
    PasswordInputWindow.shared.show()
  }
}
