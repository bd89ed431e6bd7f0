import Foundation

/// Watches that a callback returns within its limit, and says so where it does not.
///
/// The main thread may hang in the callback, so a thread of its own waits beside it and ends with it.
final class ReturnWatch: Sendable {
  private let hasReturned = NSCondition()
  private nonisolated(unsafe) var isOver = false

  /// Runs `body`, which is called `name` in the message.
  ///
  /// - Parameter ends: Whether the process ends when the time is over, as it was about to anyway.
  @MainActor static func during(_ name: String, limit: TimeInterval, ends: Bool = false, _ body: () -> Void) {
    let watch = ReturnWatch()
    let thread = Thread { watch.wait(for: name, limit: limit, ends: ends) }
    thread.stackSize = 256 * 1024
    thread.start()
    body()
    watch.end()
  }

  private func end() {
    hasReturned.lock()
    isOver = true
    hasReturned.signal()
    hasReturned.unlock()
  }

  private func wait(for name: String, limit: TimeInterval, ends: Bool) {
    let deadline = Date(timeIntervalSinceNow: limit)
    hasReturned.lock()
    defer { hasReturned.unlock() }
    while !isOver {
      guard !hasReturned.wait(until: deadline), !isOver else { continue }
      let seconds = limit.formatted()
      if ends {
        Message.say("\(name) has not returned within \(seconds) s, so the process ends now, as on iOS.")
        // The main thread hangs: nothing it would do at an ordinary end may be waited for.
        _exit(1)
      }
      Message.say("\(name) has not returned within \(seconds) s; iOS would end the app here.")
      return
    }
  }
}
