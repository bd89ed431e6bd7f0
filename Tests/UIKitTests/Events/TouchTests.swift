import Testing
import UIKit
import UIKitTesting

@Suite("Touches", .application) @MainActor struct TouchTests {
  let user = User()

  @Test("E-03 a touch keeps its view and its identity to the end, wherever it goes") func touchKeepsItsView() async {
    let window = UIWindow.filling()
    let first = TouchView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let second = TouchView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
    window.rootViewController?.view.addSubview(first)
    window.rootViewController?.view.addSubview(second)
    window.makeKeyAndVisible()
    let finger = await user.touchDown(first)
    await finger.move(to: user.middle(of: second))
    await finger.up()
    #expect(first.seen.count == 3)
    #expect(second.seen.isEmpty)
    #expect(Set(first.seen.map(\.touch)).count == 1)
    #expect(first.seen.allSatisfy { $0.view === first })
    #expect(first.seen.map(\.phase) == [.began, .moved, .ended])
    #expect(first.seen.last?.location == CGPoint(x: 250, y: 50))
  }

  @Test("M9-02 taps in short sequence at one place count up") func tapCount() async {
    let window = UIWindow.filling()
    let view = TouchView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    await user.tap(view)
    await user.tap(view)
    #expect(view.seen.filter { $0.phase == .ended }.map(\.tapCount) == [1, 2])
    await user.advance(by: 1)
    await user.tap(view)
    #expect(view.seen.last?.tapCount == 1)
  }

  @Test("W-47 hiding a window cancels its touches") func hidingCancels() async {
    let window = RecordingWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let finger = await user.touchDown(at: CGPoint(x: 100, y: 100))
    window.isHidden = true
    await finger.up()
    #expect((window.began, window.cancelled, window.ended) == (1, 1, 0))
  }
}

/// Records the touches that come to it.
final class TouchView: UIView {
  struct Seen {
    let touch: ObjectIdentifier
    let view: UIView?
    let phase: UITouch.Phase
    let location: CGPoint
    let tapCount: Int
  }
  var seen: [Seen] = []
  private func note(_ touches: Set<UITouch>) {
    seen += touches.map {
      Seen(touch: ObjectIdentifier($0), view: $0.view, phase: $0.phase, location: $0.location(in: self), tapCount: $0.tapCount)
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
}
