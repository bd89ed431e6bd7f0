/// The controller whose view fills the window (W-11, W-12), and those presented over it, which come and go with the window.
extension UIWindow {
  /// The old root's view leaves before the new one's comes (W-12); the new one fills the window and follows its size (W-11).
  ///
  /// What the old root presented goes with it, without a word to whoever waits for its end.
  func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old { dismount(old) }
    guard let root = rootViewController else { return }
    root.rootWindow = self
    if isHidden { insertRootView() } else { appearRoot() }
    windowScene?.updateStatusBarAppearance()
  }

  func appearRoot() {
    guard let root = rootViewController, !rootHasAppeared else { return }
    // Its `viewDidLoad` may have given the window another root.
    root.loadViewIfNeeded()
    guard rootViewController === root, !rootHasAppeared else { return }
    rootHasAppeared = true
    windowScene?.turnAsAllowed()
    let seen = root.presentationChain.filter { $0 === root ? root.presentedController?.isCoveringPresenter != true : $0.isLying(in: self) }
    for controller in seen { controller.appear(animated: false) { [self] in if controller === root { insertRootView() } } }
    windowScene?.updateStatusBarAppearance()
    MainLoop.shared.afterCommit { [weak self] in
      guard let self, self.rootHasAppeared, self.rootViewController === root else { return }
      for controller in seen { controller.finishAppearing() }
    }
  }

  /// A transition under way comes to its end first.
  func disappearRoot() {
    guard let root = rootViewController, rootHasAppeared else { return }
    disappear(root)
    windowScene?.turnAsAllowed()
    windowScene?.updateStatusBarAppearance()
  }

  func insertRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.transform = .identity
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func disappear(_ root: UIViewController) {
    rootHasAppeared = false
    for controller in root.presentationChain { controller.activePresentation?.coordinator?.finish() }
    for controller in root.presentationChain.reversed() {
      controller.disappear(animated: false)
      controller.finishDisappearing()
    }
  }

  private func dismount(_ old: UIViewController) {
    if rootHasAppeared { disappear(old) }
    let covers = Array(old.presentationChain.dropFirst())
    for cover in covers.reversed() { cover.activePresentation?.leave() }
    UIPresentationController.unlink(covers, from: old, nil)
    old.viewIfLoaded?.removeFromSuperview()
    old.rootWindow = nil
  }
}

extension UIViewController {
  /// Whether this presented controller has taken its presenter's view out of the hierarchy.
  fileprivate var isCoveringPresenter: Bool { presentingController?.viewIfLoaded.map { $0.superview == nil } ?? false }

  fileprivate func isLying(in window: UIWindow) -> Bool { viewIfLoaded?.window === window }
}
