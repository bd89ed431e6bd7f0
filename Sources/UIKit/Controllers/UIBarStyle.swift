/// The overall look of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on light in light appearance, the reverse in dark.
  case `default`
  /// Light text on a dark bar in either appearance; a navigation controller then asks for a light status bar.
  case black
}
