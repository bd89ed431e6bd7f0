extension UIWindow {
  /// Where a window stands in depth: a window of a higher level is in front of all of lower levels (W-01). Any finite number is a level.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number; always finite.
    public let rawValue: CGFloat

    /// A level of any value. An infinity becomes the greatest finite number of its sign, NaN becomes 0.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    /// A level of any value, as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// Where an app's windows are unless they say otherwise: 0 (S-04).
    public static let normal = Level(rawValue: 0)
    /// Where the status bar is: 1000. An app's window at this level covers it (S-31, a deviation).
    public static let statusBar = Level(rawValue: 1000)
    /// A level for alerts: 2000. It is no ceiling (S-28).
    public static let alert = Level(rawValue: 2000)

    /// The level `distance` in front of `level`.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
    /// The level `distance` behind `level`.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
  }
}

extension UIWindow.Level: Comparable {
  /// Whether `left` is behind `right`.
  public static func < (left: UIWindow.Level, right: UIWindow.Level) -> Bool { left.rawValue < right.rawValue }
}
