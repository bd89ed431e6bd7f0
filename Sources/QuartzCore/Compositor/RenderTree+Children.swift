extension RenderTree {
  func updateChildren(_ node: RenderNode, _ layer: CALayer, isForced: Bool) {
    var previous: [RenderNode]?
    if layer.flags.contains(.childrenDirty) || node.children.count != layer.children.count || !isLasting {
      previous = node.children
      adoptChildren(node, layer)
      if isLasting { layer.flags.remove(.childrenDirty) }
    }
    for child in node.children {
      guard let childLayer = child.layer else { continue }
      update(child, childLayer, in: node.inner, isForced: isForced || !child.isVisible)
    }
    if layer.flags.contains(.ordersByZ) || node.isOrderedByZ {
      previous = previous ?? node.children
      node.children.sort { ($0.zPosition, $0.order) < ($1.zPosition, $1.order) }
      node.isOrderedByZ = node.children.contains { $0.zPosition != 0 }
      if isLasting { layer.flags.remove(.ordersByZ) }
    }
    if let previous, isLasting { damageMoved(from: previous, to: node.children) }
  }

  /// Makes the list of child nodes that of the sublayers; nodes of layers that left are taken leave of.
  private func adoptChildren(_ node: RenderNode, _ layer: CALayer) {
    let old = node.children
    var new: [RenderNode] = []
    new.reserveCapacity(layer.children.count)
    for (order, childLayer) in layer.children.enumerated() {
      let child: RenderNode
      // The node of a layer that was somewhere else stays there until that place has seen it go.
      if isLasting, let known = childLayer.node, known.parent === node {
        child = known
      } else {
        child = RenderNode(layer: childLayer)
        if isLasting { childLayer.node = child }
      }
      child.parent = node
      child.order = order
      new.append(child)
    }
    node.children = new
    guard isLasting else { return }
    for child in old where child.layer?.parentLayer !== layer || child.layer?.node !== child { release(child) }
  }

  /// Forgets a node whose layer left the tree.
  func release(_ node: RenderNode) {
    if node.isVisible { vanish(node) }
    node.parent = nil
    detach(node)
  }

  private func detach(_ node: RenderNode) {
    if let layer = node.layer, layer.node === node {
      layer.node = nil
      layer.presentationCopy = nil
    }
    for child in node.children { detach(child) }
    if let mask = node.maskNode { detach(mask) }
  }

  /// Damages what stands in another order among those that were there before: as few nodes as possible.
  private func damageMoved(from old: [RenderNode], to new: [RenderNode]) {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, node) in old.enumerated() { places[ObjectIdentifier(node)] = index }
    let stayed = new.compactMap { node in places[ObjectIdentifier(node)].map { (node, $0) } }
    var isOrdered = true
    for index in stayed.indices.dropFirst() where stayed[index].1 < stayed[index - 1].1 { isOrdered = false }
    if isOrdered { return }
    let kept = longestRise(stayed.map(\.1))
    for (index, entry) in stayed.enumerated() where !kept.contains(index) { damageAll(entry.0) }
  }

  /// The indices of a longest rising part of `values`.
  private func longestRise(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var before = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var next = tails.last
    while let index = next {
      result.insert(index)
      next = before[index]
    }
    return result
  }

  /// Brings the mask up to date; true where it looks different.
  func updateMask(_ node: RenderNode, _ layer: CALayer, isForced: Bool) -> Bool {
    guard let maskLayer = layer.maskLayer else {
      guard let old = node.maskNode else { return false }
      node.maskNode = nil
      if isLasting { detach(old) }
      return true
    }
    var changed = false
    let mask: RenderNode
    if let known = node.maskNode, known.layer === maskLayer {
      mask = known
    } else {
      if let old = node.maskNode, isLasting { detach(old) }
      mask = RenderNode(layer: maskLayer)
      if isLasting { maskLayer.node = mask }
      node.maskNode = mask
      changed = true
    }
    // What the mask itself would damage is not on the screen; all that it masks is.
    let inner = RenderTree(scale: scale, time: time, isLasting: isLasting)
    var surroundings = node.inner
    surroundings.alpha = 1
    inner.update(mask, maskLayer, in: surroundings, isForced: isForced || !mask.isVisible)
    return changed || !inner.damage.isEmpty
  }
}
