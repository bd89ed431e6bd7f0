// A message is sent on whatever thread its sender is on, as in Objective-C: a notification posted from a background thread calls its
// observer there, main actor or not. So the isolation of a method is taken off its type, and not checked. This file is the only place
// that does it; an isolated function differs from a plain one in its type alone.

func withoutIsolation<R>(_ function: @escaping @MainActor () -> R) -> () -> R {
  unsafeBitCast(function, to: (() -> R).self)
}

func withoutIsolation<A, R>(_ function: @escaping @MainActor (A) -> R) -> (A) -> R {
  unsafeBitCast(function, to: ((A) -> R).self)
}

func withoutIsolation<A, B, R>(_ function: @escaping @MainActor (A, B) -> R) -> (A, B) -> R {
  unsafeBitCast(function, to: ((A, B) -> R).self)
}

func withoutIsolation<A, B, C, R>(_ function: @escaping @MainActor (A, B, C) -> R) -> (A, B, C) -> R {
  unsafeBitCast(function, to: ((A, B, C) -> R).self)
}
