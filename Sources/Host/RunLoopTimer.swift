@preconcurrency import CoreFoundation

/// Calls back once after a time, on the main run loop in its common modes; asleep until it is started, and again afterwards.
@MainActor package final class RunLoopTimer {
  private let body: @MainActor () -> Void
  private var timer: CFRunLoopTimer?

  package init(body: @escaping @MainActor () -> Void) { self.body = body }

  isolated deinit { stop() }

  /// Has `body` called in `seconds`, at once where they are over; a call that was waited for does not come.
  package func start(after seconds: Double) {
    stop()
    timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + max(seconds, 0), 0, 0, 0) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.timer = nil
        self?.body()
      }
    }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
  }

  /// Waits for nothing any more.
  package func stop() {
    if let timer { CFRunLoopTimerInvalidate(timer) }
    timer = nil
  }
}
