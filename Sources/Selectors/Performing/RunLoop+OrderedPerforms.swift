@preconcurrency internal import CoreFoundation

extension RunLoop {
  /// Sends a message at the start of this loop's next turn in one of the modes; of several, those of lower order go first.
  ///
  /// Messages of equal order go in the order they were asked for. Target and argument are retained until then. A target that is a value
  /// is boxed. From a thread whose loop this is not, the request is handed over, and the message goes a turn later.
  public func perform(_ selector: Selector, target: Any, argument: Any?, order: Int, modes: [RunLoop.Mode]) {
    guard !modes.isEmpty else { return }
    nonisolated(unsafe) let message = PendingMessage(selector, to: target as AnyObject, with: argument)
    if self === RunLoop.current {
      Self.schedule(message, order: order, modes: modes)
    } else {
      perform(inModes: modes) { Self.schedule(message, order: order, modes: modes) }
    }
  }

  /// Cancels the ordered messages to a target on the current thread's loop that are equal in selector and argument.
  ///
  /// Neither a timer nor a message sent with `perform(_:with:afterDelay:)` is cancelled by this (S-22).
  public func cancelPerform(_ selector: Selector, target: Any, argument: Any?) {
    guard self === RunLoop.current else { return }
    let target = target as AnyObject
    OrderedMessages.current.cancel { $0.matches(target: target, selector: selector, argument: argument) }
  }

  /// Cancels every ordered message to a target on the current thread's loop; timers and delayed messages stay (S-22).
  public func cancelPerformSelectors(withTarget target: Any) {
    guard self === RunLoop.current else { return }
    let target = target as AnyObject
    OrderedMessages.current.cancel { $0.target === target }
  }

  private static func schedule(_ message: PendingMessage, order: Int, modes: [RunLoop.Mode]) {
    OrderedMessages.current.add(message) { whenDue in
      // The loop itself sorts its observers by their order, equal ones as they came.
      let start = CFRunLoopActivity.beforeTimers.rawValue
      let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, start, false, order) { _, _ in whenDue() }
      let loop = CFRunLoopGetCurrent()
      for mode in modes {
        CFRunLoopAddObserver(loop, observer, mode.underlying)
        // An observer alone does not keep a loop running in a mode; a block does, for one turn.
        CFRunLoopPerformBlock(loop, mode.underlying) {}
      }
      CFRunLoopWakeUp(loop)
      return { CFRunLoopObserverInvalidate(observer) }
    }
  }
}
