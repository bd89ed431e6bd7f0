/// Draws, lays out and animates in place of a layer; a view is its layer's delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its contents; when written, `draw(_:in:)` is not asked.
  func display(_ layer: CALayer) throws
  /// Draws into the layer's bitmap, in points of the layer's coordinates, y pointing down.
  func draw(_ layer: CALayer, in ctx: CGContext) throws
  /// Tells that the layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer) throws
  /// Places the sublayers; asked when the layer's layout is due and its class does not do it itself.
  func layoutSublayers(of layer: CALayer) throws
  /// What to run when the value of `event` changes: an action, `NSNull` for none, nil to let the layer look further.
  func action(for layer: CALayer, forKey event: String) throws -> (any CAAction)?
}

extension CALayerDelegate {
  /// Not written.
  public func display(_ layer: CALayer) throws { throw _uikOptional }
  /// Not written.
  public func draw(_ layer: CALayer, in ctx: CGContext) throws { throw _uikOptional }
  /// Not written.
  public func layerWillDraw(_ layer: CALayer) throws { throw _uikOptional }
  /// Not written.
  public func layoutSublayers(of layer: CALayer) throws { throw _uikOptional }
  /// Not written.
  public func action(for layer: CALayer, forKey event: String) throws -> (any CAAction)? { throw _uikOptional }
}
