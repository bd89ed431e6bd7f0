extension Thread {
  /// The one object of a class that belongs to this thread, made when first asked for.
  func value<Value: AnyObject>(for type: Value.Type, make: () -> Value) -> Value {
    let key = String(reflecting: type)
    if let value = threadDictionary[key] as? Value { return value }
    let value = make()
    threadDictionary[key] = value
    return value
  }
}
