import Testing
import UIKit
import UIKitTesting

@Suite("The inactive app", .application) @MainActor struct InactiveAppTests {
  let user = User()

  @Test("A-08 touches, the wheel and keys do not reach an inactive app; timers do") func inactive() async {
    let window = RecordingWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 5000)
    window.rootViewController?.view.addSubview(scroll)
    let keys = PressesView()
    window.rootViewController?.view.addSubview(keys)
    window.makeKeyAndVisible()
    _ = keys.becomeFirstResponder()
    await user.press(.keyboardA)
    #expect(keys.count == 1)
    await user.loseFocus()
    let (began, offset) = (window.began, scroll.contentOffset)
    await user.tap(at: CGPoint(x: 100, y: 100))
    await user.wheel(at: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: -100))
    await user.press(.keyboardA)
    await user.settle()
    #expect(window.began == began)
    #expect(scroll.contentOffset == offset)
    #expect(keys.count == 1)
    var hasFired = false
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.01), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { hasFired = true }
    }
    RunLoop.main.add(timer, forMode: .common)
    await user.wait(0.1)
    #expect(hasFired)
    await user.gainFocus()
    await user.press(.keyboardA)
    #expect(keys.count == 2)
  }

  @Test("A-07 a lock over everything makes the app inactive; its own alert view and overlay window do not")
  func alerts() async {
    let delegate = RecordingDelegate()
    SimulatedApplication.start(delegate: delegate)
    delegate.calls = []
    let alert = UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.show()
    let overlay = UIWindow.filling(.alert + 1)
    overlay.makeKeyAndVisible()
    await user.advance(by: 1)
    #expect(delegate.calls.isEmpty)
    #expect(UIApplication.shared.applicationState == .active)
    await user.lockSession()
    #expect(delegate.calls == ["willResignActive active"])
    #expect(UIApplication.shared.applicationState == .inactive)
    await user.unlockSession()
    #expect(delegate.calls == ["willResignActive active", "didBecomeActive active"])
  }

  @Test("A-08 the focus that comes with a press comes before it") func focusBeforePress() async {
    let window = RecordingWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    await user.loseFocus()
    await user.gainFocusByTap(at: CGPoint(x: 100, y: 100))
    #expect((window.began, window.ended) == (1, 1))
  }

  @Test("A-06 a focus lost and gained in one batch is no loss") func lostAndGained() async {
    let delegate = RecordingDelegate()
    SimulatedApplication.start(delegate: delegate)
    delegate.calls = []
    await user.flickerFocus()
    #expect(delegate.calls.isEmpty)
  }
}

/// A first responder that counts the keys that go down.
private final class PressesView: UIView {
  var count = 0
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += presses.count }
}
