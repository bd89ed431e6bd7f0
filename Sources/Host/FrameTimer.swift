@preconcurrency import CoreFoundation

/// Calls back at the next step of a grid of 60 in a second, once for each time it is asked; asleep otherwise.
@MainActor package final class FrameTimer {
  private let body: @MainActor (Double) -> Void
  private var timer: CFRunLoopTimer?
  private var isRequested = false
  private let start = HostClock.now

  package static let period = 1.0 / 60

  package init(body: @escaping @MainActor (Double) -> Void) { self.body = body }

  isolated deinit { invalidate() }

  /// Asks for one call; asking again before it comes changes nothing.
  package func request() {
    guard !isRequested else { return }
    isRequested = true
    let now = HostClock.now
    // A step that has only just been is not taken twice.
    let step = ((now - start) / Self.period + 0.05).rounded(.down) + 1
    let fireTime = CFAbsoluteTimeGetCurrent() + start + step * Self.period - now
    if let timer {
      CFRunLoopTimerSetNextFireDate(timer, fireTime)
    } else {
      schedule(at: fireTime)
    }
  }

  /// Takes the timer off the run loop for good.
  package func invalidate() {
    if let timer { CFRunLoopTimerInvalidate(timer) }
    timer = nil
  }

  private func schedule(at fireTime: CFAbsoluteTime) {
    // It repeats after centuries only so that it stays valid: setting its next date is cheaper than a timer for each frame.
    timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, fireTime, 1e10, 0, 0) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
  }

  private func fire() {
    guard isRequested else { return }
    isRequested = false
    body(HostClock.now)
  }
}
