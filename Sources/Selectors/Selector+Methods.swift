// What `#selector(Class.method(_:))` is on Apple's platforms is `Selector("method:", Class.method(_:))` here: the reference is checked by
// the compiler, reaches private methods in their own scope, and calls the override of a subclass.

extension Selector {
  /// Makes a selector for a main-actor method without parameters.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, _ in
        erasedResult(withoutIsolation(method(target))())
      })
  }

  /// Makes a selector for a main-actor method with one parameter.
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        return erasedResult(withoutIsolation(method(target))(first))
      })
  }

  /// Makes a selector for a main-actor method with two parameters.
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        let second = try SelectorArguments.convert(arguments.second, to: B.self)
        return erasedResult(withoutIsolation(method(target))(first, second))
      })
  }

  /// Makes a selector for a main-actor method with three parameters.
  public init<T: AnyObject, A, B, C, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
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
