extension UIView {
  /// How what a view has drawn is placed in bounds of another size (L-12).
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill
    /// As large as fits, keeping its proportions.
    case scaleAspectFit
    /// As small as fills the bounds, keeping its proportions.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle, at its own size.
    case center
    /// At the middle of the upper edge, at its own size.
    case top
    /// At the middle of the lower edge, at its own size.
    case bottom
    /// At the middle of the left edge, at its own size.
    case left
    /// At the middle of the right edge, at its own size.
    case right
    /// In the upper left corner, at its own size.
    case topLeft
    /// In the upper right corner, at its own size.
    case topRight
    /// In the lower left corner, at its own size.
    case bottomLeft
    /// In the lower right corner, at its own size.
    case bottomRight

    /// The layer's word for the same.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
