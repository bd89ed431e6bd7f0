import Testing
import UIKit
import UIKitTesting

@Suite("Key windows", .application) @MainActor struct KeyWindowTests {
  let user = User()

  @Test("S-16 calling resignKey gives up nothing") func resignKeyIsACallback() async {
    let window = UIWindow.filling()
    let other = UIWindow.filling()
    other.isHidden = false
    window.makeKeyAndVisible()
    window.resignKey()
    #expect(window.isKeyWindow)
    #expect(!other.isKeyWindow)
    other.becomeKey()
    #expect(window.isKeyWindow)
  }

  @Test("S-17 makeKey does not show, showing afterwards leaves it key") func makeKeyDoesNotShow() async {
    let window = UIWindow.filling()
    window.makeKey()
    #expect(window.isHidden)
    #expect(window.isKeyWindow)
    window.isHidden = false
    #expect(window.isKeyWindow)
    #expect(!window.isHidden)
  }

  @Test("S-18 hiding the key window hands key to the frontmost window that can have it, in order") func hidingHandsOver() async {
    let behind = UIWindow.filling()
    let main = UIWindow.filling()
    let unwilling = NeverKeyWindow(frame: UIScreen.main.bounds)
    let lock = UIWindow.filling(.alert)
    behind.isHidden = false
    main.isHidden = false
    unwilling.windowLevel = .statusBar
    unwilling.isHidden = false
    lock.makeKey()
    lock.isHidden = false
    let log = WindowLog()
    lock.isHidden = true
    #expect(main.isKeyWindow)
    #expect(log.entries == [WindowLog.entry("resign", lock), WindowLog.entry("key", main), WindowLog.entry("hidden", lock)])
  }

  @Test("S-19 key goes to the window in front, whichever was key before") func goesToTheFront() async {
    let first = UIWindow.filling()
    let second = UIWindow.filling()
    first.isHidden = false
    second.isHidden = false
    first.makeKey()
    let alert = UIWindow.filling(UIWindow.Level(rawValue: 1996))
    alert.isHidden = false
    alert.makeKey()
    alert.isHidden = true
    #expect(second.isKeyWindow)
    #expect(!first.isKeyWindow)
  }

  @Test("S-26 a launch with a window, a root and makeKeyAndVisible gives a visible key window") func launch() async {
    final class Delegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .white
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController(style: .grouped))
        window?.makeKeyAndVisible()
        return true
      }
    }
    let delegate = Delegate()
    SimulatedApplication.start(delegate: delegate)
    await user.turn()
    let window = delegate.window
    #expect(window?.isHidden == false)
    #expect(window?.isKeyWindow == true)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(window?.rootViewController?.view.frame == window?.bounds)
    #expect(UIApplication.shared.delegate?.window == window)
  }

  @Test("S-35 showing an overlay leaves the main window key, posts one notification and covers it") func showingNeverMakesKey() async {
    let main = UIWindow.filling(color: .white)
    main.makeKeyAndVisible()
    let log = WindowLog()
    let overlay = UIWindow.filling(.statusBar, color: .red)
    overlay.isHidden = false
    #expect(main.isKeyWindow)
    #expect(log.entries == [WindowLog.entry("visible", overlay)])
    #expect(await user.screenshot().allPixels(in: UIScreen.main.bounds) { $0 == Picture.Pixel(red: 255, green: 0, blue: 0) })
  }

  @Test("W-03 makeKey moves key and nothing else") func makeKeyMovesKeyOnly() async {
    let key = UIWindow.filling()
    let front = UIWindow.filling()
    key.makeKeyAndVisible()
    front.isHidden = false
    let hidden = UIWindow.filling()
    let order = UIApplication.shared.windows
    key.makeKey()
    hidden.makeKey()
    #expect(hidden.isKeyWindow)
    #expect(!key.isKeyWindow)
    #expect(hidden.isHidden)
    #expect(!key.isHidden && !front.isHidden)
    #expect(UIApplication.shared.windows == order)
  }

  @Test("W-07 resignKey and becomeKey are called once each, each before its notification") func callbacks() async {
    let log = WindowLog()
    let first = LoggingWindow(frame: UIScreen.main.bounds)
    let second = LoggingWindow(frame: UIScreen.main.bounds)
    first.makeKey()
    first.log = log
    second.log = log
    log.clear()
    second.makeKey()
    #expect(
      log.entries == [
        WindowLog.entry("resignKey", first), WindowLog.entry("resign", first), WindowLog.entry("becomeKey", second),
        WindowLog.entry("key", second),
      ])
  }

  @Test("W-15 a touch goes to the window under it, key or not") func touchesDoNotDependOnKey() async {
    let key = RecordingWindow(frame: UIScreen.main.bounds)
    key.makeKeyAndVisible()
    let front = RecordingWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    front.isHidden = false
    #expect(key.isKeyWindow)
    await user.tap(at: CGPoint(x: 100, y: 100))
    #expect(front.began == 1)
    #expect(key.began == 0)
    await user.tap(at: CGPoint(x: 100, y: 500))
    #expect(key.began == 1)
  }

  @Test("W-17 a window that cannot become key never does, and is shown all the same") func canBecomeKey() async {
    #expect(UIWindow(frame: .zero).canBecomeKey)
    let main = UIWindow.filling()
    main.makeKeyAndVisible()
    let window = NeverKeyWindow(frame: UIScreen.main.bounds)
    window.makeKey()
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(!window.isKeyWindow)
    #expect(!window.isHidden)
    await user.tap(at: CGPoint(x: 195, y: 422))
    #expect(!window.isKeyWindow)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    window.addSubview(field)
    await user.tap(field)
    #expect(!window.isKeyWindow)
    #expect(main.isKeyWindow)
  }

  @Test("W-18 keyWindow is the window that became key last, nil before any") func keyWindow() async {
    let first = UIWindow.filling()
    let second = UIWindow.filling()
    #expect(UIApplication.shared.keyWindow == nil)
    first.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === first)
    second.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === second)
    first.makeKey()
    #expect(UIApplication.shared.keyWindow === first)
  }
}

final class NeverKeyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

final class LoggingWindow: UIWindow {
  var log: WindowLog?
  override func becomeKey() { log?.note("becomeKey", self) }
  override func resignKey() { log?.note("resignKey", self) }
}
