import Testing
import UIKit
import UIKitTesting

@Suite("Animating views", .application) @MainActor struct ViewAnimationTests {
  let user = User()
  let window = UIWindow.filling()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() async {
    window.makeKeyAndVisible()
    window.addSubview(view)
    await user.turn()
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test("L-16 L-18 M8-05 the view is at its end at once, its picture eases there, and the completion comes on time") func basics() async {
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.4, animations: { view.center.x = 250 }, completion: { finished.append($0) })
    #expect(view.center.x == 250)
    await user.turn()
    #expect(abs(shownX - 50) < 0.01)
    await user.advance(by: 0.1)
    // A quarter of the time is 12.9 % of the way, easing in and out.
    #expect(abs(shownX - (50 + 200 * 0.1292)) < 0.5)
    await user.advance(by: 0.1)
    #expect(abs(shownX - 150) < 0.01)
    await user.advance(by: 0.18)
    #expect(finished.isEmpty)
    await user.advance(by: 0.03)
    #expect(finished == [true])
    #expect(shownX == 250)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("L-17 changes outside of a block do not move; performWithoutAnimation inside one does not either (R-22)") func immediate() async {
    view.center.x = 300
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 100 }
      UIView.setAnimationsEnabled(false)
      view.center.y = 100
      UIView.setAnimationsEnabled(true)
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("L-19 a second animation adds to the first: no jump, and opposite ones cancel out") func additive() async {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
    await user.turn()
    await user.advance(by: 0.5)
    #expect(abs(shownX - 150) < 0.01)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    await user.turn()
    #expect(abs(shownX - 150) < 0.01)
    await user.advance(by: 0.25)
    #expect(abs(shownX - 150) < 0.01)
    await user.advance(by: 0.5)
    #expect(abs(shownX - 100) < 0.01)
    await user.advance(by: 0.3)
    #expect(shownX == 50)
  }

