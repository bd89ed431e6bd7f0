/// The render nodes of a tree of layers, brought up to date where layers have changed.
final class RenderTree {
  /// Pixels for a point where nothing is transformed.
  let scale: CGFloat
  /// In media time.
  let time: CFTimeInterval
  /// False for a picture of the model's values that leaves no trace on the layers.
  let isLasting: Bool
  /// The pixels that look different from before, in any order and overlapping.
  private(set) var damage: ContiguousArray<Box>

  init(scale: CGFloat, time: CFTimeInterval, isLasting: Bool, damage: ContiguousArray<Box> = []) {
    self.scale = scale
    self.time = time
    self.isLasting = isLasting
    self.damage = damage
  }

  /// Hands over the damage with its memory.
  func takeDamage() -> ContiguousArray<Box> {
    defer { damage = [] }
    return damage
  }

  @inline(__always)
  func addDamage(_ box: Box) {
    if !box.isEmpty { damage.append(box) }
  }

  /// Brings `node` up to date; `isForced` says that what it is seen through has changed.
  func update(_ node: RenderNode, _ layer: CALayer, in outer: Surroundings, isForced: Bool, isRoot: Bool = false) {
    let ownChanged = isForced || !isLasting || layer.flags.contains(.dirty)
    guard ownChanged || layer.flags.contains(.subtreeDirty) else { return }
    var childrenForced = false
    var regroups = false
    let damageBefore = damage.count
    if ownChanged {
      let state = isLasting && layer.running != nil ? layer.presentedState(at: time) : layer.state
      if state.zPosition != node.zPosition {
        node.zPosition = state.zPosition
        node.parent?.layer?.flags.insert(.ordersByZ)
      }
      guard let matrix = place(state, in: outer, isRoot: isRoot) else {
        if node.isVisible { vanish(node) }
        if isLasting { layer.flags.remove(.dirty) }
        return
      }
      (childrenForced, regroups) = updateOwn(node, layer, state, matrix, outer)
    }
    guard node.isVisible else { return }
    if isLasting { layer.flags.remove([.dirty, .subtreeDirty]) }
    updateChildren(node, layer, isForced: childrenForced)
    let maskChanged = updateMask(node, layer, isForced: childrenForced)
    if regroups || maskChanged { damageAll(node) }
    if node.shadowFollowsContents, ownChanged || damage.count != damageBefore {
      updateFollowingShadow(node)
    }
    updateReach(node)
  }

  /// Where the layer lies; nil where nothing of it or below it can be seen.
  private func place(_ state: LayerState, in outer: Surroundings, isRoot: Bool) -> CGAffineTransform? {
    if state.isHidden || state.opacity <= 0 { return nil }
    let matrix = isRoot ? outer.matrix : state.toSuperlayer.concatenating(outer.matrix)
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, abs(determinant) > 1e-9, matrix.isFinite else { return nil }
    return matrix
  }

  private func updateOwn(
    _ node: RenderNode, _ layer: CALayer, _ state: LayerState, _ matrix: CGAffineTransform, _ outer: Surroundings
  ) -> (childrenForced: Bool, regroups: Bool) {
    let old = node.plan
    let oldExtents = node.extents
    let wasVisible = node.isVisible
    let plan = makePlan(node, layer, state, matrix, outer)
    var inner = Surroundings(matrix: matrix, clip: outer.clip, alpha: plan.isGroup ? 1 : outer.alpha * Double(state.opacity))
    if let around = state.aroundSublayers { inner.matrix = around.concatenating(matrix) }
    if state.masksToBounds { inner.clip = inner.clip.intersection(plan.box) }
    let extents = cut(plan, outer)
    let regroups = wasVisible && !plan.groupsLike(old)
    if regroups { damageAll(node) }
    node.matrix = matrix
    node.outerClip = outer.clip
    node.plan = plan
    node.extents = extents
    node.isVisible = true
    if !wasVisible {
      addDamage(extents)
    } else if extents != oldExtents || !plan.looksLike(old) {
      damageDifference(from: old, oldExtents, to: plan, extents, layer)
    }
    if isLasting { layer.redrawnRect = .null }
    let childrenForced = !wasVisible || inner != node.inner
    node.inner = inner
    return (childrenForced, regroups)
  }

  /// The pixels that a plan touches within what the layer is seen through.
  private func cut(_ plan: PaintPlan, _ outer: Surroundings) -> Box {
    let box = plan.touched.intersection(outer.clip)
    return box.isEmpty ? .empty : box
  }

  /// Only the part that was drawn anew, where nothing else has changed.
  private func damageDifference(from old: PaintPlan, _ oldExtents: Box, to new: PaintPlan, _ extents: Box, _ layer: CALayer) {
    if extents == oldExtents, new.posture == .plain, var contents = new.contents, let before = old.contents,
      contents.revision != before.revision, !contents.isTransformed, !layer.redrawnRect.isNull
    {
      contents.revision = before.revision
      var same = new
      same.contents = contents
      if same.looksLike(old) {
        let rect = layer.redrawnRect.offsetBy(dx: -layer.state.bounds.origin.x, dy: -layer.state.bounds.origin.y)
        let pixels = Box.covering(
          CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale))
        addDamage(pixels.moved(contents.box.x1 - contents.sourceX, contents.box.y1 - contents.sourceY).inset(-1).intersection(extents))
        return
      }
    }
    addDamage(oldExtents)
    addDamage(extents)
  }

  private func updateReach(_ node: RenderNode) {
    var reach = node.extents
    for child in node.children where child.isVisible { reach = reach.union(child.reach) }
    node.reach = reach
  }

  /// Damages what the layer and all below it touch.
  func damageAll(_ node: RenderNode) {
    guard node.isVisible else { return }
    addDamage(node.extents)
    for child in node.children { damageAll(child) }
  }

  /// The layer and all below it are not seen any more.
  func vanish(_ node: RenderNode) {
    addDamage(node.extents)
    node.isVisible = false
    node.extents = .empty
    node.reach = .empty
    for child in node.children where child.isVisible { vanish(child) }
    if let mask = node.maskNode { vanish(mask) }
  }
}
