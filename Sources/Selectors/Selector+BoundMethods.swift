// `#selector(object.method(_:))`: only the class of the object matters, so it is never evaluated.

extension Selector {
  /// Makes a selector for a method without parameters of an object's class, as in `Selector("run", of: worker) { $0.run }`.
  public init<T: AnyObject, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @isolated(any) () -> R
  ) {
    self.init(name, unbound(method))
  }

  /// Makes a selector for a method with one parameter of an object's class.
  public init<T: AnyObject, A, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @isolated(any) (A) -> R
  ) {
    self.init(name, unbound(method))
  }

  /// Makes a selector for a method with two parameters of an object's class.
  public init<T: AnyObject, A, B, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @isolated(any) (A, B) -> R
  ) {
    self.init(name, unbound(method))
  }

  /// Makes a selector for a method with three parameters of an object's class.
  public init<T: AnyObject, A, B, C, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @isolated(any) (A, B, C) -> R
  ) {
    self.init(name, unbound(method))
  }
}
