/// The name of a method, and, where it was made from one, the way to call it.
///
/// On Apple's platforms the Objective-C runtime finds a method by its name. Here a selector made by `Selector("name:", Class.method)`
/// carries the call itself; one made from a string reaches the methods that were registered with `_uikRegister`. Two selectors are
/// equal when their names are.
public struct Selector: Sendable {
  package let name: String
  let thunk: SelectorThunk?

  /// Makes a selector from a name alone, with one colon for each argument, as in `"tableView:didSelect:"`.
  ///
  /// Any string is accepted; one that names no registered method is found out when it is sent.
  public init(_ name: String) {
    self.init(name, thunk: nil)
  }

  init(_ name: String, thunk: SelectorThunk?) {
    self.name = name
    self.thunk = thunk
  }
}

extension Selector: Hashable {
  /// Whether both selectors have the same name, whatever method they were made from.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name
  }

  /// Feeds the selector's name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Makes a selector from a string literal; the same as `init(_:)` with a string.
  public init(stringLiteral name: String) {
    self.init(name, thunk: nil)
  }
}

extension Selector: CustomStringConvertible {
  /// The selector's name.
  public var description: String { name }
}
