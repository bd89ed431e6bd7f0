internal import Host

/// Waits, when a window of ours that had the focus goes away, for the window manager to give it to another one of ours.
///
/// The manager does so a moment later, in another batch: told at once, the loss would have the app resign and become active for nothing.
@MainActor final class FocusKeeper {
  private static let patience = 0.2

  /// Tells that another program has the focus, after all.
  private let lose: @MainActor () -> Void
  private weak var focused: DesktopWindow?
  private lazy var timer = RunLoopTimer { [weak self] in self?.lose() }

  init(lose: @escaping @MainActor () -> Void) { self.lose = lose }

  /// The batch without losses that are waited for; `others` says whether the app shows another window than this one.
  func filter(_ batch: [HostEvent], others: (DesktopWindow) -> Bool) -> [HostEvent] {
    batch.filter { event in
      guard let window = event.window as? DesktopWindow else { return true }
      switch event.kind {
      case .focusGained:
        focused = window
        timer.stop()
      case .focusLost:
        guard window === focused else { return true }
        focused = nil
        guard window.isAway, others(window) else { return true }
        timer.start(after: Self.patience)
        return false
      default: break
      }
      return true
    }
  }

  /// A window was closed, of which no event tells any more.
  func didClose(_ window: DesktopWindow, hasOthers: Bool) {
    guard window === focused else { return }
    focused = nil
    if hasOthers { timer.start(after: Self.patience) } else { lose() }
  }
}
