extension NSObjectProtocol {
  /// Whether this object has a method for a selector: the selector's own, or one registered for its name.
  public func responds(to selector: Selector!) -> Bool {
    selector?.canInvoke(on: self) ?? false
  }

  /// Sends a message without arguments and returns its result, which stays alive until the current turn of the run loop has ended.
  ///
  /// A result that is a value is boxed, as bridging does. A nil selector does nothing.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    performed(selector, SelectorArguments())
  }

  /// Sends a message with one argument and returns its result, which stays alive until the current turn of the run loop has ended.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performed(selector, SelectorArguments(object))
  }

  /// Sends a message with two arguments and returns its result, which stays alive until the current turn of the run loop has ended.
  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    performed(selector, SelectorArguments(first, second))
  }

  private func performed(_ selector: Selector?, _ arguments: SelectorArguments) -> Unmanaged<AnyObject>? {
    guard let result = selector?.invoke(on: self, arguments) else { return nil }
    let object = result as AnyObject
    PerformResults.current.keep(object)
    return Unmanaged.passUnretained(object)
  }
}
