/// The alert views that were shown and not dismissed yet, in the one window they share; the newest is seen.
@MainActor final class AlertStack {
  /// The stack of the running application.
  static var current: AlertStack {
    let application = UIApplication.current
    if let latest, latest.application === application { return latest }
    let stack = AlertStack(application: application, waiting: latest.flatMap { $0.isBeforeLaunch ? $0.entries : nil } ?? [])
    latest = stack
    return stack
  }
  private static var latest: AlertStack?

  private struct Entry {
    let alert: UIAlertView
    var card: AlertCard?
    var isLeaving = false
  }

  private weak var application: UIApplication?
  /// Whether it was made while there was no application yet, whose first one takes its alerts over.
  private let isBeforeLaunch: Bool
  private var entries: [Entry]
  private var window: AlertWindow?
  private var dimmedWindows: [UIWindow] = []
  private var launchObserver: (any NSObjectProtocol)?

  private init(application: UIApplication?, waiting: [Entry]) {
    self.application = application
    isBeforeLaunch = application == nil
    entries = waiting
  }

  isolated deinit {
    if let launchObserver { NotificationCenter.default.removeObserver(launchObserver) }
  }

  func contains(_ alert: UIAlertView) -> Bool { entries.contains { $0.alert === alert && !$0.isLeaving } }

  func show(_ alert: UIAlertView) {
    guard !entries.contains(where: { $0.alert === alert }) else { return }
    entries.append(Entry(alert: alert))
    if Self.scene == nil { waitForScene() } else { present(alert) }
  }

  func dismiss(_ alert: UIAlertView, buttonIndex: Int, animated: Bool) {
    guard let index = index(of: alert), !entries[index].isLeaving else { return }
    entries[index].isLeaving = true
    try? alert.delegate?.alertView(alert, willDismissWithButtonIndex: buttonIndex)
    guard let card = entries.first(where: { $0.alert === alert })?.card, let host = window?.alertController else {
      entries.removeAll { $0.alert === alert }
      try? alert.delegate?.alertView(alert, didDismissWithButtonIndex: buttonIndex)
      return
    }
    let next = entries.last { !$0.isLeaving }?.card
    host.remove(card, uncovering: next, animated: animated) { [self] in
      entries.removeAll { $0.alert === alert }
      if entries.isEmpty { closeWindow() }
      try? alert.delegate?.alertView(alert, didDismissWithButtonIndex: buttonIndex)
    }
  }

  /// The alert shows something else now.
  func contentDidChange(of alert: UIAlertView) {
    guard let index = index(of: alert), let card = entries[index].card else { return }
    card.content = content(of: alert)
    window?.alertController.viewIfLoaded?.setNeedsLayout()
  }

  private func index(of alert: UIAlertView) -> Int? { entries.firstIndex { $0.alert === alert } }

  private func present(_ alert: UIAlertView) {
    try? alert.delegate?.willPresent(alert)
    // The delegate may have dismissed it at once.
    guard let index = index(of: alert), !entries[index].isLeaving else { return }
    let card = AlertCard(content: content(of: alert))
    card.choose = { [weak self, weak alert] index in
      guard let self, let alert else { return }
      self.choose(index, of: alert)
    }
    entries[index].card = card
    let host = openWindow().alertController
    host.add(card, animated: UIView.areAnimationsEnabled) { [weak self] in
      guard self?.contains(alert) == true else { return }
      try? alert.delegate?.didPresent(alert)
    }
  }

  private func choose(_ buttonIndex: Int, of alert: UIAlertView) {
    guard contains(alert) else { return }
    try? alert.delegate?.alertView(alert, clickedButtonAt: buttonIndex)
    dismiss(alert, buttonIndex: buttonIndex, animated: true)
  }

  private func content(of alert: UIAlertView) -> AlertCard.Content {
    let isFirstOtherEnabled = (try? alert.delegate?.alertViewShouldEnableFirstOtherButton(alert)) ?? true
    let buttons = alert.buttonTitles.enumerated().map { index, title in
      AlertCard.Button(
        index: index, title: title, isCancel: index == alert.cancelButtonIndex,
        isEnabled: index != alert.firstOtherButtonIndex || isFirstOtherEnabled)
    }
    return AlertCard.Content(title: alert.title, message: alert.message, buttons: buttons)
  }

  /// Shown first, then made key (S-02).
  private func openWindow() -> AlertWindow {
    if let window { return window }
    let window = Self.scene.map { AlertWindow(windowScene: $0) } ?? AlertWindow(frame: UIScreen.main.bounds)
    self.window = window
    dimmedWindows = window.windowScene?.windows.filter { $0 !== window && $0.tintAdjustmentMode != .dimmed } ?? []
    for other in dimmedWindows { other.tintAdjustmentMode = .dimmed }
    window.isHidden = false
    window.makeKey()
    return window
  }

  private func closeWindow() {
    guard let window else { return }
    self.window = nil
    for other in dimmedWindows { other.tintAdjustmentMode = .automatic }
    dimmedWindows = []
    window.isHidden = true
    window.windowScene = nil
  }

  private static var scene: UIWindowScene? {
    guard let application = UIApplication.current else { return nil }
    return application.keyWindow?.windowScene ?? application.windowScenes.first
  }

  private func waitForScene() {
    guard launchObserver == nil else { return }
    launchObserver = NotificationCenter.default.addObserver(
      forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { AlertStack.current.presentWaiting() }
    }
  }

  private func presentWaiting() {
    guard Self.scene != nil else { return }
    for entry in entries where entry.card == nil { present(entry.alert) }
  }
}
