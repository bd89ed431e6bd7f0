import UIKit

/// The examples of the second program, in a grouped list as wide as the screen.
package final class SBExampleViewController: ListViewController {
  package let notifier = StatusBarNotifier()
  /// How long a message stays where the row does not say, in seconds.
  package var interval: TimeInterval = 2
  package private(set) var redWindow: UIWindow?
  private var redTimer: Timer?

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Notifications"
    sections = [styles, texts, times, windows]
  }

  override package func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hideRedWindow()
    setMainWindowTilted(false)
  }

  private func example(
    _ title: String, _ text: String, detail: String? = nil, style: StatusBarStyle = .standard, for interval: TimeInterval? = nil
  ) -> ListRow {
    ListRow(title, detail: detail, style: .value1).choosing { [weak self] in
      guard let self else { return }
      self.notifier.show(text, style: style, for: interval ?? self.interval)
    }
  }

  private var styles: ListSection {
    ListSection(
      "Styles",
      rows: [
        example("Default", "You have new messages"),
        example("Success", "Everything is saved", style: .success),
        example("Warning", "The battery is low", style: .warning),
        example("Error", "No connection", style: .error),
        example("Dark", "Good night", style: .dark),
      ])
  }

  private var texts: ListSection {
    ListSection(
      "Text",
      rows: [
        example(
          "Long text",
          "The meeting with the people from the harbour office has moved to Thursday at half past ten, in the small room"),
        example("中文与表情", "新消息：明天一起去看海吧 🌊😀"),
      ])
  }

  private var times: ListSection {
    ListSection(
      "Time",
      footer: "The bar keeps its time while you drag this list.",
      rows: [
        example("Long interval", "Here for five seconds", detail: "5 s", for: 5),
        ListRow("Twice in a row", detail: "1 s between", style: .value1).choosing { [weak self] in
          self?.notifier.show("The first message", for: 5)
          self?.notifier.show("The second message", afterDelay: 1)
        },
        ListRow("Dismiss now").choosing { [weak self] in
          self?.notifier.dismiss()
        },
      ])
  }

  private var windows: ListSection {
    ListSection(
      "Windows",
      footer: "The bar follows the main window's transform. The red window covers even the status bar, yet touches go through: "
        + "tap again where the row was, or wait five seconds.",
      rows: [
        ListRow("Tilt the main window").choosing { [weak self] in
          self?.toggleTilt()
        },
        ListRow("Red window as in the note").choosing { [weak self] in
          self?.toggleRedWindow()
        },
      ])
  }

  private func toggleTilt() {
    setMainWindowTilted(viewIfLoaded?.window?.transform == .identity)
    notifier.show("The bar follows the main window", for: interval)
  }

  private func setMainWindowTilted(_ tilted: Bool) {
    guard let window = viewIfLoaded?.window else { return }
    let transform = tilted ? CGAffineTransform(rotationAngle: -.pi / 30).scaledBy(x: 0.84, y: 0.84) : .identity
    guard window.transform != transform else { return }
    UIView.animate(withDuration: 0.4) {
      window.transform = transform
      self.notifier.followMainWindow()
    }
  }

  private func toggleRedWindow() {
    if redWindow != nil {
      hideRedWindow()
      return
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.backgroundColor = .red
    window.isUserInteractionEnabled = false
    window.windowLevel = .statusBar
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .clear
    window.isHidden = false
    redWindow = window
    redTimer = Timer.scheduledTimer(
      timeInterval: 5,
      target: self,
      selector: Selector("hideRedWindow", SBExampleViewController.hideRedWindow),
      userInfo: nil,
      repeats: false)
  }

  private func hideRedWindow() {
    redTimer?.invalidate()
    redTimer = nil
    redWindow?.isHidden = true
    redWindow = nil
  }
}
