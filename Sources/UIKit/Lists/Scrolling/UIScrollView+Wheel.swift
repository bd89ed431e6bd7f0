extension UIScrollView {
  /// Follows a turn of the wheel that moves the content by `delta`, on the axes that scroll; false where there is nowhere to go.
  func followWheel(_ delta: CGPoint) -> Bool {
    guard isScrollEnabled, !drag.isDragging else { return false }
    let wanted = CGPoint(
      x: horizontalAxis.isScrollable && delta.x.isFinite ? -delta.x : 0, y: verticalAxis.isScrollable && delta.y.isFinite ? -delta.y : 0)
    guard wanted != .zero else { return false }
    return mover.follow(wheel: wanted)
  }

  /// Ends an animated scroll exactly where it was to end, on a pixel or not.
  func finishAnimatedScroll(at offset: CGPoint) {
    let wasMovingItself = isMovingItself
    isMovingItself = true
    contentOffset = offset
    isMovingItself = wasMovingItself
  }
}
