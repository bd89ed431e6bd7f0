extension CALayer {
  final func markNeedsDisplay(_ rect: CGRect) {
    guard presented == nil, !rect.isEmpty else { return }
    dirtyRect = dirtyRect.isNull ? rect : dirtyRect.union(rect)
    flags.insert(.needsDisplay)
    CATransaction.noteChange()
    flagAncestors(.subtreeNeedsDisplay)
  }

  final func markNeedsLayout() {
    guard presented == nil, !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    CATransaction.noteChange()
    flagAncestors(.subtreeNeedsLayout)
  }

  final func layoutByDefault() {
    guard let delegate else { return }
    MainThread.call((delegate, self)) { try? $0.layoutSublayers(of: $1) }
  }

  final func layoutNow() {
    var top = self
    var layer = self
    while let parent = layer.parentLayer {
      if parent.flags.contains(.needsLayout) { top = parent }
      layer = parent
    }
    // Laying out may ask for layout again; a tree that never comes to rest is left after so many rounds.
    for _ in 0..<100 where top.flags.contains(.needsLayout) || top.flags.contains(.subtreeNeedsLayout) {
      top.layoutPass()
    }
  }

  /// One walk from the top down over what waits.
  final func layoutPass() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.subtreeNeedsLayout) else { return }
    flags.remove(.subtreeNeedsLayout)
    for child in children where child.flags.contains(.needsLayout) || child.flags.contains(.subtreeNeedsLayout) {
      // A child may have been taken away by a sibling's layout; its own tree lays it out then.
      if child.parentLayer === self { child.layoutPass() }
    }
    maskLayer?.layoutPass()
  }

  /// One walk over what waits to be drawn and can be seen.
  final func displayPass() {
    guard !state.isHidden else { return }
    displayNow()
    guard flags.contains(.subtreeNeedsDisplay) else { return }
    flags.remove(.subtreeNeedsDisplay)
    for child in children where child.flags.contains(.needsDisplay) || child.flags.contains(.subtreeNeedsDisplay) {
      child.displayPass()
    }
    maskLayer?.displayPass()
  }

  final func displayNow() {
    guard flags.contains(.needsDisplay), state.bounds.size.width > 0, state.bounds.size.height > 0 else { return }
    flags.remove(.needsDisplay)
    display()
    dirtyRect = .null
  }

  final func displayByDefault() {
    if let delegate, MainThread.call((delegate, self), { (try? $0.display($1)) != nil }) { return }
    drawBacking()
  }

  final func drawByDefault(in context: CGContext) {
    guard let delegate, MainThread.call((delegate, self, context), { (try? $0.draw($1, in: $2)) != nil }) else {
      flags.insert(.drawsNothing)
      return
    }
  }
}
