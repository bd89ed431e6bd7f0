extension UIPresentationController {
  /// How long a cross dissolve takes, in seconds (M8-13).
  static let dissolveDuration: TimeInterval = 0.35

  /// Shows the presented controller: will-callbacks, hierarchy, layout, motion, did-callbacks (V-02, V-07).
  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presented, let presenter, presented.activePresentation === self, containerView == nil,
      let window = presenter.hostWindow
    else { return }
    presented.loadViewIfNeeded()
    presented.isComing = true
    window.windowScene?.turn(presenting: presented)
    let isSeen = presenter.appearance.isOnTheWayIn && !window.isHidden
    let coordinator = makeCoordinator(animated: animated && isSeen, from: presenter, to: presented)
    let moves = coordinator.isAnimated
    let container = PresentationContainerView(frame: window.bounds)
    container.presentation = self
    containerView = container
    coordinator.container = container
    releaseFirstResponder(of: window)
    UIView.performWithoutAnimation { window.addSubview(container) }
    presentationTransitionWillBegin()
    if isSeen {
      if shouldRemovePresentersView { presenter.beginDisappearing(animated: moves) }
      presented.beginAppearing(animated: moves)
    }
    UIView.performWithoutAnimation {
      if let view = presented.view { container.addSubview(view) }
      presented.enterHierarchy()
      place(away: false)
      container.layoutIfNeeded()
      place(away: moves)
    }
    coordinator.animate(alongsideTransition: nil) { [self] _ in finishPresenting(completion) }
    coordinator.run { [self] in
      place(away: false)
      window.windowScene?.updateStatusBarAppearance()
    }
  }

  private func finishPresenting(_ completion: (() -> Void)?) {
    endTransition()
    presented?.finishAppearing()
    // The app may have dismissed it from there.
    if shouldRemovePresentersView, containerView != nil, !isInTransition, let presenter {
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.finishDisappearing()
    }
    presented?.isComing = false
    presentationTransitionDidEnd(true)
    completion?()
    runWaiting()
  }

  /// Takes away what lies over the presenter, of which this is the uppermost and alone moves (V-08).
  func dismiss(_ covers: [UIViewController], over base: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let top = presented, let container = containerView, let window = base.hostWindow else {
      return UIPresentationController.unlink(covers, from: base, completion)
    }
    let isSeen = top.appearance.isOnTheWayIn && !window.isHidden
    let coordinator = makeCoordinator(animated: animated && isSeen, from: top, to: base)
    let moves = coordinator.isAnimated
    coordinator.container = container
    for cover in covers { cover.isGoing = true }
    window.windowScene?.turnAsAllowed()
    let presentations = covers.compactMap(\.activePresentation)
    for presentation in presentations { presentation.dismissalTransitionWillBegin() }
    for cover in covers.reversed() where cover.appearance.isOnTheWayIn {
      cover.beginDisappearing(animated: cover === top && moves)
    }
    let isBack = base.viewIfLoaded?.window == nil
    // Dismissed from the presented controller's `viewDidAppear`, it lets the presenter come back before it was gone.
    if isSeen, isBack || base.appearance.phase == .disappearing { base.beginAppearing(animated: moves) }
    UIView.performWithoutAnimation {
      if isBack { base.putViewBack(in: window) }
      base.enterHierarchy()
      base.viewIfLoaded?.layoutIfNeeded()
      for presentation in presentations where presentation !== self { presentation.leave() }
    }
    coordinator.animate(alongsideTransition: nil) { [self] _ in finishDismissing(covers, presentations, over: base, completion) }
    coordinator.run { [self] in
      place(away: moves)
      window.windowScene?.updateStatusBarAppearance()
    }
  }

  private func finishDismissing(
    _ covers: [UIViewController], _ presentations: [UIPresentationController], over base: UIViewController, _ completion: (() -> Void)?
  ) {
    endTransition()
    let responder = presentations.first?.formerFirstResponder
    UIPresentationController.unlink(covers, from: base) {
      base.finishAppearing()
      UIView.performWithoutAnimation {
        self.leave()
        self.isPresentedViewAway = false
        self.presented?.viewIfLoaded?.alpha = 1
      }
      for presentation in presentations { presentation.dismissalTransitionDidEnd(true) }
      if let responder, let window = responder.responderWindow, window.firstResponder == nil { responder.becomeFirstResponder() }
      completion?()
    }
    runWaiting()
  }

  /// Forgets who presents whom; `body` still sees the controllers on their way out.
  static func unlink(_ covers: [UIViewController], from base: UIViewController, _ body: (() -> Void)?) {
    base.presentedController = nil
    for cover in covers {
      cover.presentingController = nil
      cover.presentedController = nil
      cover.activePresentation = nil
      cover.isComing = false
      cover.isGoing = true
    }
    body?()
    for cover in covers { cover.isGoing = false }
  }

  /// The container and the presented view leave the window.
  func leave() {
    let container = containerView
    containerView = nil
    presented?.viewIfLoaded?.removeFromSuperview()
    presented?.finishDisappearing()
    container?.removeFromSuperview()
  }

  /// Where the presented view belongs now; a turn of the interface may come at any time.
  func placePresentedView() {
    guard let view = presentedView, let container = containerView, view.superview === container else { return }
    var frame = frameOfPresentedViewInContainerView
    if isPresentedViewAway, presented?.modalTransitionStyle == .coverVertical { frame.origin.y += container.bounds.height }
    if view.frame != frame { view.frame = frame }
  }

  private func place(away: Bool) {
    isPresentedViewAway = away
    placePresentedView()
    if presented?.modalTransitionStyle == .crossDissolve { presentedView?.alpha = away ? 0 : 1 }
  }

  private func makeCoordinator(animated: Bool, from: UIViewController, to: UIViewController) -> TransitionCoordinator {
    let moves = animated && UIView.areAnimationsEnabled
    let coordinator: TransitionCoordinator
    if presented?.modalTransitionStyle == .crossDissolve {
      coordinator = TransitionCoordinator(duration: moves ? Self.dissolveDuration : 0, curve: .easeInOut)
    } else {
      coordinator = TransitionCoordinator(duration: moves ? TransitionCoordinator.systemSpringDuration : 0, motion: .systemSpring)
    }
    coordinator.from = from
    coordinator.to = to
    from.runningTransition = coordinator
    to.runningTransition = coordinator
    self.coordinator = coordinator
    return coordinator
  }

  private func endTransition() {
    coordinator?.from?.runningTransition = nil
    coordinator?.to?.runningTransition = nil
    coordinator = nil
  }

  private func runWaiting() {
    let waiting = afterTransition
    afterTransition = []
    for body in waiting { body() }
  }

  /// What has the keys beneath gives them up, and has them again after the dismissal.
  private func releaseFirstResponder(of window: UIWindow) {
    guard let responder = window.firstResponder else { return }
    if responder.resignFirstResponder() { formerFirstResponder = responder }
  }
}
