extension UINavigationController: ScrollEdgeObserver {
  /// 50 on a pad, 32 in a vertically compact environment, else 44 (M4-01).
  private var barHeight: CGFloat {
    let traits = traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  private var safeTop: CGFloat { viewIfLoaded?.safeAreaInsets.top ?? 0 }

  /// Lays out the bar and the screens; also where a change of the stack is noticed.
  func layoutContainer() {
    guard let container = viewIfLoaded else { return }
    content.frame = container.bounds
    layoutBar(in: container)
    startTransitionIfNeeded()
    guard !isStartingTransition else { return }
    if let transition {
      place(transition, atEnd: true)
    } else if let shown {
      place(shown, shift: 0)
    }
    updateBarBackground()
  }

  private func layoutBar(in container: UIView) {
    let height = barHeight
    bar.topExtension = safeTop
    bar.frame = CGRect(x: 0, y: isBarHidden ? -height : safeTop, width: container.bounds.width, height: height)
  }

  func moveBar(hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let container = viewIfLoaded else {
      bar.isHidden = hidden
      return
    }
    bar.isHidden = false
    let settle = { [weak self] in
      guard let self else { return }
      self.bar.isHidden = self.isBarHidden
    }
    container.setNeedsLayout()
    guard animated, container.window != nil, appearance.isOnTheWayIn, !isStartingTransition else { return settle() }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: { container.layoutIfNeeded() }) { _ in settle() }
  }

  /// Gives a screen its frame, moved aside by `shift`, and the part of it that the bar covers.
  func place(_ controller: UIViewController, shift: CGFloat) {
    guard let view = controller.viewIfLoaded, view.superview === content else { return }
    let barBottom = isBarHidden ? 0 : safeTop + barHeight
    let goesUnderBar =
      controller.edgesForExtendedLayout.contains(.top) && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    var frame = content.bounds
    if !goesUnderBar {
      frame.origin.y = barBottom
      frame.size.height = max(0, frame.height - barBottom)
    }
    frame.origin.x += shift
    if view.frame != frame { view.frame = frame }
    controller.containerSafeAreaInsets = UIEdgeInsets(
      top: goesUnderBar && !isBarHidden ? barHeight : 0, left: 0, bottom: 0, right: 0)
  }

  /// The bar has no background while the content rests at its upper edge, or does not scroll (M4-10).
  ///
  /// It comes within the first 10 points of scrolling, so that a drag sees no jump.
  func updateBarBackground() {
    let scrollView = shown?.contentScrollView(for: .top)
    scrollView?.scrollEdgeObserver = self
    let distance = scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    bar.scrollEdgeProgress = min(1, max(0, distance / 10))
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard scrollView === shown?.contentScrollView(for: .top) else { return }
    updateBarBackground()
  }
}
