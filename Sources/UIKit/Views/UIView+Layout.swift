extension UIView {
  func runLayout() {
    traitCollection.performAsCurrent {
      if let owningViewController {
        owningViewController.layoutRootView { layoutSubviews() }
      } else {
        layoutSubviews()
      }
    }
  }
}
