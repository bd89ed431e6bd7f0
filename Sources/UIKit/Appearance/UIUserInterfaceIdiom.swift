/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None is asked for.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A desktop.
  case mac = 5
}
