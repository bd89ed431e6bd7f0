/// How long an app may take, in seconds: the two limits that the system of a phone sets.
struct LifeLimits {
  /// For going to the background and for ending.
  var returning: TimeInterval = 5
  /// For all tasks together after the app went to the background.
  var background: TimeInterval = 30

  /// The usual limits, where the environment's `TRANSOM_RETURN_LIMIT` and `TRANSOM_BACKGROUND_LIMIT` (seconds) give no others.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    returning = Self.limit("TRANSOM_RETURN_LIMIT", environment) ?? returning
    background = Self.limit("TRANSOM_BACKGROUND_LIMIT", environment) ?? background
  }

  private static func limit(_ name: String, _ environment: [String: String]) -> TimeInterval? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    if let seconds = TimeInterval(text), seconds > 0, seconds <= 86_400 { return seconds }
    Message.say("\(name): “\(text)” is no number of seconds between 0 and 86400; the usual limit stands.")
    return nil
  }
}
