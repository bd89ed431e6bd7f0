extension CALayer {
  final func setBounds(_ newValue: CGRect) {
    let old = state.bounds
    let new = Sanity.rect(newValue, else: old, "bounds")
    change(.bounds, old, new) { state.bounds = $0 }
    if old.size != new.size { sizeChanged(from: old.size) }
  }

  final func setFrame(_ newValue: CGRect) {
    let new = Sanity.rect(newValue, else: state.frame, "frame")
    let m = state.transform
    var size = new.size
    if m.m11 != 1 || m.m22 != 1 || m.m12 != 0 || m.m21 != 0 {
      size = CALayer.size(of: new.size, through: m) ?? new.size
    }
    var probe = state
    probe.bounds.size = size
    probe.position = .zero
    let corner = probe.frame.origin
    let place = CGPoint(x: new.origin.x - corner.x, y: new.origin.y - corner.y)
    position = place
    bounds = CGRect(origin: state.bounds.origin, size: size)
  }

  /// The size whose upright box under `m` is `box`; nil where the matrix leaves it open or none has it.
  private static func size(of box: CGSize, through m: CATransform3D) -> CGSize? {
    let a = abs(m.m11)
    let b = abs(m.m12)
    let c = abs(m.m21)
    let d = abs(m.m22)
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 * (a + b + c + d) else { return nil }
    let size = CGSize(
      width: (box.width * d - box.height * c) / determinant, height: (box.height * a - box.width * b) / determinant)
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return nil }
    return size
  }

  private final func sizeChanged(from old: CGSize) {
    guard presented == nil else { return }
    markNeedsLayout()
    if needsDisplayOnBoundsChange { markNeedsDisplay(.infinite) }
    if old.width <= 0 || old.height <= 0 { flagPending() }
  }

  /// From the layer's coordinates to its superlayer's, all transforms counted.
  package final var toParent: CGAffineTransform {
    guard let around = above?.state.aroundSublayers else { return state.toSuperlayer }
    return state.toSuperlayer.concatenating(around)
  }

  /// From the layer's coordinates to those of the topmost layer.
  final func mapToRoot() -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer = self
    while let parent = layer.above {
      result = result.concatenating(layer.toParent)
      layer = parent
    }
    return result
  }

  final func map(from other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    let up = other?.mapToRoot() ?? .identity
    return up.concatenating(mapToRoot().inverted())
  }

  final func map(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    if let other, other === above { return toParent }
    let down = other?.mapToRoot().inverted() ?? .identity
    return mapToRoot().concatenating(down)
  }

  final func hitTestByDefault(_ point: CGPoint) -> CALayer? {
    guard !state.isHidden, point.isFinite else { return nil }
    let matrix = toParent
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return nil }
    let own = point.applying(matrix.inverted())
    let inside = contains(own)
    if state.masksToBounds, !inside { return nil }
    if let maskLayer, maskLayer.hitTest(own) == nil { return nil }
    for child in orderedChildren().reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return inside ? self : nil
  }

  /// The sublayers from back to front as they are drawn.
  final func orderedChildren() -> [CALayer] {
    let list = presented == nil ? children : (listedSublayers() ?? [])
    guard list.contains(where: { $0.state.zPosition != 0 }) else { return list }
    return list.enumerated()
      .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
      .map(\.element)
  }
}
