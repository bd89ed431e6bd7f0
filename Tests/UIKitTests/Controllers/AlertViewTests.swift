import Testing
import UIKit
import UIKitTesting

@Suite("Alert views", .application) @MainActor struct AlertViewTests {
  let user = User()

  private final class Delegate: UIAlertViewDelegate {
    var calls: [String] = []
    func willPresent(_ alertView: UIAlertView) { calls.append("willPresent") }
    func didPresent(_ alertView: UIAlertView) { calls.append("didPresent") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { calls.append("clicked \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { calls.append("willDismiss \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { calls.append("didDismiss \(buttonIndex)") }
    func alertViewCancel(_ alertView: UIAlertView) { calls.append("cancel") }
  }

  private func mainWindow() async -> UIWindow {
    let window = UIWindow.filling(color: .white)
    window.makeKeyAndVisible()
    await user.turn()
    return window
  }

  private func showWrongPassword() async -> UIWindow {
    UIAlertView(title: nil, message: "密码错误，正确密码是abcd", delegate: nil, cancelButtonTitle: "OK").show()
    await user.settle()
    return UIApplication.shared.alertWindow ?? UIWindow()
  }

  @Test("S-02 an alert has a window of its own at 1996, which shows and then takes key, and is gone afterwards") func ownWindow()
    async throws
  {
    let main = await mainWindow()
    let log = WindowLog()
    let alertWindow = await showWrongPassword()
    #expect(alertWindow.windowLevel.rawValue == 1996)
    #expect(
      log.entries == [
        WindowLog.entry("visible", alertWindow), WindowLog.entry("resign", main), WindowLog.entry("key", alertWindow),
      ])
    #expect(UIApplication.shared.windows.last === alertWindow)
    log.clear()
    await user.tap(try #require(alertWindow.label("OK")))
    await user.settle()
    // S-18
    #expect(
      log.entries == [
        WindowLog.entry("resign", alertWindow), WindowLog.entry("key", main), WindowLog.entry("hidden", alertWindow),
      ])
    #expect(UIApplication.shared.alertWindow == nil)
    #expect(UIApplication.shared.windows == [main])
  }

  @Test("S-02 the alert lies above a window at the status bar's level, and takes the touches") func aboveOverlays() async throws {
    let overlay = RecordingWindow(frame: UIScreen.main.bounds)
    overlay.windowLevel = .statusBar
    overlay.isHidden = false
    let alertWindow = await showWrongPassword()
    await user.tap(at: CGPoint(x: 20, y: 100))
    #expect(overlay.began == 0)
    await user.tap(try #require(alertWindow.label("OK")))
    await user.settle()
    #expect(overlay.began == 0)
    await user.tap(at: CGPoint(x: 20, y: 100))
    #expect(overlay.began == 1)
  }

  @Test("S-19 after an alert the top-most eligible window is key, whichever was before") func keyGoesToTheTop() async throws {
    let first = UIWindow.filling()
    let second = UIWindow.filling()
    first.isHidden = false
    second.isHidden = false
    first.makeKey()
    let alertWindow = await showWrongPassword()
    #expect(!first.isKeyWindow)
    await user.tap(try #require(alertWindow.label("OK")))
    await user.settle()
    #expect(second.isKeyWindow)
  }

  @Test("The field under an alert keeps its window's first responder and works on") func fieldWorksOn() async throws {
    let main = await mainWindow()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    main.rootViewController?.view.addSubview(field)
    await user.tap(field)
    await user.type("a")
    let alertWindow = await showWrongPassword()
    await user.type("x")
    #expect(field.isFirstResponder)
    await user.tap(try #require(alertWindow.label("OK")))
    await user.settle()
    await user.type("b")
    #expect(field.text == "ab")
  }

  @Test("V-21 a tap: willPresent, didPresent, clicked, willDismiss, didDismiss, with one index") func tapOrder() async throws {
    _ = await mainWindow()
    let delegate = Delegate()
    let alert = UIAlertView(
      title: "Title", message: "Message", delegate: delegate, cancelButtonTitle: "No", otherButtonTitles: "Yes", "Perhaps")
    alert.show()
    #expect(alert.isVisible)
    #expect(delegate.calls == ["willPresent"])
    await user.settle()
    #expect(delegate.calls == ["willPresent", "didPresent"])
    await user.tap(try #require(UIApplication.shared.alertWindow?.label("Perhaps")))
    #expect(delegate.calls == ["willPresent", "didPresent", "clicked 2", "willDismiss 2"])
    await user.settle()
    #expect(delegate.calls == ["willPresent", "didPresent", "clicked 2", "willDismiss 2", "didDismiss 2"])
    #expect(!alert.isVisible)
  }

  @Test("V-22 dismissing in code: no click and no cancel", arguments: [true, false]) func dismissInCode(animated: Bool) async {
    _ = await mainWindow()
    let delegate = Delegate()
    let alert = UIAlertView(title: "T", message: nil, delegate: delegate, cancelButtonTitle: "OK")
    alert.show()
    await user.settle()
    delegate.calls = []
    alert.dismiss(withClickedButtonIndex: 0, animated: animated)
    if !animated { #expect(UIApplication.shared.alertWindow == nil) }
    await user.settle()
    #expect(delegate.calls == ["willDismiss 0", "didDismiss 0"])
    alert.dismiss(withClickedButtonIndex: 0, animated: animated)
    #expect(delegate.calls.count == 2)
  }

  @Test("V-23 going home and coming back leaves the alert") func background() async {
    _ = await mainWindow()
    let alertWindow = await showWrongPassword()
    await user.background()
    await user.foreground()
    #expect(UIApplication.shared.alertWindow === alertWindow)
    #expect(alertWindow.isKeyWindow)
  }

  @Test("Buttons are numbered in the order they were added; the cancel index is the first's") func indices() {
    let alert = UIAlertView(title: nil, message: "m", delegate: nil, cancelButtonTitle: "C", otherButtonTitles: "A", "B")
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1)
    #expect(alert.numberOfButtons == 3)
    #expect(alert.addButton(withTitle: "D") == 3)
    #expect(alert.buttonTitle(at: 3) == "D")
    #expect(alert.buttonTitle(at: 9) == nil)
    let bare = UIAlertView()
    #expect((bare.cancelButtonIndex, bare.firstOtherButtonIndex, bare.numberOfButtons) == (-1, -1, 0))
  }

  @Test("The newest of several alerts is seen; the one below comes back, in the one window") func stack() async throws {
    let main = await mainWindow()
    let log = WindowLog()
    let first = UIAlertView(title: "First", message: nil, delegate: nil, cancelButtonTitle: "One")
    let second = UIAlertView(title: "Second", message: nil, delegate: nil, cancelButtonTitle: "Two")
    first.show()
    first.show()
    second.show()
    await user.settle()
    let window = try #require(UIApplication.shared.alertWindow)
    #expect(UIApplication.shared.windows.filter { $0.windowLevel.rawValue == 1996 }.count == 1)
    #expect(first.isVisible && second.isVisible)
    await user.tap(try #require(window.label("Two")))
    await user.settle()
    #expect(!second.isVisible && first.isVisible)
    #expect(window.isKeyWindow)
    await user.tap(try #require(window.label("One")))
    await user.settle()
    #expect(main.isKeyWindow)
    #expect(log.entries.filter { $0.name == "visible" }.count == 1)
  }

  @Test("An alert shown from a button's callback follows the one that leaves, in the same window") func alertAfterAlert() async throws {
    final class Chain: UIAlertViewDelegate {
      let next = UIAlertView(title: "Next", message: nil, delegate: nil, cancelButtonTitle: "Done")
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { next.show() }
    }
    let main = await mainWindow()
    let chain = Chain()
    UIAlertView(title: "A", message: nil, delegate: chain, cancelButtonTitle: "Go").show()
    await user.settle()
    await user.tap(try #require(UIApplication.shared.alertWindow?.label("Go")))
    await user.settle()
    #expect(chain.next.isVisible)
    await user.tap(try #require(UIApplication.shared.alertWindow?.label("Done")))
    await user.settle()
    #expect(main.isKeyWindow)
  }

  @Test("Return chooses the button in semibold, Escape the cancel button") func keys() async {
    _ = await mainWindow()
    let delegate = Delegate()
    for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardEscape] {
      UIAlertView(title: "T", message: nil, delegate: delegate, cancelButtonTitle: "No", otherButtonTitles: "Yes").show()
      await user.settle()
      delegate.calls = []
      await user.press(key)
      await user.settle()
      #expect(delegate.calls == ["clicked 0", "willDismiss 0", "didDismiss 0"])
    }
  }

  @Test("An alert nobody holds stays until it is dismissed, and then goes") func lifetime() async throws {
    _ = await mainWindow()
    weak var alert: UIAlertView?
    do {
      let made = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: "OK")
      made.show()
      alert = made
    }
    await user.settle()
    weak let window = UIApplication.shared.alertWindow
    #expect(alert != nil)
    await user.tap(try #require(window?.label("OK")))
    await user.settle()
    await user.turn()
    #expect(alert == nil)
    #expect(window == nil)
  }

  @Test("An alert shown before any window exists shows, and takes key") func beforeAnyWindow() async {
    let alertWindow = await showWrongPassword()
    #expect(alertWindow.isKeyWindow)
    #expect(alertWindow.label("OK") != nil)
  }

  @Test("M7-01 M7-04 the card is 270 wide in the middle, two buttons in a row with cancel leading, three stacked with cancel last")
  func layout() async throws {
    _ = await mainWindow()
    let two = UIAlertView(title: "Two", message: "m", delegate: nil, cancelButtonTitle: "No", otherButtonTitles: "Yes")
    two.show()
    await user.settle()
    let window = try #require(UIApplication.shared.alertWindow)
    let no = user.middle(of: try #require(window.label("No")))
    let yes = user.middle(of: try #require(window.label("Yes")))
    #expect(no.y == yes.y)
    #expect(abs(yes.x - no.x - 135) < 1.5)
    #expect(abs((no.x + yes.x) / 2 - 195) < 1)
    two.addButton(withTitle: "Perhaps")
    await user.turn()
    let stacked = try ["Yes", "Perhaps", "No"].map { user.middle(of: try #require(window.label($0))).y }
    #expect(stacked == stacked.sorted() && Set(stacked).count == 3)
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(abs(user.middle(of: try #require(window.label("Yes"))).x - 422) < 1)
  }

  @Test("M7-08 the screen is dimmed by a fifth while an alert shows, and is white again afterwards") func dimming() async throws {
    _ = await mainWindow()
    let corner = CGPoint(x: 20, y: 200)
    let alertWindow = await showWrongPassword()
    #expect(await user.screenshot().pixel(at: corner).distance(to: Picture.Pixel(red: 204, green: 204, blue: 204)) <= 1)
    await user.tap(try #require(alertWindow.label("OK")))
    await user.settle()
    #expect(await user.screenshot().pixel(at: corner) == Picture.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("An alert too tall for the screen keeps its buttons in reach") func tooTall() async throws {
    _ = await mainWindow()
    let text = String(repeating: "A very long message. ", count: 300)
    UIAlertView(title: "Long", message: text, delegate: nil, cancelButtonTitle: "OK").show()
    await user.settle()
    let window = try #require(UIApplication.shared.alertWindow)
    let middle = user.middle(of: try #require(window.label("OK")))
    #expect(window.bounds.inset(by: window.safeAreaInsets).contains(middle))
    await user.tap(at: middle)
    await user.settle()
    #expect(UIApplication.shared.alertWindow == nil)
  }
}
