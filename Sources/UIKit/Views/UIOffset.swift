/// How far a position is moved, in points, to the right and down.
public struct UIOffset: Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// Creates an offset that moves nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset that moves nothing.
  public static let zero = UIOffset()
}
