public import CoreGraphics

/// Distances from the four edges of a screen, in points.
public struct HostInsets: Hashable, Sendable {
  /// From the top edge, in points.
  public var top: CGFloat
  /// From the left edge, in points.
  public var left: CGFloat
  /// From the bottom edge, in points.
  public var bottom: CGFloat
  /// From the right edge, in points.
  public var right: CGFloat

  /// Distances from each edge, in points; those left out are 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
