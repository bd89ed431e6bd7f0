/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom edge, and down again (M8-13).
  case coverVertical = 0
  /// It fades in, and out again (M8-13).
  case crossDissolve = 2
}
