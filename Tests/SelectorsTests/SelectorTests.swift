import Testing
import UIKitTesting

@Suite("Selectors")
@MainActor struct SelectorTests {
  let responder = SubResponder()

  @Test("A selector is its name: it is equal by it, hashes by it and prints it")
  func names() {
    let selector = Selector("one:", Responder.one(_:))
    #expect(selector == "one:")
    #expect(selector != "two:")
    #expect(Set([selector, Selector("one:"), NSSelectorFromString("one:")]).count == 1)
    #expect(selector.description == "one:")
    #expect(NSStringFromSelector(selector) == "one:")
  }

  @Test("Methods of no to three parameters are called with what they want")
  func arities() {
    #expect(responder.perform(Selector("none", Responder.none)) == nil)
    responder.perform(Selector("one:", Responder.one(_:)), with: responder)
    let two = responder.perform(Selector("two:forEvent:", Responder.two(_:forEvent:)), with: responder, with: "event")
    let three = Selector("three:::", Responder.three).invoke(on: responder, with: [3, nil, [1, 2]])
    #expect(responder.calls == ["sub none", "one true", "two event", "three 3 nil [1, 2]"])
    #expect(two?.takeUnretainedValue() as? Int == 2)
    #expect(three == nil)
  }

  @Test("A method takes as many of a sender's arguments as it has parameters, and nil for what is missing")
  func argumentCounts() {
    #expect(Selector("none", Responder.none).send(to: responder, responder, "event"))
    #expect(Selector("one:", Responder.one(_:)).send(to: responder))
    #expect(responder.calls == ["sub none", "one false"])
  }

  @Test("An argument that does not fit is not sent, and nothing ends")
  func misfits() {
    responder.perform(Selector("two:forEvent:", Responder.two(_:forEvent:)), with: "no responder", with: nil)
    responder.perform(Selector("two:forEvent:", Responder.two(_:forEvent:)))
    #expect(responder.calls.isEmpty)
  }

  @Test("Methods on no actor, private ones and those of classes that are no NSObject are called too")
  func otherMethods() {
    let name = Notification.Name("name")
    let free = Selector("free:", Responder.free(_:))
    #expect(responder.perform(free, with: Notification(name: name))?.takeUnretainedValue() as? String == "name")
    #expect(responder.perform(Responder.hiddenSelector)?.takeUnretainedValue() === responder)
    let plain = Plain()
    #expect(Selector("go", Plain.go).send(to: plain))
    #expect(plain.calls == ["go"])
  }

  @Test("A selector of an object's method, of a property and of a class")
  func otherForms() {
    Selector("one:", of: responder) { $0.one(_:) }.invoke(on: responder, with: [responder])
    #expect(responder.calls == ["one true"])
    responder.perform(Selector("setTitle:", setter: \Responder.title), with: "new")
    #expect(responder.perform(Selector("title", getter: \Responder.title))?.takeUnretainedValue() as? String == "new")
    responder.perform(Selector("setTitle:", setter: \Responder.title), with: nil)
    #expect(responder.title == nil)

    let ofClass = Selector("ofClass:", Responder.ofClass)
    #expect(ofClass.send(to: Responder.self as AnyObject, "sender"))
    #expect(Responder.lastSender as? String == "sender")
    #expect(!responder.responds(to: ofClass))
  }

  @Test("An object responds to the methods of its class, those above and those registered, and to no others")
  func responding() {
    #expect(responder.responds(to: Selector("none", Responder.none)))
    #expect(!responder.responds(to: Selector("go", Plain.go)))
    #expect(!responder.responds(to: "nowhere"))
    #expect(!responder.responds(to: nil))
    #expect(!NSObject().responds(to: "go"))
    #expect(!Selector("nowhere").send(to: responder))
  }

  @Test("A selector made from a string finds what was registered, nearest class first, once it is asked for")
  func registry() {
    let plain = Plain()
    let sub = SubPlain()
    #expect(!Selector("registered").canInvoke(on: plain))
    var readings = 0
    _uikAtLoad {
      readings += 1
      _uikRegister(Selector("registered", Plain.named), Selector("also", Plain.go))
    }
    #expect(readings == 0)
    #expect(Selector("registered").send(to: plain))
    #expect(Selector("registered").send(to: sub))
    #expect(readings == 1)
    #expect(plain.calls == ["named"])
    #expect(sub.calls == ["sub named"])

    _uikRegister(Selector("also", SubPlain.named))
    #expect(Selector("also").send(to: sub))
    #expect(Selector("also").send(to: plain))
    #expect(sub.calls == ["sub named", "sub named"])
    #expect(plain.calls == ["named", "go"])
  }

  @Test("A selector of one class reaches the registered method of the same name of another")
  func foreignSelector() {
    _uikRegister(Selector("shared", Plain.go))
    let plain = Plain()
    #expect(Selector("shared", Responder.none).send(to: plain))
    #expect(plain.calls == ["go"])
  }

  @Test("Generic classes say themselves what they answer to")
  func generics() {
    let generic = Generic<Int>()
    generic.perform("go")
    Generic<Int>().perform(Selector("go", Generic<Int>.go))
    #expect(generic.calls == 1)
    #expect(generic.responds(to: Selector("go", Generic<String>.go)))
    #expect(!generic.responds(to: "stay"))
  }

  @Test("A message that nobody understands ends the program and says which")
  func unrecognized() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSObject().perform(Selector("nowhere:"))
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("-[NSObject nowhere:]: unrecognized selector"))
  }

  @Test("Results that nobody keeps live until the loop has turned")
  func resultsLive() async {
    final class Maker: NSObject {
      weak var last: NSObject?
      func make() -> NSObject {
        let object = NSObject()
        last = object
        return object
      }
    }
    let maker = Maker()
    let result = maker.perform(Selector("make", Maker.make))
    #expect(maker.last != nil)
    #expect(result?.takeUnretainedValue() === maker.last)
    // Until the loop has turned; on this thread it turns while the test waits for it.
    await withCheckedContinuation { continuation in
      RunLoop.main.perform { RunLoop.main.perform { continuation.resume() } }
    }
    #expect(maker.last == nil)
  }

  @Test("An object on the main actor may be sent")
  func isolatedObjectsAreSendable() {
    func require<Value: Sendable>(_ type: Value.Type) {}
    require(Responder.self)
    require(SubResponder.self)
    #expect(Thread.isMainThread)
  }
}
