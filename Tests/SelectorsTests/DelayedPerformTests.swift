import Testing
import UIKitTesting

@Suite("Delayed messages", .application)
@MainActor struct DelayedPerformTests {
  let user = User()
  let recorder = Recorder()

  @Test("R-05 A delayed message waits while a finger drags, and goes when it is lifted")
  func waitsWhileTracking() async {
    let list = DraggedList()
    await list.beginDrag()
    recorder.perform(Recorder.take, with: "late", afterDelay: 0.02)
    await user.wait(0.1)
    #expect(recorder.messages.isEmpty)
    await list.endDrag()
    await user.wait(0.05)
    #expect(recorder.messages == ["take late"])
  }

  @Test("R-05 In the common modes it goes while a finger drags")
  func goesInCommonModes() async {
    let list = DraggedList()
    await list.beginDrag()
    recorder.perform(Recorder.plain, with: nil, afterDelay: 0.02, inModes: [.common])
    await user.wait(0.1)
    #expect(recorder.messages == ["plain"])
    await list.endDrag()
  }

  @Test("R-05 No delay means a later turn, never within the call", arguments: [0, -1, -.infinity, .nan] as [Double])
  func neverWithinTheCall(delay: TimeInterval) async {
    recorder.reaction = { [recorder] in
      guard recorder.messages.count < 3 else { return }
      let count = recorder.messages.count
      recorder.perform(Recorder.plain, with: nil, afterDelay: delay)
      #expect(recorder.messages.count == count)
    }
    recorder.perform(Recorder.plain, with: nil, afterDelay: delay)
    #expect(recorder.messages.isEmpty)
    await user.wait(0.1)
    #expect(recorder.messages == ["plain", "plain", "plain"])
  }

  @Test("R-05 It goes at its time, in the order of the delays")
  func goesAtItsTime() async throws {
    let start = Date()
    recorder.perform(Recorder.take, with: 2, afterDelay: 0.2)
    recorder.perform(Recorder.take, with: 1, afterDelay: 0.1)
    await user.wait(0.4)
    #expect(recorder.messages == ["take 1", "take 2"])
    let waits = recorder.dates.map { $0.timeIntervalSince(start) }
    try #require(waits.count == 2)
    #expect(waits[0] >= 0.099 && waits[0] < 0.3)
    #expect(waits[1] >= 0.199 && waits[1] < 0.4)
  }

  @Test("R-05 Messages of equal delay go in the order they were asked for")
  func equalDelaysKeepTheirOrder() async {
    for number in 0..<50 { recorder.perform(Recorder.take, with: number, afterDelay: 0) }
    await user.wait(0.05)
    #expect(recorder.messages == (0..<50).map { "take \($0)" })
  }

  @Test("An endless delay, and no mode to go in, are a message that never goes")
  func neverGoes() async {
    recorder.perform(Recorder.plain, with: nil, afterDelay: .infinity)
    recorder.perform(Recorder.plain, with: nil, afterDelay: 0, inModes: [])
    await user.wait(0.05)
    #expect(recorder.messages.isEmpty)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder)
  }

  @Test("The receiver and the argument live until the message has gone, and no longer")
  func retainsUntilSent() async {
    weak var receiver: Recorder?
    weak var argument: NSObject?
    do {
      let recorder = Recorder()
      let object = NSObject()
      (receiver, argument) = (recorder, object)
      recorder.perform(Recorder.take, with: object, afterDelay: 0.02)
    }
    #expect(receiver != nil)
    #expect(argument != nil)
    await user.wait(0.1)
    #expect(receiver == nil)
    #expect(argument == nil)
  }

  @Test("R-06 Cancelling removes what is equal in target, selector and argument, and nothing else")
  func cancelsTheEqual() async {
    let other = Recorder()
    recorder.perform(Recorder.take, with: "a", afterDelay: 0.01)
    recorder.perform(Recorder.take, with: "a", afterDelay: 0.02)
    recorder.perform(Recorder.take, with: "b", afterDelay: 0.02)
    recorder.perform(Recorder.take, with: nil, afterDelay: 0.03)
    recorder.perform(Recorder.plain, with: "a", afterDelay: 0.04)
    other.perform(Recorder.take, with: "a", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder, selector: Recorder.take, object: "a")
    await user.wait(0.1)
    #expect(recorder.messages == ["take b", "take nil", "plain"])
    #expect(other.messages == ["take a"])
  }

  @Test("R-06 Arguments are compared by their own equality, and nil by itself alone")
  func comparesArguments() async {
    recorder.perform(Recorder.take, with: NSString(string: "a"), afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder, selector: Recorder.take, object: "a")
    recorder.perform(Recorder.take, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder, selector: "take:", object: nil)
    recorder.perform(Recorder.take, with: 1, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder, selector: Recorder.take, object: nil)
    await user.wait(0.05)
    #expect(recorder.messages == ["take 1"])
  }

  @Test("R-06 Only the current run loop's messages are cancelled")
  func cancelsOnThisLoopAlone() async {
    recorder.perform(Recorder.plain, with: nil, afterDelay: 0.1)
    nonisolated(unsafe) let target = recorder
    await withCheckedContinuation { continuation in
      Thread {
        NSObject.cancelPreviousPerformRequests(withTarget: target)
        NSObject.cancelPreviousPerformRequests(withTarget: target, selector: Recorder.plain, object: nil)
        continuation.resume()
      }.start()
    }
    await user.wait(0.2)
    #expect(recorder.messages == ["plain"])
  }

  @Test("R-07 Cancelling for a target removes all that waits for it, whatever selector, argument and mode")
  func cancelsAllOfATarget() async {
    let other = Recorder()
    recorder.perform(Recorder.take, with: "a", afterDelay: 0)
    recorder.perform(Recorder.plain, with: nil, afterDelay: 0.01)
    recorder.perform(Recorder.plain, with: nil, afterDelay: 0.01, inModes: [.common])
    other.perform(Recorder.plain, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder)
    await user.wait(0.05)
    #expect(recorder.messages.isEmpty)
    #expect(other.messages == ["plain"])
  }

  @Test("R-07 What is cancelled lets go of its target at once, and may ask for more as it goes")
  func cancellingLetsGo() async {
    final class Parting: NSObject {
      let heir: Recorder
      init(_ heir: Recorder) { self.heir = heir }
      func nothing() {}
      deinit { heir.perform(Recorder.plain, with: nil, afterDelay: 0) }
    }
    weak var target: Parting?
    do {
      let parting = Parting(recorder)
      target = parting
      parting.perform(Selector("nothing", Parting.nothing), with: nil, afterDelay: 10)
      NSObject.cancelPreviousPerformRequests(withTarget: parting)
    }
    #expect(target == nil)
    await user.wait(0.05)
    #expect(recorder.messages == ["plain"])
  }

  @Test("Many messages asked for and cancelled leave nothing behind")
  func soakRequests() async {
    weak var receiver: Recorder?
    do {
      let recorder = Recorder()
      receiver = recorder
      for number in 0..<Soak.count(100_000) {
        recorder.perform(Recorder.take, with: number, afterDelay: 60)
        if number.isMultiple(of: 10) { NSObject.cancelPreviousPerformRequests(withTarget: recorder) }
      }
      NSObject.cancelPreviousPerformRequests(withTarget: recorder)
      #expect(recorder.messages.isEmpty)
    }
    #expect(receiver == nil)
  }
}
