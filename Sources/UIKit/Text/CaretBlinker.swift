/// Lets a caret blink by the media clock while its window is key and the app is active, and keeps it away else.
///
/// It is on or off, without fading: a blinking caret wakes the process twice a second, not sixty times (M8-34).
@MainActor final class CaretBlinker {
  private static let interval: CFTimeInterval = 0.5

  /// Weak: of a field that goes away the caret may go before this.
  private weak var caret: UIView?
  private weak var window: UIWindow?
  private var timer: MediaTimer?
  private var observers: [any NSObjectProtocol] = []

  init(caret: UIView) { self.caret = caret }

  isolated deinit { stop() }

  func start(in window: UIWindow?) {
    stop()
    self.window = window
    observe(UIWindow.didBecomeKeyNotification, isLeaving: false)
    observe(UIWindow.didResignKeyNotification, isLeaving: false)
    observe(UIApplication.didBecomeActiveNotification, isLeaving: false)
    // The state is still active while the app is told that it is about to resign it.
    observe(UIApplication.willResignActiveNotification, isLeaving: true)
    update(isLeaving: false)
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    hide()
  }

  /// Shows the caret for a whole interval from now, as while typing.
  func restart() { if !observers.isEmpty { update(isLeaving: false) } }

  private func observe(_ name: Notification.Name, isLeaving: Bool) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.update(isLeaving: isLeaving) }
      })
  }

  private func update(isLeaving: Bool) {
    guard !isLeaving, window?.isKeyWindow == true, UIApplication.shared.applicationState != .background else { return hide() }
    caret?.isHidden = false
    timer?.invalidate()
    timer = MediaTimer.schedule(after: Self.interval, repeats: Self.interval) { [weak self] in
      guard let self else { return }
      self.caret?.isHidden.toggle()
    }
  }

  private func hide() {
    timer?.invalidate()
    timer = nil
    caret?.isHidden = true
  }
}
