import Foundation
import ShowcaseScreens
import SimulatedUser
import UIKit

/// One walk through the app: both programs' stories, then every gallery.
@MainActor
final class TourWalk {
  private let stage: TourStage
  private let directory: URL
  private let app = AppDelegate()
  private let user = User()
  private(set) var pictureCount = 0

  init(stage: TourStage, directory: URL) {
    self.stage = stage
    self.directory = directory
  }

  func run() async throws {
    SimulatedApplication.start(
      device: stage.device, appearance: stage.appearance, orientation: stage.orientation, delegate: app)
    // The one password window is made once in a process, so on a new device it is given the new screen.
    PasswordInputWindow.shared.isHidden = true
    PasswordInputWindow.shared.windowScene = app.window?.windowScene
    PasswordInputWindow.shared.frame = UIScreen.main.bounds
    // The scroll indicators that a new screen shows for a moment are gone then.
    await user.advance(by: 2)
    try await visitHome()
    try await visitPasswordWindow()
    try await visitNotifications()
    try await visitLooks()
  }

  private func visitHome() async throws {
    try await draw("home")
    let table = list.tableView!
    let end = CGPoint(x: 0, y: max(0, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height))
    table.setContentOffset(end, animated: false)
    try await draw("home-end")
    table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
  }

  private func visitPasswordWindow() async throws {
    await choose("Password window")
    let screen = navigation.topViewController as! PasswordViewController
    await user.tap(screen.noteField)
    await user.type("Hello")
    try await draw("password-screen")
    await choose("Lock now")
    let lock = PasswordInputWindow.shared
    try await draw("password-window")
    await user.tap(lock.textField)
    await user.type("abc")
    try await draw("password-typed")
    await user.tap(lock.button)
    try await draw("password-wrong")
    await tapAlertButton()
    await user.type("d")
    await user.tap(lock.button)
    try await draw("password-right")
    screen.noteField.resignFirstResponder()
    await goBack()
  }

  /// The button of the alert that is in front of everything.
  private func tapAlertButton() async {
    let alert = UIApplication.shared.windows.last { !$0.isHidden && $0.windowLevel > .normal }
    guard let alert, let button = firstButton(in: alert) else { return }
    await user.tap(button)
    await user.settle()
  }

  private func firstButton(in view: UIView) -> UIView? {
    if let control = view as? UIControl { return control }
    return view.subviews.lazy.compactMap { self.firstButton(in: $0) }.first
  }

  private func visitNotifications() async throws {
    await choose("Status-bar notification")
    let screen = navigation.topViewController as! SBExampleViewController
    // The bar's timer is real, and no picture may come too late for it.
    screen.interval = 60
    try await draw("notifications")
    for (row, name) in [
      ("Default", "default"), ("Success", "success"), ("Warning", "warning"), ("Error", "error"), ("Dark", "dark"),
      ("Long text", "long"), ("中文与表情", "chinese"),
    ] {
      await choose(row)
      try await draw("notification-\(name)")
    }
    screen.notifier.dismiss()
    await user.settle()
    await choose("Tilt the main window")
    try await draw("notification-tilted")
    screen.notifier.dismiss()
    await choose("Tilt the main window")
    screen.notifier.dismiss()
    await user.settle()
    await choose("Red window as in the note")
    try await draw("red-window")
    await goBack()
  }

  private func visitLooks() async throws {
    for title in ["Text styles", "Colours", "Buttons", "Text fields", "Cells", "Languages and emoji"] {
      await choose(title)
      try await draw(title.lowercased().replacingOccurrences(of: " ", with: "-"))
      await goBack()
    }
  }

  private var navigation: UINavigationController {
    app.window?.rootViewController as! UINavigationController
  }

  private var list: ListViewController {
    navigation.topViewController as! ListViewController
  }

  /// Taps the row with this title, wherever it is, and waits for what it does.
  private func choose(_ title: String) async {
    guard let indexPath = list.indexPath(ofRow: title) else { fatalError("There is no row “\(title)”.") }
    list.tableView.scrollToRow(at: indexPath, at: .none, animated: false)
    await user.turn()
    guard let cell = list.tableView.cellForRow(at: indexPath) else { fatalError("The row “\(title)” does not show.") }
    await user.tap(cell)
    await user.settle()
  }

  private func goBack() async {
    navigation.popViewController(animated: true)
    await user.settle()
  }

  private func draw(_ name: String) async throws {
    await user.advance(by: 2)
    pictureCount += 1
    let number = pictureCount < 10 ? "0\(pictureCount)" : "\(pictureCount)"
    let url = directory.appendingPathComponent("\(stage.name)-\(number)-\(name).png")
    try await user.screenshot().write(to: url)
    print(url.lastPathComponent)
  }
}
