extension UINavigationController {
  /// Takes over a new stack; what is seen follows at the next layout.
  func setStack(_ newStack: [UIViewController], animated: Bool) {
    let added = newStack.filter { new in !stack.contains { $0 === new } }
    let removed = stack.filter { old in !newStack.contains { $0 === old } }
    stack = newStack
    for controller in removed {
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
      controller.isLeaving = true
      controller.willMove(toParent: nil)
    }
    for controller in added {
      if leaving.contains(where: { $0 === controller }) {
        // Taken away and put back before anybody saw it.
        leaving.removeAll { $0 === controller }
        controller.isLeaving = false
        controller.willMove(toParent: self)
      } else {
        addChild(controller)
      }
      arriving.append(controller)
    }
    wantsAnimation = animated
    guard let container = viewIfLoaded else { return }
    if transition == nil, !isStartingTransition, stack.last === shown {
      bar.setItems(stack.map(\.navigationItem), animated: false)
      settle(arriving: takeArriving())
    }
    container.setNeedsLayout()
  }

  /// Brings what is seen up to the stack, unless something stands in the way that will ask again.
  func startTransitionIfNeeded() {
    guard transition == nil, !isStartingTransition, isViewLoaded, appearance.phase != .disappearing, stack.last !== shown else { return }
    isStartingTransition = true
    defer { isStartingTransition = false }
    guard let to = stack.last else { return removeLastScreen() }
    to.loadViewIfNeeded()
    // Its `viewDidLoad` may have changed the stack.
    guard stack.last === to else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let from = shown
    let animated = wantsAnimation && from != nil && appearance.phase == .appeared && UIView.areAnimationsEnabled
    wantsAnimation = false
    let coordinator = TransitionCoordinator(duration: animated ? TransitionCoordinator.systemSpringDuration : 0, motion: .systemSpring)
    coordinator.container = content
    coordinator.from = from
    coordinator.to = to
    let isPop = shownStack.contains { $0 === to }
    let transition = NavigationTransition(coordinator: coordinator, from: from, to: to, isPop: isPop, arriving: takeArriving())
    self.transition = transition
    runningTransition = coordinator
    from?.runningTransition = coordinator
    to.runningTransition = coordinator
    shown = to
    shownStack = stack

    try? delegate?.navigationController(self, willShow: to, animated: animated)
    if appearance.isOnTheWayIn {
      from?.beginDisappearing(animated: animated)
      to.beginAppearing(animated: animated)
    }
    perform(transition, animated: animated)
  }

  private func perform(_ transition: NavigationTransition, animated: Bool) {
    let coordinator = transition.coordinator
    let barChange = bar.change(to: shownStack.map(\.navigationItem), motion: animated ? (transition.isPop ? .pop : .push) : nil)
    UIView.performWithoutAnimation {
      arrange(transition, animated: animated)
      place(transition, atEnd: !animated)
      if appearance.didEnter || appearance.phase == .appeared { transition.to.enterHierarchy() }
      transition.to.viewIfLoaded?.layoutIfNeeded()
      barChange.begin()
    }
    content.isUserInteractionEnabled = !animated
    bar.isUserInteractionEnabled = !animated
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      barChange.end()
      self?.finish(transition, animated: animated)
    }
    coordinator.run {
      self.place(transition, atEnd: true)
      barChange.move()
      self.updateBarBackground()
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Puts the views of a transition on each other in the order in which they lie.
  private func arrange(_ transition: NavigationTransition, animated: Bool) {
    guard let toView = transition.to.viewIfLoaded else { return }
    toView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard animated, let fromView = transition.from?.viewIfLoaded else {
      content.addSubview(toView)
      return
    }
    let upper = transition.isPop ? fromView : toView
    let lower = transition.isPop ? toView : fromView
    content.addSubview(lower)
    content.veil.alpha = transition.isPop ? NavigationTransition.veilStrength : 0
    content.addSubview(content.veil)
    content.addSubview(content.edgeShadow)
    content.addSubview(upper)
  }

  /// Gives the views of a transition their places at its beginning or its end.
  func place(_ transition: NavigationTransition, atEnd: Bool) {
    let shifts = transition.shifts(atEnd: atEnd)
    let width = content.bounds.width
    place(transition.to, shift: shifts.to * width)
    guard let from = transition.from, from.viewIfLoaded?.superview === content else { return }
    place(from, shift: shifts.from * width)
    content.veil.frame = content.bounds
    content.veil.alpha = atEnd == transition.isPop ? 0 : NavigationTransition.veilStrength
    let edge = (transition.isPop ? shifts.from : shifts.to) * width
    content.edgeShadow.frame = CGRect(
      x: edge - NavigationEdgeShadow.width, y: 0, width: NavigationEdgeShadow.width, height: content.bounds.height)
  }

  private func finish(_ transition: NavigationTransition, animated: Bool) {
    guard self.transition === transition else { return }
    self.transition = nil
    runningTransition = nil
    content.isUserInteractionEnabled = true
    bar.isUserInteractionEnabled = true
    content.veil.removeFromSuperview()
    content.edgeShadow.removeFromSuperview()
    if let fromView = transition.from?.viewIfLoaded, fromView.superview === content { fromView.removeFromSuperview() }
    transition.from?.finishDisappearing()
    if appearance.phase == .appeared { transition.to.finishAppearing() }
    settle(arriving: transition.arriving)
    try? delegate?.navigationController(self, didShow: transition.to, animated: animated)
    viewIfLoaded?.setNeedsLayout()
  }

  /// The stack became empty: an empty screen, without motion.
  private func removeLastScreen() {
    guard let last = shown else { return }
    shown = nil
    shownStack = []
    bar.setItems([], animated: false)
    last.beginDisappearing(animated: false)
    last.viewIfLoaded?.removeFromSuperview()
    last.finishDisappearing()
    settle(arriving: [])
  }

  private func takeArriving() -> [UIViewController] {
    defer { arriving = [] }
    return arriving
  }

  /// Tells those whose coming or going is over.
  private func settle(arriving: [UIViewController]) {
    let gone = leaving
    leaving = []
    for controller in gone where controller !== shown {
      controller.removeFromParent()
      controller.isLeaving = false
    }
    leaving += gone.filter { $0 === shown }
    for controller in arriving where stack.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
  }
}
