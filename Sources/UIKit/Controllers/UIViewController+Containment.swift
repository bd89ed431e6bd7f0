extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parentController !== self, !isHeld(by: child) else { return }
    if child.parentController != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
    child.isArriving = true
    child.viewIfLoaded?.inheritTraits()
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    isArriving = false
    containerSafeAreaInsets = .zero
    didMove(toParent: nil)
  }

  private func isHeld(by controller: UIViewController) -> Bool {
    sequence(first: self, next: { $0.parentController }).contains { $0 === controller }
  }
}
