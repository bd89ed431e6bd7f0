import Testing
import UIKit
import UIKitTesting

@Suite("Windows shown and hidden", .application) @MainActor struct WindowVisibilityTests {
  let user = User()
  let middle = CGPoint(x: 195, y: 422)

  @Test("S-03 a new window is registered at once, and neither painted nor touched before it is shown") func newWindow() async {
    let app = UIWindow.filling(color: .white)
    app.makeKeyAndVisible()
    let window = RecordingWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .red
    #expect(UIApplication.shared.windows.contains(window))
    #expect(window.superview == nil)
    #expect(window.isHidden)
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))
    await user.tap(at: middle)
    #expect(window.began == 0)
    window.isHidden = false
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
    await user.tap(at: middle)
    #expect(window.began == 1)
  }

  @Test("S-34 a window starts hidden, a view does not; isHidden = false is enough to show it") func startsHidden() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(window.isHidden)
    #expect(!UIView(frame: .zero).isHidden)
    window.backgroundColor = .red
    window.isHidden = false
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("S-09 a window of the screen's bounds fills the screen") func fillsTheScreen() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.bounds.origin == .zero)
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(UIWindow(frame: UIScreen.main.bounds).frame.size == CGSize(width: 844, height: 390))
  }

  @Test("S-10 a window without a root controller shows its own subviews and lets them be hit") func withoutRoot() async {
    let app = UIWindow.filling(color: .white)
    app.makeKeyAndVisible()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 44))
    button.backgroundColor = .blue
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    window.isHidden = false
    #expect(await user.screenshot().pixel(at: CGPoint(x: 110, y: 405)) == Picture.Pixel(red: 0, green: 0, blue: 255))
    await user.tap(button)
    #expect(taps == 1)
  }

  @Test("S-10 a window that shows without a root controller when launching ends is a mistake") func withoutRootAtLaunch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Delegate: NSObject, UIApplicationDelegate {
          var kept: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            kept = UIWindow(frame: UIScreen.main.bounds)
            kept?.isHidden = false
            return true
          }
        }
        SimulatedApplication.start(delegate: Delegate())
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("root view controller"))
  }

  @Test("W-10 windows that were never shown are listed") func hiddenWindowsAreListed() async {
    let windows = (0..<3).map { _ in UIWindow(frame: UIScreen.main.bounds) }
    #expect(UIApplication.shared.windows == windows)
    #expect(UIApplication.shared.windows.allSatisfy { $0.isHidden })
  }

  @Test("W-22 a hidden window leaves the picture, stays listed, and its subviews keep their own isHidden") func hiding() async {
    let app = UIWindow.filling(color: .white)
    app.makeKeyAndVisible()
    let window = UIWindow.filling(color: .red)
    let hidden = UIView()
    let shown = UIView()
    hidden.isHidden = true
    window.addSubview(hidden)
    window.addSubview(shown)
    window.isHidden = false
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
    window.isHidden = true
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))
    #expect(UIApplication.shared.windows.contains(window))
    #expect(hidden.isHidden)
    #expect(!shown.isHidden)
  }

  @Test("W-06 window notifications come at once, on the main thread, with the window and no user info") func notifications() async {
    let log = WindowLog()
    let app = UIWindow.filling()
    app.makeKeyAndVisible()
    #expect(log.entries == [WindowLog.entry("visible", app), WindowLog.entry("key", app)])
    let other = UIWindow.filling()
    other.makeKey()
    #expect(log.entries.suffix(2) == [WindowLog.entry("resign", app), WindowLog.entry("key", other)])
    app.isHidden = true
    #expect(log.entries.last == WindowLog.entry("hidden", app))
    #expect(!log.sawUserInfo)
    #expect(log.wasAlwaysOnMainThread)
  }

  @Test("A window may have any frame", arguments: [CGFloat.nan, .infinity, -.infinity, -50]) func oddFrames(value: CGFloat) async {
    let app = UIWindow.filling(color: .white)
    app.makeKeyAndVisible()
    let window = UIWindow(frame: CGRect(x: value, y: value, width: value, height: value))
    window.backgroundColor = .red
    window.isHidden = false
    window.frame = CGRect(x: 0, y: value, width: 10, height: value)
    window.bounds = CGRect(x: value, y: 0, width: value, height: 10)
    window.center = CGPoint(x: value, y: value)
    await user.turn()
    #expect(window.frame.minX.isFinite && window.frame.minY.isFinite && window.frame.width.isFinite && window.frame.height.isFinite)
    window.isHidden = true
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))
  }
}

/// Counts the touches that come to it.
final class RecordingWindow: UIWindow {
  var began = 0
  var ended = 0
  var cancelled = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += touches.count }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += touches.count }
}
