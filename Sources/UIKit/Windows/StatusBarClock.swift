/// What the status bar's clock shows.
@MainActor enum StatusBarClock {
  /// The time of day; 9:41 where the media clock is stepped, so that pictures stay the same.
  static var text: String {
    guard secondsToNextMinute != nil else { return "9:41" }
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return "\(parts.tm_hour):\(parts.tm_min < 10 ? "0" : "")\(parts.tm_min)"
  }

  /// Nil where the clock stands.
  static var secondsToNextMinute: TimeInterval? {
    guard MediaTime.clock is SystemMediaClock else { return nil }
    return 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60) + 0.01
  }
}
