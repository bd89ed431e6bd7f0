import Testing
import UIKitTesting

@testable import UIKit

@Suite("Dragging a scroll view", .application) @MainActor struct ScrollDragTests {
  let user = User()

  @Test("M8-24: the content follows after 10 points of travel, without a jump")
  func threshold() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 600))
    await finger.move(to: CGPoint(x: 200, y: 591))
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(!stage.scroll.isDragging)
    #expect(stage.scroll.isTracking)
    await finger.move(to: CGPoint(x: 200, y: 590))
    #expect(stage.scroll.isDragging)
    #expect(stage.scroll.contentOffset.y == 0)
    for travel in [11.0, 30, 200, 90] {
      await finger.move(to: CGPoint(x: 200, y: 600 - travel))
      #expect(abs(stage.scroll.contentOffset.y - (travel - 10)) < 0.34)
    }
    await finger.up()
    #expect(!stage.scroll.isTracking)
  }

  @Test("A fast first movement loses 10 points, not more")
  func fastBegin() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 600))
    await finger.move(to: CGPoint(x: 200, y: 450))
    #expect(abs(stage.scroll.contentOffset.y - 140) < 0.34)
    await finger.cancel()
  }

  @Test("M8-27: past the edges the content follows ever less")
  func rubberBand() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 100))
    for pull in [20.0, 100, 400, 50] {
      await finger.move(to: CGPoint(x: 200, y: 110 + pull))
      #expect(abs(stage.scroll.contentOffset.y + RubberBand(length: 844).shown(for: pull)) < 0.34)
    }
    await finger.up()
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 0)
    let bottom = CGFloat(5000 - 844)
    stage.scroll.contentOffset.y = bottom
    let other = await user.touchDown(at: CGPoint(x: 200, y: 700))
    await other.move(to: CGPoint(x: 200, y: 590))
    #expect(abs(stage.scroll.contentOffset.y - bottom - RubberBand(length: 844).shown(for: 100)) < 0.34)
    await other.up()
  }

  @Test("Without bouncing nothing moves past an edge")
  func firmEdges() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    stage.scroll.bounces = false
    await stage.flick(user, from: CGPoint(x: 200, y: 100), by: 300, speed: 2000)
    await user.settle()
    #expect(stage.log.offsets.isEmpty)
    await stage.flick(user, from: CGPoint(x: 200, y: 700), by: -300, speed: 9000)
    await user.settle()
    #expect(stage.log.offsets.allSatisfy { $0.y <= 5000 - 844 })
  }

  @Test("Only axes with somewhere to go follow the finger")
  func axes() async {
    let upright = ScrollStage(content: CGSize(width: 390, height: 5000))
    await user.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 400), duration: 1)
    #expect(upright.scroll.contentOffset.x == 0)
    #expect(abs(upright.scroll.contentOffset.y - 190) < 1)
    upright.window.isHidden = true
    let level = ScrollStage(content: CGSize(width: 5000, height: 844))
    await user.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 400), duration: 1)
    #expect(level.scroll.contentOffset.y == 0)
    #expect(abs(level.scroll.contentOffset.x - 190) < 1)
    level.window.isHidden = true
    let both = ScrollStage(content: CGSize(width: 5000, height: 5000))
    await user.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 180, y: 440), duration: 1)
    #expect(abs(both.scroll.contentOffset.x - 114) < 1)
    #expect(abs(both.scroll.contentOffset.y - 152) < 1)
    both.window.isHidden = true
    let small = ScrollStage(content: CGSize(width: 100, height: 100))
    await user.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 400))
    #expect(small.log.events.isEmpty)
    small.scroll.alwaysBounceVertical = true
    let finger = await user.touchDown(at: CGPoint(x: 300, y: 300))
    await finger.move(to: CGPoint(x: 300, y: 400))
    #expect(small.scroll.contentOffset.y < -30)
    await finger.up()
    await user.settle()
    #expect(small.scroll.contentOffset == .zero)
  }

  @Test("A drag that is switched off, or whose view goes away, ends")
  func abandoned() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    stage.scroll.isScrollEnabled = false
    await user.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 400))
    #expect(stage.log.events.isEmpty)
    stage.scroll.isScrollEnabled = true
    let finger = await user.touchDown(at: CGPoint(x: 300, y: 600))
    await finger.move(to: CGPoint(x: 300, y: 500))
    #expect(MainLoop.shared.mode == .tracking)
    stage.scroll.isScrollEnabled = false
    #expect(!stage.scroll.isDragging)
    #expect(MainLoop.shared.mode == .default)
    await finger.move(to: CGPoint(x: 300, y: 300))
    #expect(stage.scroll.contentOffset.y == 90)
    await finger.up()
    stage.scroll.isScrollEnabled = true
    let other = await user.touchDown(at: CGPoint(x: 300, y: 600))
    await other.move(to: CGPoint(x: 300, y: 500))
    stage.scroll.removeFromSuperview()
    #expect(!stage.scroll.isDragging)
    #expect(MainLoop.shared.mode == .default)
    await other.move(to: CGPoint(x: 300, y: 300))
    await other.up()
  }

  @Test("A scroll view that goes away in mid-flight leaves nothing behind")
  func released() async {
    var stage: ScrollStage? = ScrollStage(content: CGSize(width: 390, height: 5000))
    weak let scroll = stage?.scroll
    await stage?.flick(user, from: CGPoint(x: 200, y: 700), by: -300, speed: 3000)
    await user.advance(by: 0.1)
    #expect(MainLoop.shared.mode == .tracking)
    stage?.window.isHidden = true
    stage?.window.rootViewController = nil
    stage = nil
    await user.turn()
    #expect(scroll == nil)
    #expect(MainLoop.shared.mode == .default)
    #expect(!DisplayLinks.areActive)
  }
}
