/// Whoever looks different while a scroll view rests at its edge: a bar.
@MainActor protocol ScrollEdgeObserver: AnyObject {
  /// The content offset or the adjusted insets of `scrollView` changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
}
