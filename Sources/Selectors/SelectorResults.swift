/// The result of a method whose type only its thunk knows; nil when the method returns nothing.
func erasedResult<Result>(_ result: Result) -> Any? {
  if Result.self == Void.self { return nil }
  if let optional = result as? any ErasableOptional { return optional.erased }
  return result
}

/// Lets an optional result become a plain `Any?` instead of an optional inside one.
private protocol ErasableOptional {
  var erased: Any? { get }
}

extension Optional: ErasableOptional {
  fileprivate var erased: Any? {
    switch self {
    case .none: nil
    case .some(let value): erasedResult(value)
    }
  }
}
