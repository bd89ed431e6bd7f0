import Testing
import UIKit
import UIKitTesting

@Suite("What a window holds and where touches go", .application) @MainActor struct WindowContentTests {
  let user = User()

  @Test("W-11 the root's view is a direct subview that fills the window and follows its size") func rootFills() async {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    #expect(window.rootViewController == nil)
    let root = UIViewController()
    window.rootViewController = root
    #expect(root.view.superview === window)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    window.frame.size = CGSize(width: 200, height: 500)
    window.layoutIfNeeded()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
  }

  @Test("W-12 a new root replaces the old one's view") func rootIsReplaced() async {
    let window = UIWindow.filling()
    window.makeKeyAndVisible()
    let old = window.rootViewController
    let new = UIViewController()
    window.rootViewController = new
    #expect(old?.view.window == nil)
    #expect(new.view.window === window)
    #expect(window.subviews == [new.view])
  }

  @Test("W-13 touches fall through to the first window from the front that answers") func routing() async {
    let back = RecordingWindow(frame: UIScreen.main.bounds)
    let hidden = RecordingWindow(frame: UIScreen.main.bounds)
    let deaf = RecordingWindow(frame: UIScreen.main.bounds)
    let faint = RecordingWindow(frame: UIScreen.main.bounds)
    let declining = DecliningWindow(frame: UIScreen.main.bounds)
    for window in [back, hidden, deaf, faint, declining] { window.isHidden = false }
    hidden.isHidden = true
    deaf.isUserInteractionEnabled = false
    faint.alpha = 0.005
    await user.tap(at: CGPoint(x: 195, y: 422))
    #expect(declining.asked > 0)
    #expect((back.began, hidden.began, deaf.began, faint.began) == (1, 0, 0, 0))
    #expect(back.ended == 1)
  }

  @Test("W-14 an overlay that declines its empty space lets whole touches through and keeps its buttons") func passThrough() async {
    let back = RecordingWindow(frame: UIScreen.main.bounds)
    back.isHidden = false
    let overlay = PassThroughWindow(frame: UIScreen.main.bounds)
    overlay.windowLevel = .statusBar
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    overlay.addSubview(button)
    overlay.isHidden = false
    await user.tap(at: CGPoint(x: 300, y: 500))
    #expect((back.began, back.ended) == (1, 1))
    await user.tap(button)
    #expect(taps == 1)
    #expect(back.began == 1)
  }

  @Test("S-32 an overlay that takes no touches hides the window beneath from the eye and not from the finger") func deafOverlay() async {
    let back = RecordingWindow(frame: UIScreen.main.bounds)
    back.makeKeyAndVisible()
    let overlay = UIWindow.filling(.statusBar, color: .red)
    overlay.isUserInteractionEnabled = false
    overlay.isHidden = false
    let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    #expect(await user.screenshot().allPixels(in: UIScreen.main.bounds) { $0 == red })
    await user.tap(at: CGPoint(x: 195, y: 10))
    #expect(back.began == 1)
  }

  @Test("S-36 rotation changes a window's bounds and not its transform") func rotation() async {
    let main = UIWindow.filling()
    main.makeKeyAndVisible()
    let overlay = UIWindow.filling(.statusBar)
    overlay.isHidden = false
    await user.rotate(to: .landscapeRight)
    await user.settle()
    for window in [main, overlay] {
      #expect(window.transform == .identity)
      #expect(window.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(window.frame == UIScreen.main.bounds)
      #expect(window.rootViewController?.view.frame == window.bounds)
    }
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1170, height: 2532))
  }
}

/// Answers no touch at all.
final class DecliningWindow: UIWindow {
  var asked = 0
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked += 1
    return nil
  }
}

/// Answers touches on its subviews only.
final class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
