import Testing
import UIKitTesting

@testable import UIKit

@Suite("Touches in a scroll view's content", .application) @MainActor struct ScrollContentTouchTests {
  let user = User()
  let stage = ScrollStage(content: CGSize(width: 390, height: 5000))
  let view = PhaseView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  let button = CountingButton(frame: CGRect(x: 0, y: 400, width: 390, height: 400))

  init() {
    stage.content.addSubview(view)
    stage.content.addSubview(button)
  }

  @Test("M9-08: the content hears of a touch after 0.15 s, or at the end of a quick tap")
  func delay() async {
    let finger = await user.touchDown(view)
    await user.advance(by: 0.13)
    #expect(view.phases == [])
    await user.advance(by: 0.04)
    #expect(view.phases == [.began])
    await finger.up()
    #expect(view.phases == [.began, .ended])
    view.phases = []
    await user.tap(view)
    #expect(view.phases == [.began, .ended])
  }

  @Test("Without the delay it hears at once")
  func noDelay() async {
    stage.scroll.delaysContentTouches = false
    let finger = await user.touchDown(view)
    #expect(view.phases == [.began])
    await finger.up()
  }

  @Test("A drag that begins before that is never heard of in the content")
  func quickDrag() async {
    await user.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
    await user.settle()
    #expect(button.downs == 0)
    #expect(stage.scroll.contentOffset.y > 180)
  }

  @Test("E-21: a drag takes the touch from content that has it, unless that is forbidden", arguments: [true, false])
  func cancelling(canCancel: Bool) async {
    stage.scroll.canCancelContentTouches = canCancel
    let finger = await user.touchDown(view)
    await user.advance(by: 0.2)
    await finger.move(to: CGPoint(x: 200, y: 100), duration: 0.2)
    if canCancel {
      #expect(view.phases == [.began, .cancelled] || view.phases == [.began, .moved, .cancelled])
      #expect(stage.scroll.isDragging)
    } else {
      #expect(view.phases.last == .moved)
      #expect(stage.scroll.contentOffset.y == 0)
      #expect(!stage.scroll.isDragging)
    }
    await finger.up()
  }

  @Test("E-22: a drag does not scroll once a button tracks it; a class may decide otherwise")
  func controls() async {
    let finger = await user.touchDown(button)
    await user.advance(by: 0.2)
    await finger.move(to: CGPoint(x: 200, y: 300), duration: 0.2)
    #expect(button.downs == 1)
    #expect(stage.scroll.contentOffset.y == 0)
    await finger.up()
    #expect(!stage.scroll.touchesShouldCancel(in: button))
    #expect(stage.scroll.touchesShouldCancel(in: view))
  }
}

/// Writes down the phases of its touches.
final class PhaseView: UIView {
  var phases: [UITouch.Phase] = []

  private func note(_ phase: UITouch.Phase) {
    if phases.last != phase { phases.append(phase) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(.began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(.cancelled) }
}
