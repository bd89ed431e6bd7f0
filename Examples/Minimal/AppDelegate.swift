import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel(frame: UIScreen.main.bounds)
    label.text = "你好, Linux 👋"
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.backgroundColor = .systemBackground
    let controller = UIViewController()
    controller.view = label
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}
