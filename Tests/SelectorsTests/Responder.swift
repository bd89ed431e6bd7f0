import Selectors

/// A class as UIKit's are: on the main actor, with methods of every shape that a selector can call.
@preconcurrency @MainActor class Responder: _UIKIsolatedObject {
  var calls: [String] = []
  var title: String? = "title"

  init() { super.init(_uik: ()) }

  func none() { calls.append("none") }
  func one(_ sender: Responder?) { calls.append("one \(sender === self)") }
  func two(_ sender: Responder, forEvent event: String?) -> Int {
    calls.append("two \(event ?? "nil")")
    return 2
  }
  func three(_ first: Int, _ second: String?, _ third: [Int]) -> String? {
    calls.append("three \(first) \(second ?? "nil") \(third)")
    return second
  }
  nonisolated func free(_ notification: NSNotification) -> NSString { notification.name.rawValue as NSString }
  private func hidden() -> Responder { self }
  static func ofClass(_ sender: Any?) { lastSender = sender }
  nonisolated(unsafe) static var lastSender: Any?

  static let hiddenSelector = Selector("hidden", Responder.hidden)
}

final class SubResponder: Responder {
  override func none() { calls.append("sub none") }
}

/// A class that cannot register methods at load time, because it is generic.
final class Generic<Element>: _UIKObject {
  var calls = 0

  func go() { calls += 1 }

  override func _uikSelector(named name: String) -> Selector? {
    name == "go" ? Selector("go", Generic.go) : super._uikSelector(named: name)
  }
}

/// A class that is no `NSObject`.
class Plain {
  var calls: [String] = []

  func go() { calls.append("go") }
  func named() { calls.append("named") }
}

final class SubPlain: Plain {
  override func named() { calls.append("sub named") }
}
