import Testing
import UIKitTesting

@Suite("Timers with selectors", .application)
@MainActor struct TimerTests {
  let user = User()
  let recorder = Recorder()

  @Test("R-01 A scheduled timer is silent while a finger drags, and fires once soon after")
  func defaultModeOnly() async {
    let list = DraggedList()
    await list.beginDrag()
    let timer = Timer.scheduledTimer(timeInterval: 0.02, target: recorder, selector: Recorder.tick, userInfo: nil, repeats: false)
    let repeating = Recorder()
    let other = Timer.scheduledTimer(timeInterval: 0.2, target: repeating, selector: Recorder.tick, userInfo: nil, repeats: true)
    await user.wait(0.5)
    #expect(recorder.messages.isEmpty)
    #expect(repeating.messages.isEmpty)
    #expect(timer.isValid)
    await list.endDrag()
    await user.wait(0.02)
    #expect(recorder.messages == ["tick"])
    #expect(repeating.messages == ["tick"])
    other.invalidate()
  }

  @Test("R-02 The common modes are the default and the tracking mode, for timers and blocks")
  func commonModes() async {
    let timer = Timer(timeInterval: 0.02, target: recorder, selector: Recorder.tick, userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    await user.wait(0.1)
    let before = recorder.messages.count
    #expect(before >= 1)

    let list = DraggedList()
    await list.beginDrag()
    let atStart = recorder.messages.count
    nonisolated(unsafe) let target = recorder
    RunLoop.main.perform(inModes: [.common]) { target.take("block") }
    await user.wait(0.1)
    #expect(recorder.messages.contains("take block"))
    #expect(recorder.messages.count >= atStart + 2)
    await list.endDrag()
    timer.invalidate()
  }

  @Test("R-03 An invalid timer never fires again and has let go of its target and user info")
  func invalidateLetsGo() async {
    weak var target: Recorder?
    weak var info: NSObject?
    let timer: Timer
    do {
      let recorder = Recorder()
      let object = NSObject()
      (target, info) = (recorder, object)
      timer = Timer.scheduledTimer(timeInterval: 0.01, target: recorder, selector: Recorder.tick, userInfo: object, repeats: true)
    }
    await user.wait(0.05)
    #expect(target?.messages.isEmpty == false)
    #expect(timer.userInfo as? NSObject === info)
    #expect(info != nil)

    timer.invalidate()
    #expect(!timer.isValid)
    #expect(timer.userInfo == nil)
    #expect(target == nil)
    #expect(info == nil)
    RunLoop.main.add(timer, forMode: .common)
    timer.fire()
    await user.wait(0.03)
    #expect(!timer.isValid)
  }

  @Test("R-03 Until then nothing takes it from its loop, and it keeps its target")
  func keepsTarget() async {
    weak var target: Recorder?
    weak var timer: Timer?
    do {
      let recorder = Recorder()
      target = recorder
      timer = Timer.scheduledTimer(timeInterval: 0.01, target: recorder, selector: Recorder.tick, userInfo: nil, repeats: true)
    }
    NSObject.cancelPreviousPerformRequests(withTarget: target as Any)
    await user.wait(0.1)
    #expect((target?.messages.count ?? 0) >= 2)
    timer?.invalidate()
    #expect(target == nil)
  }

  @Test("R-03 A timer may end itself while it fires")
  func endsItself() async {
    final class OnceOnly: NSObject {
      var count = 0
      func tick(_ timer: Timer) {
        count += 1
        timer.invalidate()
      }
    }
    let target = OnceOnly()
    Timer.scheduledTimer(
      timeInterval: 0.01, target: target, selector: Selector("tick:", OnceOnly.tick), userInfo: nil, repeats: true)
    await user.wait(0.06)
    #expect(target.count == 1)
  }

  @Test("S-24 Making a timer for a date schedules nothing; added to a loop it fires once, at the date or just after")
  func firesOnceAtItsDate() async throws {
    let date = Date(timeIntervalSinceNow: 0.1)
    let timer = Timer(fireAt: date, interval: 0, target: recorder, selector: Recorder.tick, userInfo: "info", repeats: false)
    #expect(timer.isValid)
    #expect(abs(timer.fireDate.timeIntervalSince(date)) < 0.001)
    await user.wait(0.2)
    #expect(recorder.messages.isEmpty)

    let later = Date(timeIntervalSinceNow: 0.1)
    let added = Timer(fireAt: later, interval: 0, target: recorder, selector: Recorder.tick, userInfo: "info", repeats: false)
    RunLoop.main.add(added, forMode: .common)
    await user.wait(0.3)
    #expect(recorder.messages == ["tick info"])
    let fired = try #require(recorder.dates.first).timeIntervalSince(later)
    #expect(fired >= -0.001 && fired < 0.2)
    #expect(!added.isValid)
    #expect(added.userInfo == nil)
    timer.invalidate()
  }

  @Test("S-24 A date that has passed fires at the next turn, not within the call")
  func firesLate() async {
    let timer = Timer(fireAt: .distantPast, interval: 0, target: recorder, selector: Recorder.tick, userInfo: nil, repeats: false)
    RunLoop.main.add(timer, forMode: .default)
    #expect(recorder.messages.isEmpty)
    await user.wait(0.02)
    #expect(recorder.messages == ["tick"])
  }

  @Test("S-25 A timer in the common modes keeps its time while a finger drags")
  func keepsItsTimeWhileDragging() async throws {
    let list = DraggedList()
    let date = Date(timeIntervalSinceNow: 0.3)
    let timer = Timer(fireAt: date, interval: 0, target: recorder, selector: Recorder.tick, userInfo: nil, repeats: false)
    RunLoop.main.add(timer, forMode: .common)
    await list.beginDrag()
    await user.wait(0.5)
    let late = try #require(recorder.dates.first).timeIntervalSince(date)
    #expect(late >= -0.001 && late < 0.2)
    await list.endDrag()
  }

  @Test("A timer by interval waits for it, also when a loop gets it by hand")
  func firstWaits() async throws {
    let start = Date()
    let timer = Timer(timeInterval: 0.1, target: recorder, selector: Recorder.tick, userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    await user.wait(0.25)
    timer.invalidate()
    #expect(try #require(recorder.dates.first).timeIntervalSince(start) >= 0.099)
  }

  @Test("Intervals and dates that make no sense have a defined result", arguments: [0, -1, -.infinity, .nan, .infinity] as [Double])
  func oddIntervals(interval: TimeInterval) async {
    let timer = Timer(timeInterval: interval, target: recorder, selector: Recorder.tick, userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .default)
    let odd = Timer(
      fireAt: Date(timeIntervalSinceReferenceDate: interval), interval: interval, target: recorder, selector: Recorder.plain,
      userInfo: nil, repeats: false)
    RunLoop.main.add(odd, forMode: .default)
    await user.wait(0.05)
    timer.invalidate()
    odd.invalidate()
    #expect(recorder.messages.contains("tick") == (interval != .infinity))
    #expect(recorder.messages.contains("plain") == (interval <= 0))
  }

  @Test("A timer's method may belong to the main actor and take no argument")
  func isolatedMethod() async {
    let view = Responder()
    Timer.scheduledTimer(timeInterval: 0.01, target: view, selector: Selector("none", Responder.none), userInfo: nil, repeats: false)
    await user.wait(0.05)
    #expect(view.calls == ["none"])
  }
}
