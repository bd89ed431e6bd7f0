extension Selector {
  /// Whether a target has a method for this selector.
  package func canInvoke(on target: AnyObject) -> Bool {
    thunk(for: target) != nil
  }

  /// Calls the target's method and returns its result, boxed; nil when the method returns nothing.
  ///
  /// Missing arguments are nil, more than three are ignored, and so are those that the method does not take. A target without the
  /// method is a programmer's error and ends the program with its name, as an unrecognised selector does on Apple's platforms. An
  /// argument of the wrong type is reported on standard error and the method is not called.
  @discardableResult
  package func invoke(on target: AnyObject, with arguments: [Any?]) -> Any? {
    let packed = SelectorArguments(
      arguments.first ?? nil, arguments.count > 1 ? arguments[1] : nil, arguments.count > 2 ? arguments[2] : nil)
    return invoke(on: target, packed)
  }

  /// Sends the selector with a control's two arguments; false when the target has no such method.
  @discardableResult
  package func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
    guard let thunk = thunk(for: target) else { return false }
    _ = call(thunk, on: target, SelectorArguments(first, second))
    return true
  }

  func invoke(on target: AnyObject, _ arguments: SelectorArguments) -> Any? {
    guard let thunk = thunk(for: target) else {
      fatalError(
        """
        -[\(type(of: target)) \(name)]: unrecognized selector sent to instance. Make the selector from the method itself, \
        Selector("\(name)", \(type(of: target)).method), or register the method for its name with _uikRegister.
        """)
    }
    return call(thunk, on: target, arguments)
  }

  private func call(_ thunk: SelectorThunk, on target: AnyObject, _ arguments: SelectorArguments) -> Any? {
    do {
      return try thunk(on: target, arguments)
    } catch {
      FileHandle.standardError.write(Data("transom: -[\(type(of: target)) \(name)] was not called: \(error)\n".utf8))
      return nil
    }
  }

  /// The selector's own method where the target has it, else what the target's class says, else what was registered for the class.
  private func thunk(for target: AnyObject) -> SelectorThunk? {
    if let thunk, thunk.canCall(on: target) { return thunk }
    if let object = target as? any _UIKSelectorSource, let thunk = object._uikSelector(named: name)?.thunk, thunk.canCall(on: target) {
      return thunk
    }
    return SelectorRegistry.shared.thunk(named: name, for: type(of: target))
  }
}
