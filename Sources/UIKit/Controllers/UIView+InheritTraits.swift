extension UIView {
  /// Takes the traits of where the view is once more, for when what its controller makes of them has changed.
  func inheritTraits() {
    updateTraits(parent: superview?.traitCollection ?? window?.windowScene?.traitCollection ?? UIScreen.main.traitCollection)
  }
}
