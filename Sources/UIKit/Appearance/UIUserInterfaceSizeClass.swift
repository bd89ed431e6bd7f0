/// How much room there is along one axis (O-21).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Plenty.
  case regular = 2
}
