import ShowcaseScreens
import Testing
import UIKit
import UIKitTesting

/// Showcase as it runs in a test, and a user in front of it.
@MainActor
final class RunningApp {
  let delegate = AppDelegate()
  let user = User()

  /// Launches the app in the place that the suite's trait keeps free.
  static func launch(
    on device: DeviceProfile = .iPhone14, appearance: UIUserInterfaceStyle = .light, orientation: UIInterfaceOrientation = .portrait
  ) async -> RunningApp {
    let app = RunningApp()
    SimulatedApplication.start(device: device, appearance: appearance, orientation: orientation, delegate: app.delegate)
    // The one password window is made once in a process, and every test is a new screen to it.
    PasswordInputWindow.shared.isHidden = true
    PasswordInputWindow.shared.windowScene = app.window.windowScene
    PasswordInputWindow.shared.frame = UIScreen.main.bounds
    await app.user.settle()
    return app
  }

  var window: UIWindow {
    delegate.window!
  }

  var navigation: UINavigationController {
    window.rootViewController as! UINavigationController
  }

  var list: ListViewController {
    navigation.topViewController as! ListViewController
  }

  /// Taps the row with this title on the screen in front, and waits until nothing moves.
  func choose(_ title: String) async throws {
    await user.tap(try await show(title))
    await user.settle()
  }

  /// Scrolls the row with this title onto the screen and returns its cell.
  func show(_ title: String) async throws -> UITableViewCell {
    let indexPath = try #require(list.indexPath(ofRow: title))
    list.tableView.scrollToRow(at: indexPath, at: .none, animated: false)
    await user.turn()
    return try #require(list.tableView.cellForRow(at: indexPath))
  }

  /// The alert's window, while there is one.
  var alertWindow: UIWindow? {
    UIApplication.shared.windows.first { $0.windowLevel.rawValue == 1996 && !$0.isHidden }
  }

  /// Taps the only button of the alert in front.
  func tapAlertButton() async throws {
    let alert = try #require(alertWindow)
    let button = try #require(firstControl(in: alert))
    await user.tap(button)
    await user.settle()
  }

  private func firstControl(in view: UIView) -> UIControl? {
    if let control = view as? UIControl { return control }
    return view.subviews.lazy.compactMap { self.firstControl(in: $0) }.first
  }
}
