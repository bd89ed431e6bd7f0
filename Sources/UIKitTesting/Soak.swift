import Foundation

/// How long the long runs are: `make soak` does all of a count, other runs a thousandth of it.
public enum Soak {
  /// Whether this run is to take as long as it takes.
  public static let isOn = ProcessInfo.processInfo.environment["TRANSOM_SOAK"] == "1"

  /// The whole count when soaking, else a thousandth of it, at least 1.
  public static func count(_ whole: Int) -> Int {
    isOn ? whole : max(1, whole / 1000)
  }
}
