/// Moves a scroll view's content by itself, frame by frame: after a drag, for an animated scroll, behind a wheel.
///
/// Every place is a function of the media time since the motion began, so a frame that comes late is in the right place.
@MainActor final class ScrollMover {
  private enum Course {
    case rest
    case coast(x: ScrollMotion, y: ScrollMotion)
    case animate(ScrollAnimation)
  }

  private weak var scrollView: UIScrollView?
  private var course = Course.rest
  private var begin: CFTimeInterval = 0
  /// What content above has grown since the motion began.
  private var shifted: CGFloat = 0
  private var link: CADisplayLink?

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  isolated deinit { link?.invalidate() }

  /// Whether the content moves on after a drag.
  var isCoasting: Bool { if case .coast = course { true } else { false } }

  /// Whether an animated scroll or a wheel moves the content.
  var isAnimating: Bool { if case .animate = course { true } else { false } }

  /// Lets the content go after a drag, at `velocity` in points per second, in the delegate's order of events.
  func release(velocity: CGVector) {
    guard let view = scrollView else { return }
    var motions = motions(velocity: velocity)
    let expected = CGPoint(x: motions.x.target, y: motions.y.target)
    var target = expected
    withUnsafeMutablePointer(to: &target) { pointer in
      let perMillisecond = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
      _ = try? view.storedDelegate?.scrollViewWillEndDragging(view, withVelocity: perMillisecond, targetContentOffset: pointer)
    }
    let rate = view.decelerationRate.rawValue
    if target.x != expected.x, target.x.isFinite { motions.x = ScrollMotion(from: view.contentOffset.x, to: target.x, rate: rate) }
    if target.y != expected.y, target.y.isFinite { motions.y = ScrollMotion(from: view.contentOffset.y, to: target.y, rate: rate) }
    let goesOn = max(motions.x.duration, motions.y.duration) > 0
    _ = try? view.storedDelegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    // The delegate may have begun another scroll.
    guard case .rest = course, !view.drag.isDragging else { return }
    if goesOn { coast(motions) } else { rest() }
  }

  /// Brings back content that was left past an edge without being dragged.
  func settle() {
    guard let view = scrollView, case .rest = course, view.clamped(view.contentOffset) != view.contentOffset else { return }
    coast(motions(velocity: CGVector(dx: 0, dy: 0)))
  }

  func animate(to target: CGPoint) {
    guard let view = scrollView else { return }
    begin(.animate(ScrollAnimation(start: view.contentOffset, target: target, pace: .eased)))
    view.indicators.show()
  }

  /// Goes after a wheel whose turns add up.
  /// - Returns: Whether there was anywhere to go.
  func follow(wheel delta: CGPoint) -> Bool {
    guard let view = scrollView else { return false }
    var from = view.contentOffset
    if case .animate(let animation) = course { from = animation.target }
    let target = view.clamped(CGPoint(x: from.x + delta.x, y: from.y + delta.y))
    guard target != from || isAnimating else { return false }
    if isCoasting { stop() }
    begin(.animate(ScrollAnimation(start: view.contentOffset, target: target, pace: .following)))
    view.indicators.show()
    return true
  }

  /// Ends whatever moves the content, where it is.
  func stop() {
    let wasCoasting = isCoasting
    rest()
    if wasCoasting, let view = scrollView { _ = try? view.storedDelegate?.scrollViewDidEndDecelerating(view) }
  }

  /// Ends a scroll made in code or by a wheel, where it is.
  func stopAnimation() {
    if isAnimating { rest() }
  }

  func stopFollowingWheel() {
    if case .animate(let animation) = course, animation.pace == .following { rest() }
  }

  func shift(by distance: CGFloat) { shifted += distance }

  /// Continues at the present speed toward the edges there are now.
  func rangeDidChange() {
    guard case .coast(let x, let y) = course else { return }
    let time = CACurrentMediaTime() - begin
    course = .coast(x: x, y: y)
    let motions = motions(velocity: CGVector(dx: x.velocity(at: time), dy: y.velocity(at: time)))
    begin = CACurrentMediaTime()
    shifted = 0
    course = .coast(x: motions.x, y: motions.y)
  }

  private func motions(velocity: CGVector) -> (x: ScrollMotion, y: ScrollMotion) {
    guard let view = scrollView else { return (still(0), still(0)) }
    return (
      motion(from: view.contentOffset.x, velocity: velocity.dx, on: view.horizontalAxis, in: view),
      motion(from: view.contentOffset.y, velocity: velocity.dy, on: view.verticalAxis, in: view)
    )
  }

  private func motion(from offset: CGFloat, velocity: CGFloat, on axis: ScrollAxis, in view: UIScrollView) -> ScrollMotion {
    ScrollMotion(from: offset, velocity: velocity, in: axis.range, rate: view.decelerationRate.rawValue, bounces: axis.bounces)
  }

  private func still(_ offset: CGFloat) -> ScrollMotion {
    ScrollMotion(from: offset, velocity: 0, in: offset...offset, rate: 0.5, bounces: false)
  }

  private func coast(_ motions: (x: ScrollMotion, y: ScrollMotion)) {
    guard let view = scrollView else { return }
    begin(.coast(x: motions.x, y: motions.y))
    view.tracking = view.tracking ?? ScrollTracking()
    view.indicators.show()
    _ = try? view.storedDelegate?.scrollViewWillBeginDecelerating(view)
  }

  private func begin(_ course: Course) {
    self.course = course
    begin = CACurrentMediaTime()
    shifted = 0
    guard link == nil else { return }
    let link = CADisplayLink(target: ScrollFrames(mover: self), selector: ScrollFrames.selector)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func rest() {
    course = .rest
    link?.invalidate()
    link = nil
    guard let view = scrollView, !view.drag.isDragging else { return }
    view.tracking = nil
    view.indicators.fadeSoon()
  }

  /// Puts the content where it belongs at the present media time.
  func frame() {
    guard let view = scrollView else { return rest() }
    let time = CACurrentMediaTime() - begin
    switch course {
    case .rest: rest()
    case .coast(let x, let y):
      view.move(to: CGPoint(x: x.position(at: time), y: y.position(at: time) + shifted))
      // A delegate may have stopped or changed it.
      guard case .coast(let nowX, let nowY) = course, nowX == x, nowY == y, time >= max(x.duration, y.duration) else { return }
      stop()
    case .animate(let animation):
      let place = animation.position(at: time)
      view.move(to: CGPoint(x: place.x, y: place.y + shifted))
      guard case .animate(let now) = course, now == animation, time >= animation.duration else { return }
      view.finishAnimatedScroll(at: CGPoint(x: animation.target.x, y: animation.target.y + shifted))
      rest()
      if animation.pace == .eased { _ = try? view.storedDelegate?.scrollViewDidEndScrollingAnimation(view) }
    }
  }
}
