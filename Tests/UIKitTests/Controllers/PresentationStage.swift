import UIKit
import UIKitTesting

/// What tests of presentations begin with: a root on the screen, and controllers that log what they hear.
@MainActor protocol PresentationStage {
  var user: User { get }
  var log: CallLog { get }
}

extension PresentationStage {
  /// A key window that shows `root`; what that logged is forgotten.
  func shown(_ root: UIViewController) async -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    KeptWindows.keep(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    await user.turn()
    log.clear()
    return window
  }

  /// A controller that logs under `name`.
  func controller(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }
}
