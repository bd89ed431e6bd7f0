extension UIViewController {
  /// The outermost of the containers that hold this controller, which presents for all of them.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  /// This controller and what is presented over it, lowest first.
  var presentationChain: [UIViewController] { Array(sequence(first: self, next: \.presentedController)) }

  /// The window that an outermost controller is shown in, even while its view is away under a full-screen cover.
  var hostWindow: UIWindow? {
    viewIfLoaded?.window ?? rootWindow ?? presentingController?.hostWindow
  }

  /// The controller that decides orientation: the uppermost of the chain that is not on its way out (O-01).
  var uppermostPresented: UIViewController {
    var controller = self
    while let next = controller.presentedController, !next.isGoing { controller = next }
    return controller
  }

  /// The controller that the question for the status bar begins with: the uppermost that covers the screen, or wants to be asked (O-07).
  var statusBarOwner: UIViewController {
    var owner = self
    var controller = self
    while let next = controller.presentedController, !next.isGoing {
      if next.modalPresentationStyle != .overFullScreen || next.modalPresentationCapturesStatusBarAppearance { owner = next }
      controller = next
    }
    return owner
  }

  func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    checkPresentable(controller)
    let presenter = outermost
    if let other = presenter.presentedController {
      return Message.say("Attempt to present \(controller) on \(self), which is already presenting \(other): nothing was presented.")
    }
    guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
      return Message.say("Attempt to present \(controller) on \(self), whose view is not in a window: nothing was presented.")
    }
    guard presenter.activePresentation?.isInTransition != true else {
      return Message.say("Attempt to present \(controller) on \(self) while a presentation is in progress: nothing was presented.")
    }
    let presentation = UIPresentationController(presentedViewController: controller, presenting: presenter)
    presenter.presentedController = controller
    controller.presentingController = presenter
    controller.activePresentation = presentation
    start(presentation, animated: animated, completion: completion)
  }

  /// A presenter that is only just appearing does so to its end first, so that its own calls stay balanced.
  private func start(_ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?) {
    guard presentation.presenter?.appearance.phase == .appearing else {
      return presentation.present(animated: animated, completion: completion)
    }
    MainLoop.shared.afterCommit { self.start(presentation, animated: animated, completion: completion) }
  }

  private func checkPresentable(_ controller: UIViewController) {
    if sequence(first: self, next: { $0.parentController }).contains(where: { $0 === controller }) {
      fatalError("\(controller) cannot present itself.")
    }
    if let presenter = controller.presentingController {
      fatalError("\(controller) cannot be presented: \(presenter) is already presenting it.")
    }
    if let parent = controller.parentController {
      fatalError("\(controller) cannot be presented: it has a parent, \(parent).")
    }
  }

  /// Takes away what this controller presents, else it is the presenter's affair (V-08). With neither only `completion` runs.
  func dismissModally(animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    if presenter.presentedController != nil {
      presenter.uncover(animated: animated, completion: completion)
    } else if let below = presenter.presentingController {
      below.uncover(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  private func uncover(animated: Bool, completion: (() -> Void)?) {
    // What has not begun to come never comes.
    for cover in presentationChain.dropFirst().reversed() where cover.activePresentation?.containerView == nil {
      UIPresentationController.unlink([cover], from: cover.presentingController ?? self, nil)
    }
    let covers = Array(presentationChain.dropFirst())
    guard let first = covers.first, let top = covers.last?.activePresentation else {
      completion?()
      return
    }
    if let busy = covers.compactMap(\.activePresentation).first(where: \.isInTransition) {
      // What moves comes to its end first. If it was on its way out already, that was all that is wanted.
      let isWanted = !first.isGoing
      busy.afterTransition.append { [weak self] in
        if isWanted { self?.uncover(animated: animated, completion: completion) } else { completion?() }
      }
      return
    }
    top.dismiss(covers, over: self, animated: animated, completion: completion)
  }

  /// The view returns from under a full-screen cover, in the size that the window has now.
  func putViewBack(in window: UIWindow) {
    guard let view = viewIfLoaded else { return }
    if let presentation = activePresentation, let container = presentation.containerView {
      container.addSubview(view)
      presentation.placePresentedView()
    } else {
      window.insertRootView()
    }
  }
}
