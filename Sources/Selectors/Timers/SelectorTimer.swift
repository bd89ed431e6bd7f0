/// A timer that sends a message to a target, which it retains together with its user info until it is invalid.
final class SelectorTimer: Timer {
  /// What is let go of when the timer ends.
  private final class Message {
    let target: AnyObject
    let selector: Selector
    let userInfo: Any?

    init(target: AnyObject, selector: Selector, userInfo: Any?) {
      self.target = target
      self.selector = selector
      self.userInfo = userInfo
    }
  }

  private var message: Message?

  /// The object given at creation, until the timer is invalid; then nil.
  override var userInfo: Any? { message?.userInfo }

  /// Makes a timer that is on no run loop yet. A date or interval that is not finite is the distant future.
  static func make(
    fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> SelectorTimer {
    let timer = SelectorTimer(
      fire: date.clampedForTimers, interval: repeats ? interval.clampedForTimers : 0, repeats: repeats
    ) { ($0 as? SelectorTimer)?.sendMessage(isLast: !repeats) }
    timer.message = Message(target: target, selector: selector, userInfo: userInfo)
    return timer
  }

  override func invalidate() {
    super.invalidate()
    message = nil
  }

  private func sendMessage(isLast: Bool) {
    guard let message else { return }
    _ = message.selector.invoke(on: message.target, SelectorArguments(self))
    // Foundation ends a timer that fired once without calling `invalidate()`.
    if isLast { invalidate() }
  }
}

extension TimeInterval {
  /// A repeating timer's interval: at least a tenth of a millisecond, as Apple's timers, at most the distant future.
  var clampedForTimers: TimeInterval {
    isNaN ? 0.0001 : min(max(self, 0.0001), Date.distantFuture.timeIntervalSinceReferenceDate)
  }
}

extension Date {
  var clampedForTimers: Date {
    let seconds = timeIntervalSinceReferenceDate
    return seconds.isNaN ? .distantFuture : min(max(self, .distantPast), .distantFuture)
  }
}
