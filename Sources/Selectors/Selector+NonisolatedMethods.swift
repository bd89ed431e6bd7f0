// Twins of the initialisers for main-actor methods. Isolation alone does not make another signature, hence the last parameter, which
// nobody passes; a method that fits both forms takes the isolated one.

extension Selector {
  /// Makes a selector for a method without parameters that belongs to no actor.
  @_disfavoredOverload
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R, _nonisolated: Void = ()) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, _ in
        erasedResult(method(target)())
      })
  }

  /// Makes a selector for a method with one parameter that belongs to no actor.
  @_disfavoredOverload
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R, _nonisolated: Void = ()) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        return erasedResult(method(target)(first))
      })
  }

  /// Makes a selector for a method with two parameters that belongs to no actor.
  @_disfavoredOverload
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R, _nonisolated: Void = ()) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        let second = try SelectorArguments.convert(arguments.second, to: B.self)
        return erasedResult(method(target)(first, second))
      })
  }

  /// Makes a selector for a method with three parameters that belongs to no actor.
  @_disfavoredOverload
  public init<T: AnyObject, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R, _nonisolated: Void = ()) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        let first = try SelectorArguments.convert(arguments.first, to: A.self)
        let second = try SelectorArguments.convert(arguments.second, to: B.self)
        let third = try SelectorArguments.convert(arguments.third, to: C.self)
        return erasedResult(method(target)(first, second, third))
      })
  }
}
