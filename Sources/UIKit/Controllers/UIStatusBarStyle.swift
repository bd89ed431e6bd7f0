/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in light appearance, light content in dark.
  case `default` = 0
  /// Light content, for a dark background.
  case lightContent = 1
  /// Dark content, for a light background.
  case darkContent = 3
}
