/// What adapts to the size and traits of the place it is shown in.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size `container`, held by this one, will have when this one has `parentSize`, in points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  /// The container will take `size`, in points, within the transition of `coordinator`.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits will become `newCollection` within the transition of `coordinator`.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
