import Testing
import UIKitTesting

@Suite("Ordered messages", .application)
@MainActor struct OrderedPerformTests {
  let user = User()
  let recorder = Recorder()

  @Test("S-22 cancelPerform removes an ordered message, and neither a timer nor a delayed one")
  func cancelsOrderedMessagesAlone() async {
    let timer = Timer(fireAt: Date(), interval: 0, target: recorder, selector: Recorder.tick, userInfo: "timer", repeats: false)
    RunLoop.main.add(timer, forMode: .common)
    recorder.perform(Recorder.take, with: "delayed", afterDelay: 0)
    recorder.perform(Recorder.tick, with: nil, afterDelay: 60)
    RunLoop.main.perform(Recorder.take, target: recorder, argument: "ordered", order: 0, modes: [.common])
    RunLoop.main.perform(Recorder.take, target: recorder, argument: "other", order: 0, modes: [.common])

    RunLoop.main.cancelPerform(Recorder.take, target: recorder, argument: "ordered")
    RunLoop.main.cancelPerform(Recorder.take, target: recorder, argument: "delayed")
    RunLoop.main.cancelPerform(Recorder.tick, target: recorder, argument: nil)
    RunLoop.main.cancelPerform(Recorder.tick, target: recorder, argument: timer)
    #expect(timer.isValid)
    await user.wait(0.05)
    #expect(Set(recorder.messages) == ["tick timer", "take delayed", "take other"])
    #expect(recorder.messages.count == 3)
    NSObject.cancelPreviousPerformRequests(withTarget: recorder)
  }

  @Test("S-22 cancelPerformSelectors removes every ordered message to a target, and nothing else")
  func cancelsAllOrderedMessages() async {
    let other = Recorder()
    Timer.scheduledTimer(timeInterval: 0.01, target: recorder, selector: Recorder.tick, userInfo: nil, repeats: false)
    recorder.perform(Recorder.plain, with: nil, afterDelay: 0.02)
    for argument in ["a", "b"] {
      RunLoop.main.perform(Recorder.take, target: recorder, argument: argument, order: 0, modes: [.default])
      RunLoop.main.perform(Recorder.take, target: other, argument: argument, order: 0, modes: [.default])
    }
    RunLoop.main.cancelPerformSelectors(withTarget: recorder)
    await user.wait(0.06)
    #expect(recorder.messages == ["tick", "plain"])
    #expect(other.messages == ["take a", "take b"])
  }

  @Test("S-22 A delayed message is not cancelled as an ordered one, nor the other way round")
  func cancelsNoneOfTheOther() async {
    RunLoop.main.perform(Recorder.plain, target: recorder, argument: nil, order: 0, modes: [.common])
    NSObject.cancelPreviousPerformRequests(withTarget: recorder)
    await user.wait(0.02)
    #expect(recorder.messages == ["plain"])
  }

  @Test("Ordered messages go in a later turn, lower orders first, equal ones as they came")
  func goesByOrder() async {
    for (argument, order) in [("c", 2), ("a", -5), ("d", 2), ("b", 1)] {
      RunLoop.main.perform(Recorder.take, target: recorder, argument: argument, order: order, modes: [.default, .common])
    }
    #expect(recorder.messages.isEmpty)
    await user.wait(0.02)
    #expect(recorder.messages == ["take a", "take b", "take c", "take d"])
  }

  @Test("One asked for by another goes a turn later, and once")
  func goesOnce() async {
    recorder.reaction = { [recorder] in
      guard recorder.messages.count == 1 else { return }
      RunLoop.main.perform(Recorder.take, target: recorder, argument: 2, order: -1, modes: [.common])
      #expect(recorder.messages.count == 1)
    }
    RunLoop.main.perform(Recorder.take, target: recorder, argument: 1, order: 0, modes: [.common])
    await user.wait(0.05)
    #expect(recorder.messages == ["take 1", "take 2"])
  }

  @Test("In the default mode it waits while a finger drags, in the common modes it does not")
  func waitsForItsMode() async {
    let list = DraggedList()
    await list.beginDrag()
    RunLoop.main.perform(Recorder.take, target: recorder, argument: "default", order: 0, modes: [.default])
    RunLoop.main.perform(Recorder.take, target: recorder, argument: "common", order: 1, modes: [.common])
    await user.wait(0.05)
    #expect(recorder.messages == ["take common"])
    await list.endDrag()
    await user.wait(0.02)
    #expect(recorder.messages == ["take common", "take default"])
  }

  @Test("On another thread it goes by that thread's loop, and from there to the main one")
  func otherLoops() async {
    nonisolated(unsafe) let target = recorder
    await withCheckedContinuation { continuation in
      Thread {
        let own = Recorder()
        RunLoop.current.perform(Recorder.take, target: own, argument: "own", order: 0, modes: [.default])
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        #expect(own.messages == ["take own"])
        RunLoop.main.perform(Recorder.take, target: target, argument: "main", order: 0, modes: [.common])
        continuation.resume()
      }.start()
    }
    await user.wait(0.05)
    #expect(recorder.messages == ["take main"])
  }

  @Test("Target and argument live until the message has gone, and no longer")
  func retainsUntilSent() async {
    weak var target: Recorder?
    do {
      let recorder = Recorder()
      target = recorder
      RunLoop.main.perform(Recorder.plain, target: recorder, argument: nil, order: 0, modes: [.common])
    }
    #expect(target != nil)
    await user.wait(0.02)
    #expect(target == nil)
  }
}
