extension RenderTree {
  /// The layer's shadow: that of its path, of its background's shape, or of whatever it shows.
  func shadowPaint(
    _ color: CGColor, _ node: RenderNode, _ state: LayerState, _ matrix: CGAffineTransform, _ plan: PaintPlan, _ alpha: Double
  ) -> ShadowPaint? {
    var shown = color.standard
    shown.alpha *= alpha * Double(state.shadowOpacity)
    let blur = state.shadowRadius * matrix.averageScale
    let shift = CGPoint(
      x: state.shadowOffset.width * matrix.a + state.shadowOffset.height * matrix.c,
      y: state.shadowOffset.width * matrix.b + state.shadowOffset.height * matrix.d)
    let hasShape = state.shadowPath != nil || (state.backgroundColor?.alpha ?? 0) > 0
    if !hasShape {
      guard shown.pixel >> 24 > 0 else { return nil }
      node.shadowFollowsContents = true
      node.shadowBlur = Double(blur)
      node.shadowShift = (Box.edge(shift.x), Box.edge(shift.y))
      let old = node.plan.shadow
      return ShadowPaint(
        box: old?.box ?? .empty, pixel: shown.pixel, source: source(shown.pixel, like: old), coverage: old?.coverage)
    }
    if state.shadowPath == nil { shown.alpha *= state.backgroundColor?.standard.alpha ?? 1 }
    guard shown.pixel >> 24 > 0 else { return nil }
    // A shadow that only moves by whole pixels is the same shadow.
    var base = matrix
    var move: (x: Int32, y: Int32) = (0, 0)
    if plan.posture == .plain {
      move = (Box.edge(matrix.tx + shift.x), Box.edge(matrix.ty + shift.y))
      base.tx = 0
      base.ty = 0
    } else {
      base.tx += shift.x
      base.ty += shift.y
    }
    let key = RenderCaches.ShadowKey(
      path: state.shadowPath, bounds: state.bounds, radius: state.cornerRadius, corners: state.maskedCorners, curve: state.cornerCurve,
      blur: blur, matrix: base)
    if node.caches.shadow?.key != key {
      guard let made = ShadowCoverage.make(path(of: state), base, blur: Double(blur)) else { return nil }
      node.caches.shadow = .init(key: key, raster: made.raster, box: made.box)
    }
    guard let cached = node.caches.shadow else { return nil }
    return ShadowPaint(
      box: cached.box.moved(move.x, move.y), pixel: shown.pixel, source: source(shown.pixel, like: node.plan.shadow),
      coverage: cached.raster)
  }

  private func source(_ pixel: UInt32, like old: ShadowPaint?) -> Raster {
    old.flatMap { $0.pixel == pixel ? $0.source : nil } ?? Raster(solid: pixel)
  }

  private func path(of state: LayerState) -> PathStorage {
    if let path = state.shadowPath { return path.storage }
    func at(_ corner: CACornerMask) -> CGFloat { state.maskedCorners.contains(corner) ? state.cornerRadius : 0 }
    return RoundedCorners(
      rect: state.bounds,
      radii: (at(.layerMinXMinYCorner), at(.layerMaxXMinYCorner), at(.layerMaxXMaxYCorner), at(.layerMinXMaxYCorner)),
      isContinuous: state.cornerCurve == .continuous
    ).path.storage
  }

  /// The shadow of what the layer shows has to be taken again: something of it has changed.
  func updateFollowingShadow(_ node: RenderNode) {
    guard var shadow = node.plan.shadow else { return }
    let clip = node.outerClip
    addDamage(shadow.box.intersection(clip))
    node.plan.shadow = nil
    var shown = node.plan.touched.intersection(clip)
    for child in node.children where child.isVisible { shown = shown.union(child.reach) }
    shadow.box =
      shown.isEmpty ? .empty : ShadowCoverage.box(around: shown, blur: node.shadowBlur).moved(node.shadowShift.x, node.shadowShift.y)
    shadow.coverage = nil
    node.plan.shadow = shadow
    node.extents = node.plan.touched.intersection(clip)
    if node.extents.isEmpty { node.extents = .empty }
    addDamage(shadow.box.intersection(clip))
  }
}
