extension Selector {
  /// Makes a selector that reads a property, as `#selector(getter:)` does on Apple's platforms.
  public init<T: AnyObject, Value>(_ name: String, getter property: KeyPath<T, Value>) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, _ in
        erasedResult(target[keyPath: property])
      })
  }

  /// Makes a selector that sets a property to its one argument, as `#selector(setter:)` does on Apple's platforms.
  public init<T: AnyObject, Value>(_ name: String, setter property: ReferenceWritableKeyPath<T, Value>) {
    self.init(
      name,
      thunk: SelectorThunk(T.self) { target, arguments in
        target[keyPath: property] = try SelectorArguments.convert(arguments.first, to: Value.self)
        return nil
      })
  }
}
