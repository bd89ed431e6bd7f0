/// How much contrast the user wants.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The usual.
  case normal = 0
  /// More.
  case high = 1
}
