extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self, !isBelow(layer) else {
      Sanity.once("a layer was added to itself or to a layer inside it; nothing was done.")
      return
    }
    var place = index
    if layer.parentLayer === self, let old = children.firstIndex(where: { $0 === layer }) {
      // Taking it out first moves what is behind it.
      if old < place { place -= 1 }
      place = min(max(place, 0), children.count - 1)
      if place == old { return }
      children.remove(at: old)
      children.insert(layer, at: place)
      setChildrenChanged()
      return
    }
    layer.detach()
    layer.parentLayer = self
    children.insert(layer, at: min(max(place, 0), children.count))
    if layer.state.zPosition != 0 { flags.insert(.ordersByZ) }
    setChildrenChanged()
    layer.flagPending()
    markNeedsLayout()
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    guard let sibling, let index = children.firstIndex(where: { $0 === sibling }) else {
      insert(layer, at: above ? children.count : 0)
      return
    }
    insert(layer, at: above ? index + 1 : index)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    insert(new, at: index)
    old.detach()
  }

  final func setSublayers(_ layers: [CALayer]) {
    // One order of the same layers, as when windows are raised, costs what it moves, however many there are.
    let wanted = Set(layers.map { ObjectIdentifier($0) })
    if wanted.count == layers.count, layers.count == children.count, children.allSatisfy({ wanted.contains(ObjectIdentifier($0)) }) {
      guard zip(children, layers).contains(where: { $0 !== $1 }) else { return }
      children = layers
      setChildrenChanged()
      return
    }
    for child in children where !wanted.contains(ObjectIdentifier(child)) { child.detach() }
    for (index, layer) in layers.enumerated() { insert(layer, at: index) }
  }

  final func detach() {
    if let owner = maskedLayer {
      owner.setMask(nil)
      return
    }
    guard let parent = parentLayer else { return }
    parent.children.removeAll { $0 === self }
    parentLayer = nil
    parent.setChildrenChanged()
    parent.markNeedsLayout()
  }

  /// Whether the layer is `other` or somewhere inside it.
  final func isBelow(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let present = layer {
      if present === other { return true }
      layer = present.parentLayer ?? present.maskedLayer
    }
    return false
  }

  /// The compositor that shows the tree the layer is in.
  final var attachedCompositor: Compositor? {
    var layer = self
    while let above = layer.parentLayer ?? layer.maskedLayer { layer = above }
    return layer.compositor
  }

  final func listedSublayers() -> [CALayer]? {
    let list = presented.map { $0.children.compactMap { $0.presentation() } } ?? children
    return list.isEmpty ? nil : list
  }

  /// The superlayer; for a presentation layer that one's presentation.
  final var above: CALayer? {
    guard let presented else { return parentLayer }
    return presented.parentLayer?.presentation()
  }
}
