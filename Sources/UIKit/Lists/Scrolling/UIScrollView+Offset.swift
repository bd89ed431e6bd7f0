extension UIScrollView {
  var horizontalAxis: ScrollAxis {
    let inset = storedAdjustedInset
    return ScrollAxis(
      length: bounds.width, content: storedContentSize.width, insetBefore: inset.left, insetAfter: inset.right, bounces: bounces,
      alwaysBounces: alwaysBounceHorizontal)
  }

  var verticalAxis: ScrollAxis {
    let inset = storedAdjustedInset
    return ScrollAxis(
      length: bounds.height, content: storedContentSize.height, insetBefore: inset.top, insetAfter: inset.bottom, bounces: bounces,
      alwaysBounces: alwaysBounceVertical)
  }

  /// The offset nearest to `offset` with which the content lies in place.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  func setContentSize(_ size: CGSize) {
    let size = CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    guard size != storedContentSize else { return }
    storedContentSize = size
    updateAdjustedInset()
    contentRangeDidChange()
  }

  func setContentOffset(_ offset: CGPoint) {
    if !isMovingItself { mover.stopAnimation() }
    place(offset)
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    let offset = finite(offset)
    mover.stop()
    guard animated, window != nil else { return place(offset) }
    if offset == contentOffset { return }
    mover.animate(to: offset)
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
    let content = CGRect(origin: .zero, size: storedContentSize)
    let rect = rect.intersection(content)
    guard !rect.isNull else { return }
    let shown = bounds.inset(by: storedAdjustedInset)
    let offset = CGPoint(
      x: contentOffset.x + distance(from: shown.minX...max(shown.minX, shown.maxX), to: rect.minX...rect.maxX),
      y: contentOffset.y + distance(from: shown.minY...max(shown.minY, shown.maxY), to: rect.minY...rect.maxY))
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Moves the content as a drag, a glide or an animation does: onto a pixel, so that what moves stays sharp.
  func move(to offset: CGPoint) {
    let scale = max(1, traitCollection.displayScale)
    let wasMovingItself = isMovingItself
    isMovingItself = true
    contentOffset = CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    isMovingItself = wasMovingItself
  }

  /// Moves everything by `distance`, shown content and running motion alike: content above grew or shrank.
  func shiftContent(by distance: CGFloat) {
    guard distance != 0, distance.isFinite else { return }
    drag.shift(by: distance)
    mover.shift(by: distance)
    let wasMovingItself = isMovingItself
    isMovingItself = true
    place(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    isMovingItself = wasMovingItself
  }

  func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size {
      updateAdjustedInset()
      contentRangeDidChange()
    }
    guard bounds.origin != old.origin else {
      if bounds.size != old.size { indicators.update() }
      return
    }
    setNeedsLayout()
    contentDidMove()
    indicators.update()
    scrollEdgeObserver?.scrollViewDidMove(self)
    _ = try? storedDelegate?.scrollViewDidScroll(self)
  }

  /// Keeps the offset valid after the size, the content's size or the insets changed; what is under way ends at the new edges.
  func contentRangeDidChange() {
    if drag.isDragging { return indicators.update() }
    if mover.isCoasting {
      mover.rangeDidChange()
    } else if !mover.isAnimating {
      let valid = clamped(contentOffset)
      if valid != contentOffset { place(valid) }
    }
    indicators.update()
  }

  func stopEverything() {
    drag.abandon()
    mover.stop()
    indicators.hideAtOnce()
  }

  private func place(_ offset: CGPoint) {
    let offset = finite(offset)
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  private func finite(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x.isFinite ? offset.x : contentOffset.x, y: offset.y.isFinite ? offset.y : contentOffset.y)
  }

  /// How far to move so that `wanted` lies in `shown`, or fills it.
  private func distance(from shown: ClosedRange<CGFloat>, to wanted: ClosedRange<CGFloat>) -> CGFloat {
    let before = wanted.lowerBound - shown.lowerBound
    let after = wanted.upperBound - shown.upperBound
    if before < 0, after < 0 { return max(before, after) }
    if before > 0, after > 0 { return min(before, after) }
    return 0
  }
}
