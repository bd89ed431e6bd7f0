extension UIViewController {
  /// The whole way in but its end, for whoever puts the view into the hierarchy: will appear, `insert`, is appearing, layout (V-02).
  func appear(animated: Bool, insert: () -> Void) {
    beginAppearing(animated: animated)
    insert()
    enterHierarchy()
    viewIfLoaded?.layoutIfNeeded()
  }

  func disappear(animated: Bool) { beginDisappearing(animated: animated) }

  func beginAppearing(animated: Bool) {
    guard !appearance.isOnTheWayIn else { return }
    loadViewIfNeeded()
    appearance = AppearanceProgress(phase: .appearing, isAnimated: animated)
    prepareToAppear()
    viewWillAppear(animated)
    for child in appearanceChildren { child.beginAppearing(animated: animated) }
  }

  /// The view is in the hierarchy with traits and geometry; sent once, by whoever notices first.
  func enterHierarchy() {
    guard appearance.phase == .appearing, !appearance.didEnter, viewIfLoaded?.window != nil else { return }
    appearance.didEnter = true
    viewIsAppearing(appearance.isAnimated)
    for child in appearanceChildren { child.enterHierarchy() }
  }

  func finishAppearing() {
    guard appearance.phase == .appearing else { return }
    enterHierarchy()
    // A child's callback may have taken this controller away again.
    for child in appearanceChildren { child.finishAppearing() }
    guard appearance.phase == .appearing else { return }
    appearance.phase = .appeared
    viewDidAppear(appearance.isAnimated)
    isArriving = false
  }

  func beginDisappearing(animated: Bool) {
    guard appearance.isOnTheWayIn else { return }
    prepareToDisappear()
    appearance.phase = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    for child in appearanceChildren { child.beginDisappearing(animated: animated) }
  }

  func finishDisappearing() {
    guard appearance.phase == .disappearing else { return }
    for child in appearanceChildren { child.finishDisappearing() }
    guard appearance.phase == .disappearing else { return }
    let animated = appearance.isAnimated
    appearance = AppearanceProgress()
    viewDidDisappear(animated)
    isLeaving = false
  }

  /// The view is about to go to `window`, or off its window for nil.
  ///
  /// A child that an app simply adds to a visible view appears by that, without its container saying so.
  func rootViewWillMove(to window: UIWindow?) {
    guard let window else {
      if appearance.isOnTheWayIn, appearance.followsView || isForwardedByParent { beginDisappearing(animated: false) }
      return
    }
    guard appearance.phase == .disappeared, followsItsView(in: window) else { return }
    beginAppearing(animated: false)
    appearance.followsView = true
  }

  func rootViewDidMoveToWindow() {
    if viewIfLoaded?.window == nil {
      finishDisappearing()
    } else if appearance.followsView, appearance.phase == .appearing {
      viewIfLoaded?.setNeedsLayout()
      MainLoop.shared.afterCommit { [weak self] in self?.finishAppearing() }
    }
  }

  private var isForwardedByParent: Bool {
    guard let parent else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.placesChildrenItself
  }

  private func followsItsView(in window: UIWindow) -> Bool {
    guard let parent else { return window.rootViewController !== self && presentingController == nil && !window.isHidden }
    return isForwardedByParent && parent.appearance.isOnTheWayIn
  }
}