  @Test("Transforms, opacity and sizes add up without a jump too") func additiveKinds() async {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.alpha = 0
      view.bounds.size.width = 200
    }
    await user.turn()
    await user.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = .identity
      view.alpha = 1
      view.bounds.size.width = 100
    }
    await user.turn()
    let shown = view.layer.presentation()
    #expect(abs((shown?.transform.m11 ?? 0) - 1.5) < 0.2)
    #expect(abs((shown?.opacity ?? 0) - 0.5) < 0.01)
    #expect(abs((shown?.bounds.width ?? 0) - 150) < 0.1)
  }

  @Test("Colours go from what shows to the new one") func colour() async {
    view.backgroundColor = .black
    await user.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .white }
    await user.turn()
    await user.advance(by: 0.5)
    let picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 50, y: 80)).distance(to: Picture.Pixel(red: 128, green: 128, blue: 128)) < 4)
  }

  @Test("R-14 no duration changes at once and completes in the next turn") func noDuration() async {
    var finished: [Bool] = []
    UIView.animate(withDuration: 0, animations: { view.center.x = 200 }, completion: { finished.append($0) })
    UIView.animate(withDuration: -1, animations: { view.center.y = 200 }, completion: { finished.append($0) })
    #expect(finished.isEmpty)
    #expect(view.layer.animationKeys() == nil)
    await user.turn()
    await user.turn()
    #expect(finished == [true, true])
  }

  @Test("R-15 a block that changes nothing completes at once, with true") func nothing() async {
    var finished: [Bool] = []
    UIView.animate(withDuration: 5, animations: { view.center = view.center }, completion: { finished.append($0) })
    await user.turn()
    await user.turn()
    #expect(finished == [true])
  }

  @Test("Removing animations ends them with false, and shows the final values") func removed() async {
    var finished: [Bool] = []
    UIView.animate(withDuration: 5, animations: { view.center.x = 300 }, completion: { finished.append($0) })
    await user.turn()
    await user.advance(by: 0.1)
    view.layer.removeAllAnimations()
    await user.turn()
    #expect(finished == [false])
    #expect(shownX == 300)
    UIView.animate(withDuration: 5, animations: { view.center.x = 100 }, completion: { finished.append($0) })
    await user.turn()
    view.removeFromSuperview()
    await user.turn()
    #expect(finished == [false, false])
  }

  @Test("E-23 touches pass an animated view by unless it allows them; the delay counts too") func touches() async {
    let counter = TouchCounter(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    window.addSubview(counter)
    await user.turn()
    UIView.animate(withDuration: 0.5, delay: 0.2) { counter.alpha = 0.5 }
    await user.tap(counter)
    #expect(counter.began == 0)
    await user.advance(by: 0.8)
    await user.tap(counter)
    #expect(counter.began == 1)
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { counter.alpha = 1 }
    await user.tap(counter)
    #expect(counter.began == 2)
    UIView.animate(withDuration: 0.5) { counter.alpha = 0.2 }
    counter.layer.removeAllAnimations()
    await user.turn()
    await user.tap(counter)
    #expect(counter.began == 3)
  }

  @Test("A delay shows the old value until it is over") func delay() async {
    UIView.animate(withDuration: 0.2, delay: 0.5, options: .curveLinear) { view.center.x = 250 }
    await user.turn()
    await user.advance(by: 0.45)
    #expect(abs(shownX - 50) < 0.01)
    await user.advance(by: 0.15)
    #expect(abs(shownX - 150) < 20)
    await user.advance(by: 0.15)
    #expect(shownX == 250)
  }

  @Test("Repeating runs until it is taken over; autoreverse comes back") func repeating() async {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.center.x = 150 },
      completion: { finished.append($0) })
    await user.turn()
    await user.advance(by: 0.5)
    #expect(abs(shownX - 150) < 4)
    await user.advance(by: 0.5)
    #expect(abs(shownX - 50) < 4)
    await user.advance(by: 10.25)
    #expect(abs(shownX - 100) < 4)
    #expect(finished.isEmpty)
    UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) { view.center.x = 50 }
    await user.settle()
    #expect(finished == [false])
    #expect(shownX == 50)
  }

  @Test("A block within a block takes over its duration, unless it keeps its own") func nested() async {
    let (inner, own) = (UIView(), UIView())
    window.addSubview(inner)
    window.addSubview(own)
    await user.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 0.1) { inner.center.x = 100 }
      UIView.animate(withDuration: 0.1, delay: 0, options: [.overrideInheritedDuration]) { own.center.x = 100 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    await user.turn()
    await user.advance(by: 0.5)
    #expect(abs((inner.layer.presentation()?.position.x ?? 0) - 50) < 0.5)
    #expect(own.layer.presentation()?.position.x == 100)
  }

  @Test("Subviews that follow by autoresizing move in the same animation") func autoresizing() async {
    let inner = UIView(frame: view.bounds)
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    await user.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.width = 200 }
    await user.turn()
    await user.advance(by: 0.5)
    #expect(abs((inner.layer.presentation()?.bounds.width ?? 0) - 150) < 0.5)
  }

  @Test("M8-03 a spring swings past its end and settles in its duration") func spring() async {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: { view.center.x = 250 },
      completion: { finished.append($0) })
    await user.turn()
    var most: CGFloat = 0
    for _ in 0..<29 {
      await user.advance(by: 1.0 / 60)
      most = max(most, shownX)
    }
    // A ratio of 0.5 overshoots by 16.3 %.
    #expect(abs(most - (250 + 200 * 0.163)) < 2)
    #expect(finished.isEmpty)
    #expect(abs(shownX - 250) < 0.5)
    await user.advance(by: 0.05)
    #expect(finished == [true])
  }

  @Test("M8-06 a spring by period and bounce runs until it has settled") func modernSpring() async {
    var finished: [Bool] = []
    UIView.animate(springDuration: 0.5, bounce: 0, animations: { view.center.x = 250 }, completion: { finished.append($0) })
    await user.turn()
    await user.advance(by: 0.7)
    #expect(finished.isEmpty)
    // Critical: settled when ωt is 9.2334, ω being 4π.
    await user.advance(by: 0.06)
    #expect(finished == [true])
  }

  @Test("M8-09 curve 7 is the system spring, whatever duration is asked for") func keyboardCurve() async {
    UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) { view.center.x = 250 }
    await user.turn()
    await user.advance(by: 0.1)
    #expect(abs(shownX - (50 + 200 * 0.545)) < 1)
    await user.advance(by: 0.3)
    #expect(abs(shownX - (50 + 200 * 0.994)) < 1)
  }

  @Test("Views on no window change at once") func offScreen() async {
    let alone = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { alone.center.x = 5 }, completion: { finished.append($0) })
    #expect(alone.layer.animationKeys() == nil)
    await user.turn()
    await user.turn()
    #expect(finished == [true])
  }
}
