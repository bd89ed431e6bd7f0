/// The messages of one kind that wait on one thread's run loop, in the order they were asked for.
class PendingMessages {
  private var messages: [PendingMessage] = []

  /// Keeps a message until it is due; `schedule` puts it on the run loop and returns how to take it off again.
  func add(_ message: PendingMessage, schedule: (_ whenDue: @escaping () -> Void) -> () -> Void) {
    messages.append(message)
    message.unschedule = schedule { [weak self, weak message] in
      guard let self, let message else { return }
      self.cancel { $0 === message }
      message.send()
    }
  }

  func cancel(where isMeant: (PendingMessage) -> Bool) {
    // Taken out first: letting go of a target may run code that asks for other messages or cancels them.
    var cancelled: [PendingMessage] = []
    messages.removeAll { message in
      guard isMeant(message) else { return false }
      cancelled.append(message)
      return true
    }
    for message in cancelled { message.unschedule() }
  }
}

/// The current thread's messages that wait for a time.
final class DelayedMessages: PendingMessages {
  static var current: DelayedMessages {
    Thread.current.value(for: DelayedMessages.self, make: DelayedMessages.init)
  }
}

/// The current thread's messages that wait for the next turn of its run loop.
final class OrderedMessages: PendingMessages {
  static var current: OrderedMessages {
    Thread.current.value(for: OrderedMessages.self, make: OrderedMessages.init)
  }
}
