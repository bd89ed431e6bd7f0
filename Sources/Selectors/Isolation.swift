// A message is sent on whatever thread its sender is on, as in Objective-C: a notification posted from a background thread calls its
// observer there, main actor or not. So the isolation of a method is taken off its type, and not checked. This file is the only place
// that does it; an isolated function is called as a plain one is and differs in its type alone.

func withoutIsolation<R>(_ function: @escaping @isolated(any) () -> R) -> () -> R {
  unsafeBitCast(function, to: (() -> R).self)
}

func withoutIsolation<A, R>(_ function: @escaping @isolated(any) (A) -> R) -> (A) -> R {
  unsafeBitCast(function, to: ((A) -> R).self)
}

func withoutIsolation<A, B, R>(_ function: @escaping @isolated(any) (A, B) -> R) -> (A, B) -> R {
  unsafeBitCast(function, to: ((A, B) -> R).self)
}

func withoutIsolation<A, B, C, R>(_ function: @escaping @isolated(any) (A, B, C) -> R) -> (A, B, C) -> R {
  unsafeBitCast(function, to: ((A, B, C) -> R).self)
}

/// A closure on the main actor that only names a method, which reads nothing of the actor's.
func unbound<T, Method>(_ closure: @escaping @MainActor (T) -> Method) -> (T) -> Method {
  unsafeBitCast(closure, to: ((T) -> Method).self)
}
