import Testing
import UIKitTesting

@testable import UIKit

@Suite("A scroll view's offset and insets", .application) @MainActor struct ScrollOffsetTests {
  let user = User()

  @Test("L-05, L-06: the offset is the origin of the bounds, and the content is clipped")
  func boundsOrigin() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.clipsToBounds)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 70)
    #expect(scroll.bounds.origin.y == 70)
    #expect(scroll.frame.origin == .zero)
    scroll.bounds.origin.y = 80
    #expect(scroll.contentOffset.y == 80)
  }

  @Test("E-27: not animated there is one didScroll, within the call, and no end; animated there is an end")
  func offsetInCode() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(stage.log.events == ["scroll"])
    #expect(stage.log.offsets == [CGPoint(x: 0, y: 300)])
    await user.settle()
    #expect(stage.log.events == ["scroll"])
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
    #expect(stage.scroll.contentOffset.y == 300)
    await user.advance(by: 0.15)
    #expect(abs(stage.scroll.contentOffset.y - 750) < 1)
    #expect(MainLoop.shared.mode == .default)
    await user.advance(by: 0.15 + 1.0 / 60)
    #expect(stage.scroll.contentOffset.y == 1200)
    #expect(stage.log.events == ["scroll", "didEndScrollingAnimation"])
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
    await user.settle()
    #expect(stage.log.events == ["scroll", "didEndScrollingAnimation"])
  }

  @Test("M8-31: 0.3 s, slow at both ends")
  func easing() {
    let animation = ScrollAnimation(start: .zero, target: CGPoint(x: 0, y: 100), pace: .eased)
    #expect(animation.duration == 0.3)
    #expect(abs(animation.position(at: 0.075).y - 12.9) < 0.2)
    #expect(abs(animation.position(at: 0.225).y - 87.1) < 0.2)
    #expect(animation.position(at: 5).y == 100)
  }

  @Test("A tap does not stop an animated scroll; a drag does")
  func tapWhileAnimated() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    await user.advance(by: 0.1)
    await user.tap(at: CGPoint(x: 200, y: 400))
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 1000)
    #expect(stage.log.events.last == "didEndScrollingAnimation")
    stage.scroll.setContentOffset(.zero, animated: true)
    await user.advance(by: 0.1)
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 400))
    await finger.move(to: CGPoint(x: 200, y: 385))
    let place = stage.scroll.contentOffset
    await user.advance(by: 0.5)
    #expect(stage.scroll.contentOffset == place)
    await finger.cancel()
  }

  @Test("A scroll in code ends another one, and a glide")
  func interrupted() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 50_000))
    await stage.flick(user, from: CGPoint(x: 200, y: 700), by: -300, speed: 3000)
    await user.advance(by: 0.1)
    stage.scroll.setContentOffset(stage.scroll.contentOffset, animated: false)
    #expect(!stage.scroll.isDecelerating)
    let place = stage.scroll.contentOffset
    await user.advance(by: 0.2)
    #expect(stage.scroll.contentOffset == place)
    stage.scroll.setContentOffset(.zero, animated: true)
    await user.advance(by: 0.1)
    stage.scroll.contentOffset = CGPoint(x: 0, y: 9)
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 9)
  }

  @Test("The offset stays within what there is when sizes and insets change")
  func validity() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = 900
    scroll.contentSize.height = 500
    #expect(scroll.contentOffset.y == 400)
    scroll.frame.size.height = 300
    #expect(scroll.contentOffset.y == 200)
    scroll.bounds.size.height = 800
    #expect(scroll.contentOffset.y == 0)
    scroll.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 10, right: 0)
    #expect(scroll.contentOffset.y == -60)
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset.y == -20)
    scroll.frame.size.height = 100
    scroll.contentOffset.y = 410
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 400)
    scroll.contentInset.top = 70
    #expect(scroll.contentOffset.y == 400)
  }

  @Test("Bars and corners go into the adjusted insets as the behaviour says")
  func adjustedInsets() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000), bars: true)
    await user.turn()
    #expect(stage.scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(stage.scroll.contentOffset.y == -47)
    #expect(stage.scroll.contentInset == .zero)
    #expect(stage.content.safeAreaInsets == .zero)
    #expect(stage.log.events.contains("inset"))
    stage.scroll.contentInset.top = 10
    #expect(stage.scroll.adjustedContentInset.top == 57)
    #expect(stage.scroll.contentOffset.y == -57)
    stage.scroll.contentInsetAdjustmentBehavior = .never
    #expect(stage.scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    stage.scroll.contentSize.height = 10
    stage.scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(stage.scroll.adjustedContentInset.top == 10)
    stage.scroll.alwaysBounceVertical = true
    #expect(stage.scroll.adjustedContentInset.top == 57)
    stage.scroll.alwaysBounceVertical = false
    stage.scroll.contentInsetAdjustmentBehavior = .always
    #expect(stage.scroll.adjustedContentInset.bottom == 34)
  }

  @Test("scrollRectToVisible moves no further than needed")
  func reveal() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 70))
    scroll.scrollRectToVisible(CGRect(x: 50, y: 100, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 70))
    scroll.scrollRectToVisible(CGRect(x: 150, y: 30, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 60, y: 30))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 500), animated: false)
    #expect(scroll.contentOffset.y == 900)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
    scroll.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 900)
  }

  @Test("Numbers that are none change nothing and end in nothing worse")
  func badNumbers() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    stage.scroll.contentOffset.y = 100
    stage.scroll.contentOffset = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 100))
    stage.scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 100)
    stage.scroll.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: .infinity, right: 0)
    #expect(stage.scroll.contentOffset.y.isFinite)
    stage.scroll.contentInset = .zero
    stage.scroll.contentSize = CGSize(width: CGFloat.nan, height: -70)
    #expect(stage.scroll.contentSize == .zero)
    #expect(stage.scroll.contentOffset == .zero)
    stage.scroll.frame = CGRect(x: CGFloat.nan, y: 0, width: -50, height: CGFloat.infinity)
    stage.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 7)
    await user.drag(from: CGPoint(x: 10, y: 600), to: CGPoint(x: 10, y: 200))
    await user.settle()
    #expect(stage.scroll.contentOffset.y.isFinite)
  }

  @Test("The wheel moves the content smoothly, and not past its edges")
  func wheel() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 1000))
    await user.wheel(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -60))
    #expect(stage.scroll.contentOffset.y == 0)
    await user.advance(by: 1.0 / 30)
    let soon = stage.scroll.contentOffset.y
    #expect(soon > 10 && soon < 60)
    await user.wheel(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -60))
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 120)
    for _ in 0..<10 { await user.wheel(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 30, y: -60)) }
    await user.settle()
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 156))
    #expect(stage.log.offsets.allSatisfy { $0.y >= 0 && $0.y <= 156 })
    #expect(Set(stage.log.events) == ["scroll"])
    for _ in 0..<10 { await user.wheel(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: 60)) }
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 0)
    stage.scroll.isScrollEnabled = false
    await user.wheel(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -60))
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test("M6-31, M8-32: an indicator comes with the first movement, and goes a while after the last")
  func indicators() async throws {
    let stage = ScrollStage(content: CGSize(width: 390, height: 1688))
    func shown() -> UIView? { stage.scroll.subviews.first { $0 is ScrollIndicator && !$0.isHidden } }
    #expect(shown() == nil)
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 600))
    await finger.move(to: CGPoint(x: 200, y: 580))
    let indicator = try #require(shown())
    let frame = indicator.frame
    #expect(frame.width == 3)
    #expect(frame.maxX == 387)
    #expect(abs(frame.height - (844 - 47 - 34 - 6) / 2) < 0.34)
    await finger.move(to: CGPoint(x: 200, y: 500), duration: 0.3)
    await user.advance(by: 0.3)
    #expect(indicator.frame.minY - stage.scroll.contentOffset.y > frame.minY)
    await finger.up()
    await user.advance(by: 0.5)
    #expect(indicator.alpha == 1)
    await user.advance(by: 0.6)
    #expect(shown() == nil)
    stage.scroll.flashScrollIndicators()
    #expect(shown()?.alpha == 1)
    await user.advance(by: 1.2)
    #expect(shown() == nil)
    stage.scroll.showsVerticalScrollIndicator = false
    stage.scroll.flashScrollIndicators()
    #expect(shown() == nil)
  }
}
