import Testing
import UIKitTesting

@Suite("Observers with selectors")
@MainActor struct NotificationTests {
  let center = NotificationCenter()
  let name = Notification.Name("news")
  let recorder = Recorder()

  @Test("An observer hears the notifications of its name and object")
  func hears() {
    let sender = NSObject()
    center.addObserver(recorder, selector: Recorder.hear, name: name, object: sender)
    center.post(name: name, object: sender)
    center.post(name: name, object: NSObject())
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: sender)
    #expect(recorder.messages == ["hear news"])
  }

  @Test("No name means every name, no object every object")
  func hearsAll() {
    center.addObserver(recorder, selector: Recorder.hear, name: nil, object: nil)
    center.post(name: name, object: recorder)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(recorder.messages == ["hear news", "hear other"])
  }

  @Test("A registration for an object that is gone does not become one for all")
  func objectIsGone() {
    do {
      let sender = NSObject()
      center.addObserver(recorder, selector: Recorder.hear, name: name, object: sender)
    }
    center.post(name: name, object: NSObject())
    center.post(name: name, object: nil)
    #expect(recorder.messages.isEmpty)
  }

  @Test("Observers are not kept alive and hear nothing when they are gone")
  func weakObservers() {
    weak var observer: Recorder?
    do {
      let recorder = Recorder()
      observer = recorder
      center.addObserver(recorder, selector: Recorder.hear, name: name, object: nil)
    }
    #expect(observer == nil)
    center.post(name: name, object: nil)
  }

  @Test("removeObserver ends all, or what matches in name and object, with this centre alone")
  func removes() {
    let sender = NSObject()
    center.addObserver(recorder, selector: Recorder.hear, name: name, object: sender)
    center.addObserver(recorder, selector: Recorder.hear, name: Notification.Name("other"), object: nil)
    NotificationCenter.default.removeObserver(recorder)
    center.removeObserver(recorder, name: name, object: NSObject())
    center.post(name: name, object: sender)
    #expect(recorder.messages == ["hear news"])

    center.removeObserver(recorder, name: name, object: sender)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(recorder.messages == ["hear news", "hear other"])

    center.removeObserver(recorder)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(recorder.messages.count == 2)
  }

  @Test("An observer registered twice hears twice, and one with a closure is removed as before")
  func twice() {
    center.addObserver(recorder, selector: Recorder.hear, name: name, object: nil)
    center.addObserver(recorder, selector: Recorder.hear, name: name, object: nil)
    nonisolated(unsafe) var heard = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
    center.post(name: name, object: nil)
    #expect(recorder.messages.count == 2)
    #expect(heard == 1)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(heard == 1)
  }

  @Test("An observer may remove itself, and may be on the main actor")
  func removesItself() {
    final class Leaver: NSObject {
      var count = 0
      func hear(_ notification: NSNotification) {
        count += 1
        (notification.object as? NotificationCenter)?.removeObserver(self)
      }
    }
    let leaver = Leaver()
    center.addObserver(leaver, selector: Selector("hear:", Leaver.hear), name: name, object: nil)
    let responder = Responder()
    center.addObserver(responder, selector: Selector("none", Responder.none), name: name, object: nil)
    center.post(name: name, object: center)
    center.post(name: name, object: center)
    #expect(leaver.count == 1)
    #expect(responder.calls == ["none", "none"])
  }

  @Test("A notification reaches its observer on the thread that posts it")
  func postingThread() async {
    let responder = Responder()
    let center = center
    center.addObserver(responder, selector: Selector("none", Responder.none), name: name, object: nil)
    let name = name
    await withCheckedContinuation { continuation in
      Thread {
        center.post(name: name, object: nil)
        continuation.resume()
      }.start()
    }
    #expect(responder.calls == ["none"])
  }

  @Test("Many observers come and go and leave nothing behind")
  func soakObservers() {
    for _ in 0..<Soak.count(100_000) {
      let observer = Recorder()
      center.addObserver(observer, selector: Recorder.hear, name: name, object: nil)
    }
    center.addObserver(recorder, selector: Recorder.hear, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(recorder.messages == ["hear news"])
  }
}
