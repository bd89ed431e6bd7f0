/// Lets `Timer` have an initialiser that makes an instance of another class, which only a protocol's extension can do.
public protocol _UIKTimerMaking {}

extension Timer: _UIKTimerMaking {}

extension _UIKTimerMaking where Self: Timer {
  /// Makes a timer that sends `selector` to `target`, with itself as the argument, at a date; it is on no run loop yet (S-24).
  ///
  /// - Parameters:
  ///   - interval: seconds between the later firings of a repeating timer, at least 0.0001; ignored when it does not repeat.
  ///   - target: retained until the timer is invalid.
  ///   - userInfo: kept as the timer's `userInfo` until then.
  public init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    let timer = SelectorTimer.make(
      fireAt: date, interval: interval, target: target as AnyObject, selector: selector, userInfo: userInfo, repeats: repeats)
    self = unsafeDowncast(timer, to: Self.self)
  }

  /// Makes a timer that sends `selector` to `target` after an interval in seconds; it is on no run loop yet.
  ///
  /// The interval counts from this call. (Foundation's form with a closure fires at once on Linux; this one does not.)
  public init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    let date = Date(timeIntervalSinceNow: interval.clampedForTimers)
    self.init(fireAt: date, interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
  }
}

extension Timer {
  /// Makes a timer that sends `selector` to `target` after an interval in seconds, and adds it to the current run loop's default mode.
  ///
  /// It does not fire while the interface tracks a finger; add it for the common modes if it should.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
