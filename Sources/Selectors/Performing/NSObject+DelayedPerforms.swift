@preconcurrency internal import CoreFoundation

extension NSObject {
  /// Sends a message to this object after a delay in seconds, by the current thread's run loop in its default mode alone.
  ///
  /// It waits while the interface tracks a finger. The receiver and the argument are retained until then. A delay of 0, a negative one
  /// or one that is not a number means a later turn of the loop, never within this call.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    perform(selector, with: argument, afterDelay: delay, inModes: [.default])
  }

  /// Sends a message to this object after a delay in seconds, by the current thread's run loop in the given modes.
  ///
  /// With no modes the message is never sent and nothing is retained.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
    guard !modes.isEmpty else { return }
    let wait = delay.isNaN ? 0 : max(delay, 0)
    let date = min(CFAbsoluteTimeGetCurrent() + wait, Date.distantFuture.timeIntervalSinceReferenceDate)
    DelayedMessages.current.add(PendingMessage(selector, to: self, with: argument)) { whenDue in
      // Not a `Timer`: Foundation never frees one here.
      let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0, 0, 0) { _ in whenDue() }
      for mode in modes { CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, mode.underlying) }
      return { CFRunLoopTimerInvalidate(timer) }
    }
  }

  /// Cancels every delayed message to a target that waits on the current thread's run loop.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    let target = target as AnyObject
    DelayedMessages.current.cancel { $0.target === target }
  }

  /// Cancels the delayed messages on the current thread's run loop that are equal in target, selector and argument.
  ///
  /// Arguments are compared by `isEqual`; nil matches nil alone.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?) {
    let target = target as AnyObject
    DelayedMessages.current.cancel { $0.matches(target: target, selector: selector, argument: argument) }
  }
}
