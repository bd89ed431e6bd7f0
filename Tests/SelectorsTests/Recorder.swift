import Selectors

/// An object that writes down which messages it got.
final class Recorder: NSObject {
  private(set) var messages: [String] = []
  private(set) var dates: [Date] = []
  var reaction: () -> Void = {}

  func plain() { record("plain") }
  func take(_ argument: Any?) { record(argument.map { "take \($0)" } ?? "take nil") }
  func tick(_ timer: Timer) { record(timer.userInfo.map { "tick \($0)" } ?? "tick") }
  func hear(_ notification: Notification) { record("hear \(notification.name.rawValue)") }

  private func record(_ message: String) {
    messages.append(message)
    dates.append(Date())
    reaction()
  }

  static let plain = Selector("plain", Recorder.plain)
  static let take = Selector("take:", Recorder.take(_:))
  static let tick = Selector("tick:", Recorder.tick(_:))
  static let hear = Selector("hear:", Recorder.hear(_:))
}
