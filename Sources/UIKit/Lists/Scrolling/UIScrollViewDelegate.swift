/// Hears how a scroll view moves. Every requirement is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content moved, by whatever cause; called within the change (E-27).
  func scrollViewDidScroll(_ scrollView: UIScrollView) throws
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws
  /// The finger that dragged is being lifted.
  ///
  /// `velocity` is the content's, in points per millisecond; write another offset into `targetContentOffset` to have it rest there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) throws
  /// The finger was lifted; `decelerate` says whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) throws
  /// The content begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws
  /// The content has come to rest after moving on by itself, or a finger stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws
  /// An animated scroll made in code is over (E-27).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws
  /// `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws
}

extension UIScrollViewDelegate {
  /// Stands for a method the delegate does not have.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws { throw _uikOptional }
}
