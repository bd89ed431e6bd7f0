/// What a display link calls for a scroll view's motion, without keeping the scroll view.
final class ScrollFrames: _UIKIsolatedObject {
  static let selector = Selector("frame:", ScrollFrames.frame)

  private weak var mover: ScrollMover?

  init(mover: ScrollMover) {
    self.mover = mover
    super.init(_uik: ())
  }

  func frame(_ link: CADisplayLink) {
    guard let mover else { return link.invalidate() }
    mover.frame()
  }
}
