/// A method's call with its types erased: what a selector sends when its target is of the right class.
final class SelectorThunk: @unchecked Sendable {
  // Unchecked: the closures are made once, from references to methods, and only ever called.

  typealias Call = (_ target: AnyObject, _ arguments: SelectorArguments) throws -> Any?

  /// The class whose method this is; nil for a method of a metatype.
  let owner: AnyClass?
  private let accepts: (AnyObject) -> Bool
  private let call: Call

  init<Target: AnyObject>(_ owner: Target.Type, _ call: @escaping (Target, SelectorArguments) throws -> Any?) {
    self.owner = owner
    self.accepts = { $0 is Target }
    self.call = { try call(unsafeDowncast($0, to: Target.self), $1) }
  }

  /// A static or class method: the reference is already bound to its class, so the target only has to be some metatype.
  init(ofMetatype call: @escaping (SelectorArguments) throws -> Any?) {
    self.owner = nil
    self.accepts = { $0 is any Any.Type }
    self.call = { try call($1) }
  }

  func canCall(on target: AnyObject) -> Bool {
    accepts(target)
  }

  func callAsFunction(on target: AnyObject, _ arguments: SelectorArguments) throws -> Any? {
    try call(target, arguments)
  }
}
