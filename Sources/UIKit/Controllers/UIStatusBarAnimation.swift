/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides over the upper edge.
  case slide
}
