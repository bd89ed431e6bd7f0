/// Distances, in points, by which the edges of a rectangle move inwards; negative ones move outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// How far the top edge moves down.
  public var top: CGFloat
  /// How far the left edge moves right.
  public var left: CGFloat
  /// How far the bottom edge moves up.
  public var bottom: CGFloat
  /// How far the right edge moves left.
  public var right: CGFloat

  /// Creates insets that move nothing.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from one distance for each edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets that move nothing.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom, right: first.right + second.right)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards by `insets`; a side that would turn inside out has the length 0.
  ///
  /// The origin moves by the left and top inset in any case.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
