/// The finger on a scroll view: it watches a touch, takes it after 10 points (M8-24), and moves the content with it.
@MainActor final class ScrollDrag: TouchWatcher {
  private enum Phase {
    case idle
    /// A finger is down and may come to drag.
    case watching
    case dragging
    /// The finger belongs to a view in the content for good (E-21, E-22).
    case refused
  }

  /// How far a finger travels before the content follows.
  static let threshold: CGFloat = 10
  /// How long views in the content are not told of a touch (M9-08).
  static let contentDelay = 0.15

  private weak var scrollView: UIScrollView?
  private weak var touch: UITouch?
  private var phase = Phase.idle
  private var start = CGPoint.zero
  /// Where the finger was when the content began to follow, and the offset it asked for then.
  private var anchor = CGPoint.zero
  private var anchorOffset = CGPoint.zero
  private var velocity = ScrollVelocity()

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  var isTracking: Bool { phase == .watching || phase == .dragging }
  var isDragging: Bool { phase == .dragging }
  var watchedView: UIView? { scrollView }

  func watchBegan(_ touch: UITouch, event: UIEvent) -> TouchInterest {
    guard let view = scrollView, view.isScrollEnabled else { return .none }
    if self.touch != nil, phase != .idle { return isDragging ? .claim : .none }
    let wasMoving = view.mover.isCoasting
    guard wasMoving || view.horizontalAxis.isScrollable || view.verticalAxis.isScrollable else { return .none }
    self.touch = touch
    phase = .watching
    start = location(of: touch, in: view)
    velocity = ScrollVelocity()
    velocity.add(start, at: touch.timestamp)
    view.mover.stopFollowingWheel()
    if wasMoving {
      // The finger catches what moves; it is not a tap on what happens to be under it (M9-09).
      view.mover.stop()
      return .claim
    }
    return view.delaysContentTouches ? .watchAndHold(delay: Self.contentDelay) : .watch
  }

  func watchMoved(_ touch: UITouch, event: UIEvent) -> Bool {
    guard touch === self.touch, let view = scrollView, isTracking else { return false }
    let location = location(of: touch, in: view)
    velocity.add(location, at: touch.timestamp)
    if phase == .watching {
      guard let beginning = beginning(of: location, in: view) else { return false }
      if touch.isDelivered, let content = touch.view, !view.canCancelContentTouches || !view.touchesShouldCancel(in: content) {
        phase = .refused
        return false
      }
      begin(at: beginning, in: view)
      // The delegate may have put an end to it.
      guard isDragging else { return true }
    }
    follow(location, in: view)
    return true
  }

  func watchEnded(_ touch: UITouch, event: UIEvent) {
    guard touch === self.touch else { return }
    if let view = scrollView { velocity.add(location(of: touch, in: view), at: touch.timestamp) }
    finish(velocity: velocity.value(at: touch.timestamp))
  }

  func watchCancelled(_ touch: UITouch, event: UIEvent) {
    guard touch === self.touch else { return }
    finish(velocity: CGVector(dx: 0, dy: 0))
  }

  /// Lets go of the finger, as when scrolling is switched off meanwhile.
  func abandon() {
    if isTracking { finish(velocity: CGVector(dx: 0, dy: 0)) }
  }

  /// The content moved by `distance` under the finger.
  func shift(by distance: CGFloat) { anchorOffset.y += distance }

  private func location(of touch: UITouch, in view: UIView) -> CGPoint {
    // In the view's own points, but not moving with the content.
    let point = touch.location(in: view)
    return CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
  }

  /// Where on its way to `location` the finger had travelled far enough along an axis that scrolls; nil if it has not.
  private func beginning(of location: CGPoint, in view: UIScrollView) -> CGPoint? {
    let x = view.horizontalAxis.isScrollable ? location.x - start.x : 0
    let y = view.verticalAxis.isScrollable ? location.y - start.y : 0
    let travel = hypot(x, y)
    guard travel >= Self.threshold else { return nil }
    return CGPoint(x: start.x + x * Self.threshold / travel, y: start.y + y * Self.threshold / travel)
  }

  private func begin(at location: CGPoint, in view: UIScrollView) {
    phase = .dragging
    view.mover.stop()
    view.tracking = view.tracking ?? ScrollTracking()
    anchor = location
    anchorOffset = CGPoint(
      x: view.horizontalAxis.wanted(for: view.contentOffset.x), y: view.verticalAxis.wanted(for: view.contentOffset.y))
    _ = try? view.storedDelegate?.scrollViewWillBeginDragging(view)
    view.indicators.show()
  }

  private func wantedOffset(at location: CGPoint) -> CGPoint {
    CGPoint(x: anchorOffset.x - (location.x - anchor.x), y: anchorOffset.y - (location.y - anchor.y))
  }

  private func follow(_ location: CGPoint, in view: UIScrollView) {
    let wanted = wantedOffset(at: location)
    let horizontal = view.horizontalAxis
    let vertical = view.verticalAxis
    view.move(
      to: CGPoint(
        x: horizontal.isScrollable ? horizontal.shown(for: wanted.x) : view.contentOffset.x,
        y: vertical.isScrollable ? vertical.shown(for: wanted.y) : view.contentOffset.y))
  }

  private func finish(velocity: CGVector) {
    let wasDragging = isDragging
    let last = touch
    phase = .idle
    touch = nil
    guard let view = scrollView else { return }
    guard wasDragging else { return view.mover.settle() }
    var speed = CGVector(dx: 0, dy: 0)
    if let last, velocity.dx != 0 || velocity.dy != 0 {
      let wanted = wantedOffset(at: location(of: last, in: view))
      let horizontal = view.horizontalAxis
      let vertical = view.verticalAxis
      speed.dx = horizontal.isScrollable ? -velocity.dx * horizontal.slope(at: wanted.x) : 0
      speed.dy = vertical.isScrollable ? -velocity.dy * vertical.slope(at: wanted.y) : 0
    }
    view.mover.release(velocity: speed)
  }
}
