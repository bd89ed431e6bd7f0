/// Up to three arguments on their way to a method whose parameter types only the thunk knows.
struct SelectorArguments {
  let first: Any?
  let second: Any?
  let third: Any?

  init(_ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// An argument as the type that a method wants.
  ///
  /// A missing argument becomes nil where the parameter is optional. A notification becomes its reference form where that is wanted, as
  /// the bridge does on Apple's platforms.
  static func convert<Value>(_ argument: Any?, to type: Value.Type) throws -> Value {
    if let argument {
      if let value = argument as? Value { return value }
      if let notification = argument as? Notification {
        let reference = NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
        if let value = reference as? Value { return value }
      }
    } else if let nothing = Any?.none as? Value {
      return nothing
    }
    throw SelectorArgumentError(expected: Value.self, received: argument)
  }
}

/// An argument that does not fit the parameter it was sent to.
struct SelectorArgumentError: Error, CustomStringConvertible {
  let description: String

  init(expected: Any.Type, received: Any?) {
    description = "expected an argument of type \(expected), got \(received.map { String(describing: type(of: $0)) } ?? "nil")"
  }
}
