// Static and class methods. Their target is the class itself, which on Linux is boxed anew each time it becomes an object: who keeps
// such a target must keep it strongly.

extension Selector {
  /// Makes a selector for a static or class method without parameters.
  public init(_ name: String, _ method: @escaping @isolated(any) () -> Void) {
    self.init(
      name,
      thunk: SelectorThunk(ofMetatype: { _ in
        withoutIsolation(method)()
        return nil
      }))
  }

  /// Makes a selector for a static or class method with one parameter.
  public init<A>(_ name: String, _ method: @escaping @isolated(any) (A) -> Void) {
    self.init(
      name,
      thunk: SelectorThunk(ofMetatype: { arguments in
        withoutIsolation(method)(try SelectorArguments.convert(arguments.first, to: A.self))
        return nil
      }))
  }

  /// Makes a selector for a static or class method with two parameters.
  public init<A, B>(_ name: String, _ method: @escaping @isolated(any) (A, B) -> Void) {
    self.init(
      name,
      thunk: SelectorThunk(ofMetatype: { arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        withoutIsolation(method)(first, try SelectorArguments.convert(arguments.second, to: B.self))
        return nil
      }))
  }
}
