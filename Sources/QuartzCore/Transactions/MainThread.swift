/// Calls what is isolated to the main actor from layers, which are used on it but not isolated.
enum MainThread {
  /// Ends the program with a message where the caller is not on the main actor.
  static func call<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(value) }
    // Set just above.
    return result.unsafelyUnwrapped
  }
}
