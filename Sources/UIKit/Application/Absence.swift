/// What keeps the app as a whole from being active, or from the screen. What keeps one scene away is the scene's (`isAway`).
struct Absence: OptionSet {
  let rawValue: Int

  /// Another program has the desktop's focus.
  static let focusElsewhere = Absence(rawValue: 1)
  /// The desktop's session is locked: something stands over every window, which still show.
  static let sessionLocked = Absence(rawValue: 2)
  /// The desktop's screen is off, or the machine sleeps.
  static let screenOff = Absence(rawValue: 4)
  /// The device's side button was pressed.
  static let sideButton = Absence(rawValue: 8)
  /// There is no display any more.
  static let displayLost = Absence(rawValue: 16)
  /// The process is about to end.
  static let terminating = Absence(rawValue: 32)

  /// Those that take every scene from the screen.
  static let background: Absence = [.screenOff, .sideButton, .displayLost, .terminating]
}
