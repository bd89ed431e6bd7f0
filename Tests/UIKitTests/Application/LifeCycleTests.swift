import Testing
import UIKit
import UIKitTesting

@Suite("Life cycle", .application) @MainActor struct LifeCycleTests {
  let user = User()

  @Test("A-03 A-09 A-20 going home and coming back, in order, each once, with the state as it is then")
  func homeAndBack() async {
    let delegate = RecordingDelegate()
    SimulatedApplication.start(delegate: delegate)
    #expect(delegate.calls == ["didFinishLaunching inactive", "didBecomeActive active"])
    delegate.calls = []
    await user.background()
    #expect(delegate.calls == ["willResignActive active", "didEnterBackground background"])
    delegate.calls = []
    await user.foreground()
    #expect(delegate.calls == ["willEnterForeground background", "didBecomeActive active"])
  }

  @Test("A-06 losing the focus and gaining it again never goes to the background") func interruption() async {
    let delegate = RecordingDelegate()
    SimulatedApplication.start(delegate: delegate)
    delegate.calls = []
    await user.loseFocus()
    await user.gainFocus()
    #expect(delegate.calls == ["willResignActive active", "didBecomeActive active"])
  }

  @Test("S-21 what didEnterBackground shows is in the kept picture") func keptPicture() async throws {
    let delegate = RecordingDelegate()
    delegate.coversInBackground = true
    SimulatedApplication.start(delegate: delegate)
    await user.turn()
    #expect(user.keptPicture == nil)
    await user.background()
    let kept = try #require(user.keptPicture)
    #expect(kept.allPixels(in: CGRect(x: 0, y: 60, width: 390, height: 700)) { $0 == Picture.Pixel(red: 255, green: 255, blue: 0) })
    await user.foreground()
    _ = await user.screenshot()
    #expect(user.keptPicture == nil)
  }

  @Test("W-08 windows are not said to be hidden when the app goes to the background") func windowsStay() async {
    let window = UIWindow.filling()
    window.makeKeyAndVisible()
    let log = WindowLog()
    await user.background()
    await user.foreground()
    #expect(log.entries.isEmpty)
  }

  @Test("E-29 touches end as cancelled when the app resigns active") func touchesAreCancelled() async {
    let window = RecordingWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let finger = await user.touchDown(at: CGPoint(x: 100, y: 100))
    await user.loseFocus()
    #expect((window.cancelled, window.ended) == (1, 0))
    await user.gainFocus()
    await finger.up()
    #expect((window.cancelled, window.ended) == (1, 0))
  }
}

final class RecordingDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []
  var coversInBackground = false
  private let cover = UIWindow(frame: UIScreen.main.bounds)

  private func note(_ name: String, _ application: UIApplication) {
    let states = [UIApplication.State.active: "active", .inactive: "inactive", .background: "background"]
    calls.append("\(name) \(states[application.applicationState] ?? "?")")
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinishLaunching", application)
    window = UIWindow.filling(color: .white)
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
  func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }
  func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground", application) }
  func applicationDidEnterBackground(_ application: UIApplication) {
    note("didEnterBackground", application)
    guard coversInBackground else { return }
    cover.backgroundColor = .yellow
    cover.isHidden = false
  }
}
