/// Where a layer's contents stand in its bounds; the edges are named as seen on the screen, with y pointing down.
///
/// Apple's names for top and bottom are mirrored in layers with y pointing down; here `.top` is always the upper edge.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A gravity by its name; an unknown one counts as `.resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the upper edge, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the lower edge, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds with its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds with its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
