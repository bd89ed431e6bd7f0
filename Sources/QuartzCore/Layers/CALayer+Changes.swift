extension CALayer {
  /// Stores a new value, asks for what shall run with the change, and has the compositor look at the layer.
  @inline(__always)
  final func change<Value: Equatable>(_ key: LayerKey?, _ old: Value, _ new: Value, store: (Value) -> Void) {
    if old == new { return }
    if presented != nil {
      store(new)
      return
    }
    let action = key.flatMap { pendingAction(for: $0) }
    store(new)
    setNeedsRender()
    if let action, let key { action.run(forKey: key.rawValue, object: self, arguments: nil) }
  }

  /// What shall run with a change of `key`; asked before the change, so that an action can remember where it starts.
  final func pendingAction(for key: LayerKey) -> (any CAAction)? {
    if CATransaction.actionsAreDisabled { return nil }
    // A layer that never was on a screen has nothing to move away from.
    if delegate == nil, node == nil { return nil }
    guard let action = action(forKey: key.rawValue), !(action is NSNull) else { return nil }
    return action
  }

  /// A length in points: finite and not negative.
  @inline(__always)
  final func length(_ value: CGFloat, _ previous: CGFloat, _ property: @autoclosure () -> String) -> CGFloat {
    max(0, Sanity.number(value, else: previous, property()))
  }

  /// The layer's own values are to be looked at before the next frame.
  final func setNeedsRender() {
    CATransaction.noteChange()
    presentationTime = .nan
    flags.insert(.dirty)
    flagAncestors(.subtreeDirty)
  }

  /// The list of sublayers is to be looked at before the next frame.
  final func setChildrenChanged() {
    flags.insert(.childrenDirty)
    setNeedsRender()
  }

  /// Sets `flag` on every layer above, up to the first that has it; all above that one have it too.
  final func flagAncestors(_ flag: LayerFlags) {
    var layer = self
    while let above = layer.parentLayer ?? layer.maskedLayer {
      if above.flags.contains(flag) { return }
      above.flags.insert(flag)
      layer = above
    }
    layer.compositor?.noteChange()
  }

  final func setHidden(_ hidden: Bool) {
    state.isHidden = hidden
    if !hidden { flagPending() }
  }

  final func setZPosition(_ value: CGFloat) {
    state.zPosition = value
    guard let parentLayer else { return }
    parentLayer.flags.insert([.childrenDirty, .ordersByZ, .dirty])
  }

  /// What could not be done while the layer was away, hidden or empty is announced again.
  final func flagPending() {
    if flags.contains(.needsDisplay) || flags.contains(.subtreeNeedsDisplay) { flagAncestors(.subtreeNeedsDisplay) }
    if flags.contains(.needsLayout) || flags.contains(.subtreeNeedsLayout) { flagAncestors(.subtreeNeedsLayout) }
    flagAncestors(.subtreeDirty)
  }

  final func setContents(_ value: Any?) {
    if let old = state.contents as AnyObject?, let new = value as AnyObject?, old === new { return }
    if state.contents == nil, value == nil { return }
    if let value, !(value is CGImage) { Sanity.once("contents of type \(type(of: value)) are not shown; use a CGImage.") }
    let action = presented == nil ? pendingAction(for: .contents) : nil
    state.contents = value
    backing = nil
    if presented == nil { setNeedsRender() }
    action?.run(forKey: LayerKey.contents.rawValue, object: self, arguments: nil)
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== maskLayer, mask !== self else { return }
    if let mask {
      var above: CALayer? = self
      while let layer = above {
        if layer === mask { return }
        above = layer.parentLayer ?? layer.maskedLayer
      }
      mask.detach()
    }
    maskLayer?.maskedLayer = nil
    maskLayer = mask
    mask?.maskedLayer = self
    mask?.flagPending()
    if presented == nil { setNeedsRender() }
  }
}
