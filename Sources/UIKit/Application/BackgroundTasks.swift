import Foundation
internal import QuartzCore

/// What the app said it still has to do in the background, and the end of the time that it has for all of it.
///
/// The limit runs from the moment the app went to the background, on the media clock. Tasks may be begun and ended on any thread.
final class BackgroundTasks: Sendable {
  private struct Task {
    let identifier: UIBackgroundTaskIdentifier
    let name: String
    let expirationHandler: (@MainActor @Sendable () -> Void)?
  }

  private let lock = NSLock()
  private nonisolated(unsafe) var tasks: [Task] = []
  private nonisolated(unsafe) var lastNumber = 0
  /// When the time is over, in media time; nil in the foreground.
  private nonisolated(unsafe) var deadline: CFTimeInterval?
  @MainActor private var timer: MediaTimer?
  private let limit: TimeInterval

  init(limit: TimeInterval) { self.limit = limit }

  func begin(_ name: String?, _ expirationHandler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    lock.lock()
    defer { lock.unlock() }
    if let deadline, deadline <= CACurrentMediaTime() { return .invalid }
    lastNumber += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastNumber)
    tasks.append(Task(identifier: identifier, name: name ?? "task \(lastNumber)", expirationHandler: expirationHandler))
    if deadline != nil { DispatchQueue.main.async { MainActor.assumeIsolated { self.arm() } } }
    return identifier
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) {
    guard identifier != .invalid else { return }
    lock.lock()
    let index = tasks.firstIndex { $0.identifier == identifier }
    if let index { tasks.remove(at: index) }
    lock.unlock()
    if index == nil { Message.say("There is no background task \(identifier.rawValue) to end.") }
  }

  /// In seconds; without end in the foreground.
  var timeRemaining: TimeInterval {
    lock.lock()
    defer { lock.unlock() }
    return deadline.map { max(0, $0 - CACurrentMediaTime()) } ?? .greatestFiniteMagnitude
  }

  @MainActor func enterBackground() {
    lock.lock()
    deadline = CACurrentMediaTime() + limit
    lock.unlock()
    arm()
  }

  @MainActor func enterForeground() {
    lock.lock()
    deadline = nil
    lock.unlock()
    timer?.invalidate()
    timer = nil
  }

  /// Without a task nothing wakes the app when the time is over. One that `didEnterBackground` begins arms it, too.
  @MainActor private func arm() {
    lock.lock()
    let wait = tasks.isEmpty ? nil : deadline.map { $0 - CACurrentMediaTime() }
    lock.unlock()
    guard let wait, timer?.isValid != true else { return }
    timer = MediaTimer.schedule(after: wait) { [weak self] in self?.expire() }
  }

  /// Each handler has its last chance; a task that is not ended then ends the app.
  @MainActor private func expire() {
    lock.lock()
    let expired = tasks
    lock.unlock()
    for task in expired { task.expirationHandler?() }
    lock.lock()
    let left = tasks.first { task in expired.contains { $0.identifier == task.identifier } }
    lock.unlock()
    guard let left else { return }
    Message.say(
      "The background task “\(left.name)” was not ended within \(limit.formatted()) s, nor by its expiration handler: the app ends, as on iOS."
    )
    exit(1)
  }
}
