/// How a rounded corner bends.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A curve by its name; an unknown one counts as `.circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that leaves the edges more gently (M11-09), and shrinks to the circle where a side is too short for it (M11-10).
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
