@preconcurrency import CoreFoundation

/// A timer on media time, for what UIKit itself waits for: long presses, tap windows, key repeat, the caret.
///
/// With the system clock one run-loop timer in the common modes serves them all, and there is none while nothing is pending. With any
/// other clock whoever moves it calls `fireDue()`.
@MainActor package final class MediaTimer {
  /// When it fires next, in media time.
  package private(set) var fireTime: CFTimeInterval
  private let interval: CFTimeInterval?
  private var body: (@MainActor () -> Void)?
  private let order: Int

  private static var pending: [MediaTimer] = []
  private static var lastOrder = 0
  private static var runLoopTimer: CFRunLoopTimer?

  private init(fireTime: CFTimeInterval, interval: CFTimeInterval?, body: @escaping @MainActor () -> Void) {
    self.fireTime = fireTime
    self.interval = interval
    self.body = body
    MediaTimer.lastOrder += 1
    order = MediaTimer.lastOrder
  }

  /// Whether it may still fire.
  package var isValid: Bool { body != nil }

  /// Calls `body` once after `delay` seconds of media time, then every `interval` seconds if that is given.
  ///
  /// A negative or non-finite delay counts as 0; an interval is at least a millisecond. Dates that were missed fire once.
  @discardableResult
  package static func schedule(
    after delay: CFTimeInterval, repeats interval: CFTimeInterval? = nil, _ body: @escaping @MainActor () -> Void
  ) -> MediaTimer {
    let wait = delay.isFinite ? max(0, delay) : 0
    let timer = MediaTimer(
      fireTime: MediaTime.clock.now + wait, interval: interval.map { $0.isFinite ? max(0.001, $0) : 1 }, body: body)
    pending.append(timer)
    arm()
    return timer
  }

  /// Stops the timer for good.
  package func invalidate() {
    guard body != nil else { return }
    body = nil
    MediaTimer.pending.removeAll { $0 === self }
    MediaTimer.arm()
  }

  /// Stops every timer for good, as at the end of an application.
  package static func invalidateAll() {
    for timer in pending { timer.body = nil }
    pending = []
    arm()
  }

  /// The earliest time at which a timer fires; nil while none is pending.
  package static var nextFireTime: CFTimeInterval? { pending.lazy.map(\.fireTime).min() }

  /// Fires each timer whose time has come, in order of time, then of making; what they schedule for later waits.
  package static func fireDue() {
    let now = MediaTime.clock.now
    let due = pending.filter { $0.fireTime <= now }.sorted { ($0.fireTime, $0.order) < ($1.fireTime, $1.order) }
    for timer in due {
      guard let body = timer.body else { continue }
      if let interval = timer.interval {
        timer.fireTime += (((now - timer.fireTime) / interval).rounded(.down) + 1) * interval
      } else {
        timer.body = nil
        pending.removeAll { $0 === timer }
      }
      body()
    }
    arm()
  }

  private static func arm() {
    guard MediaTime.clock is SystemMediaClock, let next = nextFireTime else {
      if let timer = runLoopTimer {
        CFRunLoopTimerInvalidate(timer)
        runLoopTimer = nil
      }
      return
    }
    let date = CFAbsoluteTimeGetCurrent() + next - MediaTime.clock.now
    if let timer = runLoopTimer, CFRunLoopTimerIsValid(timer) {
      CFRunLoopTimerSetNextFireDate(timer, date)
      return
    }
    // The interval only keeps the timer alive between two dates; each date is set anew above.
    let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 3.0e7, 0, 0) { _ in
      MainActor.assumeIsolated { MediaTimer.fireDue() }
    }
    runLoopTimer = timer
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
  }
}
