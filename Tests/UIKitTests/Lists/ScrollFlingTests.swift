import Testing
import UIKitTesting

@testable import UIKit

@Suite("Content that was let go", .application) @MainActor struct ScrollFlingTests {
  let user = User()

  @Test("M8-25, M8-26: it follows the formulas at every frame", arguments: [150.0, 400, 900, 2000, 4500])
  func fling(speed: CGFloat) async throws {
    let stage = ScrollStage(content: CGSize(width: 390, height: 100_000))
    await stage.flick(user, from: CGPoint(x: 200, y: 800), by: -600, speed: speed)
    let start = stage.scroll.contentOffset.y
    let velocity = try #require(stage.log.velocity).y * 1000
    #expect(abs(velocity - speed) < speed * 0.02)
    let time = log(velocity / 10) / 2.002
    for frame in 1...Int(time * 60) {
      await user.advance(by: 1.0 / 60)
      let expected = start + 0.499 * velocity * (1 - pow(0.998, 1000 * Double(frame) / 60))
      #expect(abs(stage.scroll.contentOffset.y - expected) < 0.5, "frame \(frame)")
    }
    await user.settle()
    #expect(abs(stage.scroll.contentOffset.y - start - 0.499 * (velocity - 10)) < 0.5)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("The fast rate")
  func fastRate() async throws {
    let stage = ScrollStage(content: CGSize(width: 390, height: 100_000))
    stage.scroll.decelerationRate = .fast
    await stage.flick(user, from: CGPoint(x: 200, y: 800), by: -600, speed: 2000)
    let start = stage.scroll.contentOffset.y
    let velocity = try #require(stage.log.velocity).y * 1000
    await user.settle()
    #expect(abs(stage.scroll.contentOffset.y - start - 0.099 * (velocity - 10)) < 0.5)
  }

  @Test("M8-28: reaching an edge it bounces with the speed it has there")
  func bounce() async throws {
    let stage = ScrollStage(content: CGSize(width: 390, height: 1500))
    await stage.flick(user, from: CGPoint(x: 200, y: 800), by: -400, speed: 2000)
    let start = stage.scroll.contentOffset.y
    let velocity = try #require(stage.log.velocity).y * 1000
    let edge = CGFloat(1500 - 844)
    let glide = ScrollDeceleration(start: start, velocity: velocity, rate: 0.998)
    let crossing = try #require(glide.time(reaching: edge))
    let speed = velocity * pow(0.998, 1000 * crossing)
    for frame in 1...90 {
      await user.advance(by: 1.0 / 60)
      let time = Double(frame) / 60
      let late = time - crossing
      let expected = late < 0 ? glide.position(at: time) : edge + speed * late * exp(-11 * late)
      #expect(abs(stage.scroll.contentOffset.y - expected) < 0.5, "frame \(frame)")
    }
    await user.settle()
    #expect(stage.scroll.contentOffset.y == edge)
    #expect(stage.log.proposedTarget == CGPoint(x: 0, y: edge))
  }

  @Test("M8-29: let go at rest past an edge, it settles")
  func settle() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 1500))
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 100))
    await finger.move(to: CGPoint(x: 200, y: 310), duration: 0.2)
    await user.advance(by: 0.2)
    await finger.up()
    let start = stage.scroll.contentOffset.y
    #expect(abs(start + RubberBand(length: 844).shown(for: 200)) < 0.34)
    #expect(stage.log.velocity == .zero)
    for frame in 1...40 {
      await user.advance(by: 1.0 / 60)
      let time = Double(frame) / 60
      let expected = start * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
      #expect(abs(stage.scroll.contentOffset.y - expected) < 0.5, "frame \(frame)")
    }
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test("The delegate hears it in order")
  func order() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    await stage.flick(user, from: CGPoint(x: 200, y: 700), by: -200, speed: 1000)
    await user.settle()
    #expect(
      stage.log.events == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll", "didEndDecelerating",
      ])
    stage.log.events = []
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 700))
    await finger.move(to: CGPoint(x: 200, y: 600), duration: 0.2)
    await user.advance(by: 0.2)
    await finger.up()
    await user.settle()
    #expect(stage.log.events == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
  }

  @Test("A target that the delegate chooses is where it rests", arguments: [900.0, 100, 3000])
  func target(wanted: CGFloat) async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    stage.log.wantedTarget = CGPoint(x: 0, y: wanted)
    await stage.flick(user, from: CGPoint(x: 200, y: 700), by: -300, speed: 1500)
    await user.settle()
    #expect(abs(stage.scroll.contentOffset.y - wanted) < 0.34)
    #expect(stage.log.events.last == "didEndDecelerating")
  }

  @Test("M9-09: a touch stops it at once, and is no tap on what lies there")
  func caught() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 50_000))
    let button = CountingButton(frame: CGRect(x: 0, y: 0, width: 390, height: 50_000))
    stage.content.addSubview(button)
    await stage.flick(user, from: CGPoint(x: 200, y: 700), by: -300, speed: 3000)
    await user.advance(by: 0.3)
    #expect(stage.scroll.isDecelerating)
    let place = stage.scroll.contentOffset
    await user.tap(at: CGPoint(x: 200, y: 400))
    await user.advance(by: 0.5)
    #expect(stage.scroll.contentOffset == place)
    #expect(stage.log.events.last == "didEndDecelerating")
    #expect(button.taps == 0)
    #expect(MainLoop.shared.mode == .default)
    await user.tap(at: CGPoint(x: 200, y: 400))
    #expect(button.taps == 1)
  }

  @Test("Caught while it bounces, it goes back when the finger leaves")
  func caughtPastEdge() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 1500))
    await stage.flick(user, from: CGPoint(x: 200, y: 300), by: 300, speed: 3000)
    await user.advance(by: 0.05)
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 400))
    let place = stage.scroll.contentOffset
    #expect(place.y < -20)
    await user.advance(by: 0.3)
    #expect(stage.scroll.contentOffset == place)
    await finger.up()
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test("R-01: the run loop tracks while a finger drags and while the content moves on")
  func trackingMode() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    let finger = await user.touchDown(at: CGPoint(x: 200, y: 700))
    #expect(MainLoop.shared.mode == .default)
    await finger.move(to: CGPoint(x: 200, y: 500), duration: 0.1)
    #expect(MainLoop.shared.mode == .tracking)
    await finger.up()
    #expect(stage.scroll.isDecelerating)
    #expect(MainLoop.shared.mode == .tracking)
    await user.settle()
    #expect(MainLoop.shared.mode == .default)
  }

  @Test("At rest nothing is scheduled any more")
  func idle() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
    let before = MediaTimer.nextFireTime
    await stage.flick(user, from: CGPoint(x: 200, y: 700), by: -200, speed: 1000)
    await user.settle()
    await user.advance(by: 2)
    #expect(!DisplayLinks.areActive)
    #expect(MediaTimer.nextFireTime == before)
    #expect(!user.host.isFrameRequested)
  }

  @Test("Content that shrinks or edges that move in mid-flight are honoured")
  func changingRange() async {
    let stage = ScrollStage(content: CGSize(width: 390, height: 50_000))
    await stage.flick(user, from: CGPoint(x: 200, y: 700), by: -300, speed: 3000)
    await user.advance(by: 0.1)
    stage.scroll.contentSize.height = 1500
    #expect(stage.scroll.isDecelerating)
    await user.settle()
    #expect(stage.scroll.contentOffset.y == 656)
  }
}

/// Counts its taps.
final class CountingButton: UIButton {
  var taps = 0
  var downs = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    addAction(UIAction { [weak self] _ in self?.downs += 1 }, for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }
}
