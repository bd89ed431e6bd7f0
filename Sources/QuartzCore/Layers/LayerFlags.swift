/// What of a layer waits to be worked on.
struct LayerFlags: OptionSet {
  var rawValue: UInt16

  /// The compositor must look at the layer's own values.
  static let dirty = LayerFlags(rawValue: 1)
  /// The compositor must look at something below.
  static let subtreeDirty = LayerFlags(rawValue: 2)
  /// Sublayers were added, taken or put in another order.
  static let childrenDirty = LayerFlags(rawValue: 4)
  static let needsLayout = LayerFlags(rawValue: 8)
  static let subtreeNeedsLayout = LayerFlags(rawValue: 16)
  static let needsDisplay = LayerFlags(rawValue: 32)
  static let subtreeNeedsDisplay = LayerFlags(rawValue: 64)
  /// At least one sublayer had a z position other than 0.
  static let ordersByZ = LayerFlags(rawValue: 128)
  /// The delegate or class was found to draw nothing.
  static let drawsNothing = LayerFlags(rawValue: 256)
}
