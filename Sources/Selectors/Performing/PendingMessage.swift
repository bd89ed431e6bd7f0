/// One message to be sent later; it keeps its target and argument until it is sent or cancelled.
final class PendingMessage {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  /// Takes the message off its run loop; set by who put it there.
  var unschedule: () -> Void = {}

  init(_ selector: Selector, to target: AnyObject, with argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func send() {
    _ = selector.invoke(on: target, SelectorArguments(argument))
  }

  /// Whether a request to cancel names this message: the same target, an equal selector and an equal argument.
  func matches(target: AnyObject, selector: Selector, argument: Any?) -> Bool {
    self.target === target && self.selector == selector && Self.areEqual(self.argument, argument)
  }

  /// Arguments are compared as objects, by their own idea of equality; an object without one is equal to itself alone.
  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let leftValue = left as? AnyHashable, let rightValue = right as? AnyHashable, leftValue == rightValue { return true }
    let (leftObject, rightObject) = (left as AnyObject, right as AnyObject)
    return leftObject === rightObject || (leftObject as? NSObject)?.isEqual(rightObject) ?? false
  }
}
