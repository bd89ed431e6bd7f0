/// Where media time comes from.
package protocol MediaClock: AnyObject {
  /// Seconds since some fixed moment; never goes back.
  var now: CFTimeInterval { get }
}

/// The clock that all animation, and whatever UIKit itself waits for, reads.
package enum MediaTime {
  /// The monotonic clock of the machine, unless a test has put a stepped one here. Set on the main thread only.
  nonisolated(unsafe) package static var clock: any MediaClock = SystemMediaClock()
}

/// The machine's monotonic clock.
package final class SystemMediaClock: MediaClock {
  package init() {}

  package var now: CFTimeInterval { CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// A clock that stands still until somebody moves it.
package final class SteppedMediaClock: MediaClock {
  package private(set) var now: CFTimeInterval

  package init(start: CFTimeInterval = 1000) { now = start }

  /// Moves the clock to `time`; a time that is past or not finite changes nothing.
  package func advance(to time: CFTimeInterval) {
    if time.isFinite, time > now { now = time }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present media time in seconds: the machine's uptime on a real screen, the stepped time under test.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.clock.now }
