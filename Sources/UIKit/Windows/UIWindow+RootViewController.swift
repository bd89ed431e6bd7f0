extension UIWindow {
  /// The old root's view leaves before the new one's comes (W-12); the new one fills the window and follows its size (W-11).
  func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      if rootHasAppeared {
        old.disappear(animated: false)
        old.viewIfLoaded?.removeFromSuperview()
        old.finishDisappearing()
      } else {
        old.viewIfLoaded?.removeFromSuperview()
      }
      rootHasAppeared = false
    }
    guard rootViewController != nil else { return }
    if isHidden { insertRootView() } else { appearRoot() }
    windowScene?.updateStatusBarAppearance()
  }

  func appearRoot() {
    guard let root = rootViewController, !rootHasAppeared else { return }
    rootHasAppeared = true
    root.appear(animated: false) { [self] in insertRootView() }
    windowScene?.updateStatusBarAppearance()
    MainLoop.shared.afterCommit { [weak self, weak root] in
      guard let self, let root, self.rootHasAppeared, self.rootViewController === root else { return }
      root.finishAppearing()
    }
  }

  func disappearRoot() {
    guard let root = rootViewController, rootHasAppeared else { return }
    rootHasAppeared = false
    root.disappear(animated: false)
    root.finishDisappearing()
    windowScene?.updateStatusBarAppearance()
  }

  private func insertRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.transform = .identity
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
