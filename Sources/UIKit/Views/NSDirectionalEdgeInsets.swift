/// Distances, in points, by which the edges of a rectangle move inwards, named by the direction in which text runs.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// How far the top edge moves down.
  public var top: CGFloat
  /// How far the edge at which text begins moves inwards.
  public var leading: CGFloat
  /// How far the bottom edge moves up.
  public var bottom: CGFloat
  /// How far the edge at which text ends moves inwards.
  public var trailing: CGFloat

  /// Creates insets that move nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from one distance for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that move nothing.
  public static let zero = NSDirectionalEdgeInsets()
}
