/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither is asked for.
  case unspecified = 0
  /// Dark content on light ground.
  case light = 1
  /// Light content on dark ground.
  case dark = 2
}
