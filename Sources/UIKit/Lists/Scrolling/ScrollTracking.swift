/// Keeps the run loop in its tracking mode for as long as it exists: while a finger drags, and while what it let go moves on.
@MainActor final class ScrollTracking {
  init() { MainLoop.shared.beginTracking(self) }

  isolated deinit { MainLoop.shared.endTracking(self) }
}
