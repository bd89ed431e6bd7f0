/// The two indicators of a scroll view: shown with the first movement, gone a while after the last (M8-32).
@MainActor final class ScrollIndicators {
  /// Seconds from rest to the fade, and of the fade.
  static let pause = 0.6
  static let fadeDuration = 0.3

  private weak var scrollView: UIScrollView?
  private var vertical: ScrollIndicator?
  private var horizontal: ScrollIndicator?
  private var timer: MediaTimer?
  private var isShown = false

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  isolated deinit { timer?.invalidate() }

  func show() {
    timer?.invalidate()
    timer = nil
    isShown = true
    for indicator in [vertical, horizontal].compactMap({ $0 }) {
      indicator.layer.removeAllAnimations()
      UIView.performWithoutAnimation { indicator.alpha = 1 }
    }
    update()
  }

  func flash() {
    guard scrollView?.window != nil else { return }
    show()
    fadeSoon()
  }

  /// The content rests: the indicators stay a moment, then fade.
  func fadeSoon() {
    guard isShown, timer == nil else { return }
    timer = MediaTimer.schedule(after: Self.pause) { [weak self] in self?.fade() }
  }

  func hideAtOnce() {
    timer?.invalidate()
    timer = nil
    isShown = false
    for indicator in [vertical, horizontal].compactMap({ $0 }) { indicator.isHidden = true }
  }

  func updateColors() {
    guard let scrollView else { return }
    vertical?.apply(scrollView.indicatorStyle)
    horizontal?.apply(scrollView.indicatorStyle)
  }

  /// Places the indicators by the present offset.
  func update() {
    guard isShown, let view = scrollView else { return }
    let verticalAxis = view.verticalAxis
    let horizontalAxis = view.horizontalAxis
    let showsVertical = view.showsVerticalScrollIndicator && verticalAxis.isScrollable
    let showsHorizontal = view.showsHorizontalScrollIndicator && horizontalAxis.isScrollable
    let safe = view.safeAreaInsets
    let side = ScrollIndicatorPlace.thickness + ScrollIndicatorPlace.margin
    if showsVertical {
      let insets = safe + view.verticalScrollIndicatorInsets
      let track = track(view.bounds.height, insets.top, insets.bottom + (showsHorizontal ? side : 0))
      let place = ScrollIndicatorPlace(offset: view.contentOffset.y, axis: verticalAxis, track: track)
      let x = view.bounds.maxX - insets.right - side
      set(
        &vertical, in: view,
        CGRect(x: x, y: view.bounds.minY + place.position, width: ScrollIndicatorPlace.thickness, height: place.length))
    } else {
      vertical?.isHidden = true
    }
    if showsHorizontal {
      let insets = safe + view.horizontalScrollIndicatorInsets
      let track = track(view.bounds.width, insets.left, insets.right + (showsVertical ? side : 0))
      let place = ScrollIndicatorPlace(offset: view.contentOffset.x, axis: horizontalAxis, track: track)
      let y = view.bounds.maxY - insets.bottom - side
      set(
        &horizontal, in: view,
        CGRect(x: view.bounds.minX + place.position, y: y, width: place.length, height: ScrollIndicatorPlace.thickness))
    } else {
      horizontal?.isHidden = true
    }
  }

  private func track(_ length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> ClosedRange<CGFloat> {
    let low = before + ScrollIndicatorPlace.margin
    return low...max(low, length - after - ScrollIndicatorPlace.margin)
  }

  private func set(_ indicator: inout ScrollIndicator?, in view: UIScrollView, _ frame: CGRect) {
    let scale = max(1, view.traitCollection.displayScale)
    let shown = indicator ?? ScrollIndicator(style: view.indicatorStyle)
    UIView.performWithoutAnimation {
      if shown.superview !== view { view.addSubview(shown) }
      shown.frame = CGRect(
        x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
        width: (frame.width * scale).rounded() / scale, height: (frame.height * scale).rounded() / scale)
      shown.isHidden = false
    }
    indicator = shown
  }

  private func fade() {
    timer = nil
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        vertical?.alpha = 0
        horizontal?.alpha = 0
      },
      completion: { [weak self] finished in
        guard finished, let self, self.timer == nil, self.vertical?.alpha != 1, self.horizontal?.alpha != 1 else { return }
        self.isShown = false
        self.vertical?.isHidden = true
        self.horizontal?.isHidden = true
      })
  }
}
