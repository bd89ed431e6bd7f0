import UIKit

/// The second program: shows a short message in a bar that slides down over the status bar and leaves by itself.
@MainActor
package final class StatusBarNotifier: NSObject {
  private static let slideDuration: TimeInterval = 0.3

  /// The window that holds the bar, while there is one on the screen.
  package private(set) var overlayWindow: UIWindow?
  package private(set) var dismissTimer: Timer?

  private var controller: StatusBarOverlayController? {
    overlayWindow?.rootViewController as? StatusBarOverlayController
  }

  /// The bar, while it is on the screen.
  package var topBar: TopBarView? {
    controller?.topBar
  }

  /// Shows `text` for `interval` seconds; a message that is still there makes room at once.
  package func show(_ text: String, style: StatusBarStyle = .standard, for interval: TimeInterval = 2) {
    cancelPending()
    let controller = prepareOverlay()
    controller.topBar.layer.removeAllAnimations()
    controller.topBar.show(text, style: style)
    UIView.performWithoutAnimation {
      controller.setBarShown(false)
      controller.view.layoutIfNeeded()
    }
    UIView.animate(withDuration: Self.slideDuration, delay: 0, options: .curveEaseOut) {
      controller.setBarShown(true)
    }
    setDismissTimer(interval: interval)
  }

  /// Shows `text` after `delay` seconds, unless something else is shown before.
  package func show(_ text: String, afterDelay delay: TimeInterval) {
    perform(Selector("showLater:", StatusBarNotifier.showLater(_:)), with: text, afterDelay: delay)
  }

  /// Sends the bar away now.
  package func dismiss() {
    dismiss(nil)
  }

  /// Gives the overlay window the transform and the frame of the app's main window.
  package func followMainWindow() {
    guard let overlayWindow, let main = mainApplicationWindow(ignoring: overlayWindow) else { return }
    // A frame says nothing of a turned window's size, so its parts are copied: the frame comes out the same.
    overlayWindow.transform = main.transform
    overlayWindow.bounds = CGRect(origin: .zero, size: main.bounds.size)
    overlayWindow.center = main.center
  }

  private func showLater(_ text: Any?) {
    show(text as? String ?? "")
  }

  private func dismiss(_ timer: Timer?) {
    cancelPending()
    guard let controller else { return }
    Trace.mark("slide-out", controller.topBar.textLabel.text ?? "")
    UIView.animate(withDuration: Self.slideDuration, delay: 0, options: .curveEaseIn) {
      controller.setBarShown(false)
    } completion: { [weak self] finished in
      // Shown again meanwhile: the animation was removed, and the window has work to do.
      guard finished, let self, self.controller === controller, !controller.isBarShown else { return }
      self.overlayWindow?.isHidden = true
      self.overlayWindow = nil
    }
  }

  /// The note cancels by the run loop alone, which reaches neither a timer nor a delayed perform; each has its own call.
  private func cancelPending() {
    dismissTimer?.invalidate()
    dismissTimer = nil
    RunLoop.current.cancelPerform(Selector("dismiss:", StatusBarNotifier.dismiss(_:)), target: self, argument: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }

  private func setDismissTimer(interval: TimeInterval) {
    dismissTimer?.invalidate()
    let timer = Timer(
      fireAt: Date(timeIntervalSinceNow: interval),
      interval: 0,
      target: self,
      selector: Selector("dismiss:", StatusBarNotifier.dismiss(_:)),
      userInfo: nil,
      repeats: false)
    // In the common modes the bar keeps its time while a finger drags a list.
    RunLoop.current.add(timer, forMode: .common)
    dismissTimer = timer
    Trace.mark("timer-set", "interval=\(interval)")
  }

  private func prepareOverlay() -> StatusBarOverlayController {
    if let controller {
      followMainWindow()
      return controller
    }
    let controller = StatusBarOverlayController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.backgroundColor = .clear
    window.isUserInteractionEnabled = false
    window.windowLevel = .statusBar
    window.rootViewController = controller
    controller.view.backgroundColor = .clear
    overlayWindow = window
    followMainWindow()
    window.isHidden = false
    return controller
  }

  private func mainApplicationWindow(ignoring overlay: UIWindow) -> UIWindow? {
    UIApplication.shared.windows.first { window in
      window !== overlay && !window.isHidden && window.windowLevel == .normal
    }
  }
}
