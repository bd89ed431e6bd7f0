/// What the default implementation of an optional protocol requirement throws, so that its caller knows nobody wrote one.
///
/// An optional requirement is declared as a throwing method with a default in an extension; a method that does not throw satisfies it,
/// so a conforming class is written as on Apple's platforms. Callers use `try? delegate.method(...)`.
public struct _UIKOptional: Error {
  fileprivate init() {}
}

/// The error that default implementations of optional requirements throw.
public let _uikOptional = _UIKOptional()
