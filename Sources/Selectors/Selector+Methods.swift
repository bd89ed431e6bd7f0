// What `#selector(Class.method(_:))` is on Apple's platforms is `Selector("method:", Class.method(_:))` here: the reference is checked by
// the compiler, reaches private methods in their own scope, and calls the override of a subclass.
//
// `@isolated(any)` takes methods of the main actor and of none alike. A plain `@MainActor` would warn in every client of Swift 5 mode,
// where a reference to such a method is not known to be safe to send.

extension Selector {
  /// Makes a selector for a method without parameters.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> @isolated(any) () -> R) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, _ in
        erasedResult(withoutIsolation(method(target))())
      })
  }

  /// Makes a selector for a method with one parameter.
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> @isolated(any) (A) -> R) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        return erasedResult(withoutIsolation(method(target))(first))
      })
  }

  /// Makes a selector for a method with two parameters.
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> @isolated(any) (A, B) -> R) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        let second = try SelectorArguments.convert(arguments.second, to: B.self)
        return erasedResult(withoutIsolation(method(target))(first, second))
      })
  }

  /// Makes a selector for a method with three parameters.
  public init<T: AnyObject, A, B, C, R>(_ name: String, _ method: @escaping (T) -> @isolated(any) (A, B, C) -> R) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        let second = try SelectorArguments.convert(arguments.second, to: B.self)
        let third = try SelectorArguments.convert(arguments.third, to: C.self)
        return erasedResult(withoutIsolation(method(target))(first, second, third))
      })
  }
}
