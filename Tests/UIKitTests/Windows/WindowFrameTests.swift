import Testing
import UIKit
import UIKitTesting

@Suite("A window by itself", .application) @MainActor struct WindowFrameTests {
  let user = User()

  @Test("W-40 a window made without a frame takes the main screen's bounds") func defaultFrame() async {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    await user.rotate(to: .landscapeLeft)
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  @Test("W-41 a window of no size can be shown and key; it draws nothing and is never hit") func noSize() async {
    let main = RecordingWindow(frame: UIScreen.main.bounds)
    main.backgroundColor = .white
    main.isHidden = false
    let window = UIWindow(frame: .zero)
    window.backgroundColor = .red
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    #expect(window.rootViewController?.view.bounds.size == .zero)
    #expect(await user.screenshot().pixel(at: .zero) == Picture.Pixel(red: 255, green: 255, blue: 255))
    await user.tap(at: CGPoint(x: 0, y: 0))
    #expect(main.began == 1)
  }

  @Test("W-36 canResizeToFitContent is false, and true changes nothing") func resizeToFit() async {
    let window = UIWindow.filling()
    #expect(!window.canResizeToFitContent)
    let frame = window.frame
    window.canResizeToFitContent = true
    window.isHidden = false
    await user.turn()
    #expect(window.frame == frame)
  }

  @Test("W-43 setting isHidden to what it is posts nothing and moves nothing") func sameValue() async {
    let behind = UIWindow.filling()
    let front = UIWindow.filling()
    behind.isHidden = false
    front.isHidden = false
    let hidden = UIWindow.filling()
    let order = UIApplication.shared.windows
    let log = WindowLog()
    behind.isHidden = false
    hidden.isHidden = true
    #expect(log.entries.isEmpty)
    #expect(UIApplication.shared.windows == order)
  }

  @Test("W-48 a window hidden and shown again is in front of its peers; bringSubviewToFront moves no window") func shownAgain() async {
    let first = RecordingWindow(frame: UIScreen.main.bounds)
    let second = RecordingWindow(frame: UIScreen.main.bounds)
    second.isHidden = false
    first.isHidden = false
    await user.tap(at: CGPoint(x: 100, y: 100))
    #expect((first.began, second.began) == (1, 0))
    second.isHidden = true
    second.isHidden = false
    first.bringSubviewToFront(UIView())
    await user.tap(at: CGPoint(x: 100, y: 100))
    #expect((first.began, second.began) == (1, 1))
  }

  @Test("W-50 a window's window is itself, and it has no superview") func ownWindow() async {
    let window = UIWindow.filling()
    #expect(window.window === window)
    #expect(window.superview == nil)
    window.isHidden = false
    await user.turn()
    #expect(window.window === window)
    #expect(window.superview == nil)
  }

  @Test("Key status asked for while it moves comes to rest, with one key window") func keyInTheMiddle() async {
    final class Stubborn: UIWindow {
      weak var heir: UIWindow?
      var resignations = 0
      override func resignKey() {
        resignations += 1
        heir?.makeKey()
      }
    }
    let stubborn = Stubborn(frame: UIScreen.main.bounds)
    let third = UIWindow.filling()
    let other = UIWindow.filling()
    stubborn.heir = third
    stubborn.makeKeyAndVisible()
    other.makeKey()
    #expect(other.isKeyWindow)
    #expect([stubborn, third, other].filter(\.isKeyWindow).count == 1)
    stubborn.heir = stubborn
    stubborn.makeKey()
    other.makeKey()
    #expect([stubborn, third, other].filter(\.isKeyWindow).count == 1)
    #expect(stubborn.resignations < 10)
  }

  @Test("Two windows that make each other key come to rest") func keyPingPong() async {
    final class Restless: UIWindow {
      weak var other: UIWindow?
      override func becomeKey() { other?.makeKey() }
    }
    let first = Restless(frame: UIScreen.main.bounds)
    let second = Restless(frame: UIScreen.main.bounds)
    first.other = second
    second.other = first
    first.makeKey()
    #expect(first.isKeyWindow != second.isKeyWindow)
  }
}
