import Testing
import UIKit
import UIKitTesting

@Suite("Hit testing", .application) @MainActor struct HitTestTests {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  let front = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))

  init() {
    outer.addSubview(back)
    outer.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { outer.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test("E-01 the last subview wins, then the one before, then the view; nil outside") func order() {
    #expect(hit(40, 40) === front)
    #expect(hit(10, 10) === back)
    #expect(hit(95, 5) === outer)
    #expect(hit(100, 50) == nil)
    #expect(hit(-1, 50) == nil)
    outer.bringSubviewToFront(back)
    #expect(hit(40, 40) === back)
  }

  @Test("E-01 hidden, not interactive and nearly transparent views are passed over with all they hold") func passedOver() {
    let deep = UIView(frame: front.bounds)
    front.addSubview(deep)
    #expect(hit(40, 40) === deep)
    front.isHidden = true
    #expect(hit(40, 40) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(hit(40, 40) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.009
    #expect(hit(40, 40) === back)
    front.alpha = 0.01
    #expect(hit(40, 40) === deep)
    outer.isHidden = true
    #expect(hit(40, 40) == nil)
  }

  @Test("E-01 an override of point(inside:) decides") func pointInside() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hypot(point.x - 30, point.y - 30) <= 30 }
    }
    let round = Round(frame: front.frame)
    outer.addSubview(round)
    front.removeFromSuperview()
    #expect(hit(60, 60) === round)
    #expect(hit(31, 31) === back)
  }

  @Test("E-02 what sticks out of its superview is not hit") func outside() {
    let stickingOut = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    front.addSubview(stickingOut)
    #expect(!front.clipsToBounds)
    #expect(hit(80, 80) === stickingOut)
    #expect(hit(95, 95) === outer)
    #expect(stickingOut.hitTest(CGPoint(x: 30, y: 30), with: nil) === stickingOut)
  }

  @Test("L-10 zPosition moves what is seen, not what is hit") func zPosition() {
    back.layer.zPosition = 10
    #expect(hit(40, 40) === front)
  }

  @Test("S-32 an overlay without interaction lets touches through, though it covers what it hides") func overlay() async {
    let user = User()
    let window = UIWindow.filling()
    let below = TouchCounter(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    window.rootViewController?.view.addSubview(below)
    window.makeKeyAndVisible()
    let cover = UIWindow.filling(.normal + 1, color: .red)
    cover.isHidden = false
    let screen = await user.screenshot()
    #expect(screen.pixel(at: CGPoint(x: 100, y: 250)) == Picture.Pixel(red: 255, green: 0, blue: 0))
    await user.tap(at: CGPoint(x: 100, y: 250))
    #expect(below.began == 0)
    cover.isUserInteractionEnabled = false
    await user.tap(at: CGPoint(x: 100, y: 250))
    #expect((below.began, below.ended) == (1, 1))
  }
}

final class TouchCounter: UIView {
  var began = 0
  var ended = 0
  var cancelled = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}
