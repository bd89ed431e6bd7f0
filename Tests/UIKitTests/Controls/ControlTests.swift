import Testing
import UIKit
import UIKitTesting

@Suite("Controls", .application) @MainActor struct ControlTests {
  let user = User()
  let window = UIWindow.filling()
  let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
  let log = EventLog()

  init() async {
    window.makeKeyAndVisible()
    window.addSubview(control)
    log.listen(to: control)
    await user.turn()
  }

  @Test("E-16 the events of a press, of a drag out and in, and of a cancelled touch, in order") func events() async {
    var finger = await user.touchDown(control)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    await finger.move(to: CGPoint(x: 160, y: 330))
    await finger.up()
    #expect(log.take() == ["down", "dragInside", "upInside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)

    finger = await user.touchDown(control)
    await finger.move(to: CGPoint(x: 150, y: 500))
    #expect(!control.isHighlighted && control.isTracking)
    await finger.move(to: CGPoint(x: 150, y: 510))
    await finger.move(to: CGPoint(x: 150, y: 330))
    #expect(control.isHighlighted)
    await finger.move(to: CGPoint(x: 150, y: 500))
    await finger.up()
    #expect(log.take() == ["down", "dragExit", "dragOutside", "dragEnter", "dragExit", "upOutside"])

    await user.touchDown(control)
    await user.loseFocus()
    #expect(log.take() == ["down", "cancel"])
    #expect(!control.isHighlighted)
    await user.gainFocus()
  }

  @Test("E-17 M9-07 a touch from inside counts as inside up to 70 points around; one from outside is not the control's") func slop() async {
    var finger = await user.touchDown(control)
    await finger.move(to: CGPoint(x: 150, y: 420))
    await finger.up()
    #expect(log.take().last == "upInside")
    finger = await user.touchDown(control)
    await finger.move(to: CGPoint(x: 150, y: 440))
    await finger.up()
    #expect(log.take().last == "upOutside")
    finger = await user.touchDown(at: CGPoint(x: 150, y: 370))
    await finger.move(to: CGPoint(x: 150, y: 330))
    await finger.up()
    #expect(log.take().isEmpty)
  }

  @Test("E-18 actions take nothing, the sender, or the sender and the event") func arities() async {
    let target = ArityTarget()
    control.addTarget(target, action: Selector("nothing", ArityTarget.nothing), for: .touchDown)
    control.addTarget(target, action: Selector("sender:", ArityTarget.sender(_:)), for: .touchDown)
    control.addTarget(target, action: Selector("both:event:", ArityTarget.both(_:_:)), for: .touchDown)
    await user.tap(control)
    #expect(target.calls == ["nothing", "sender true", "both true"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["nothing", "sender:", "both:event:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    control.removeTarget(target, action: Selector("sender:"), for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["nothing", "both:event:"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
  }

  @Test("E-30 targets are not kept alive, and the same thing is sent once") func targets() {
    var target: CountingTarget? = CountingTarget()
    weak let weakTarget = target
    let action = Selector("act", CountingTarget.act)
    let plain = UIControl()
    plain.addTarget(target, action: action, for: .valueChanged)
    plain.addTarget(target, action: action, for: .valueChanged)
    plain.addTarget(target, action: action, for: .touchDown)
    plain.sendActions(for: .valueChanged)
    #expect(target?.calls == 1)
    #expect(plain.allTargets == [AnyHashable(target!)])
    #expect(plain.allControlEvents == [.valueChanged, .touchDown])
    target = nil
    #expect(weakTarget == nil)
    plain.sendActions(for: .valueChanged)
    #expect(plain.allTargets.isEmpty)
  }

  @Test("E-32 a disabled control swallows touches and sends nothing") func disabled() async {
    let behind = TouchCounter(frame: control.frame)
    window.insertSubview(behind, belowSubview: control)
    control.isEnabled = false
    await user.tap(control)
    #expect(log.take().isEmpty)
    #expect(behind.began == 0)
    #expect(control.state == .disabled)
    control.isEnabled = true
    let finger = await user.touchDown(control)
    control.isEnabled = false
    await finger.up()
    #expect(log.take() == ["down"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test("UIActions are performed with their sender, replaced by identifier, and removed") func actions() {
    var calls: [String] = []
    let first = UIAction(title: "one", identifier: UIAction.Identifier("same")) { calls.append("first \($0.sender is UIControl)") }
    let second = UIAction(identifier: UIAction.Identifier("same")) { _ in calls.append("second") }
    let plain = UIControl(frame: .zero, primaryAction: UIAction { _ in calls.append("primary") })
    plain.addAction(first, for: .valueChanged)
    plain.sendActions(for: .valueChanged)
    plain.addAction(second, for: .valueChanged)
    plain.sendActions(for: .valueChanged)
    plain.sendActions(for: .primaryActionTriggered)
    plain.removeAction(identifiedBy: UIAction.Identifier("same"), for: .allEvents)
    plain.sendActions(for: .valueChanged)
    #expect(calls == ["first true", "second", "primary"])
    #expect(first.sender == nil)
  }

  @Test("Tracking goes through the overrides; one that refuses gets no events") func tracking() async {
    final class Refusing: UIControl {
      var begins = true
      var continues = true
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return begins
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return continues
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let other = Refusing(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    window.addSubview(other)
    let events = EventLog()
    events.listen(to: other)
    var finger = await user.touchDown(other)
    await finger.move(to: CGPoint(x: 150, y: 440))
    await finger.up()
    #expect(other.calls == ["begin", "continue", "end"])
    #expect(events.take() == ["down", "dragInside", "upInside"])
    other.calls = []
    other.continues = false
    finger = await user.touchDown(other)
    await finger.move(to: CGPoint(x: 150, y: 440))
    await finger.up()
    #expect(other.calls == ["begin", "continue"])
    #expect(events.take() == ["down"])
    other.calls = []
    other.begins = false
    await user.tap(other)
    #expect(other.calls == ["begin"])
    #expect(events.take().isEmpty)
  }
}

/// Writes down the events of a control in words.
@MainActor final class EventLog {
  private var lines: [String] = []

  func listen(to control: UIControl) {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
      (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names { control.addAction(UIAction { [unowned self] _ in lines.append(name) }, for: event) }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor private final class ArityTarget {
  var calls: [String] = []
  func nothing() { calls.append("nothing") }
  func sender(_ sender: Any) { calls.append("sender \(sender is UIControl)") }
  func both(_ sender: UIControl, _ event: UIEvent) { calls.append("both \(event.type == .touches)") }
}

@MainActor private final class CountingTarget: _UIKIsolatedObject {
  var calls = 0
  init() { super.init(_uik: ()) }
  func act() { calls += 1 }
}
