extension UIControl {
  /// Where a control's content is from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// From edge to edge.
    case fill
    /// At the edge where text begins.
    case leading
    /// At the edge where text ends.
    case trailing
  }

  /// Where a control's content is from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// From edge to edge.
    case fill
  }
}
