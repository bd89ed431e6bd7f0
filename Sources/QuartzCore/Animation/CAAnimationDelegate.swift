/// Hears when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun to run.
  func animationDidStart(_ anim: CAAnimation) throws
  /// The animation has ended; `flag` is false where it was removed before its time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) throws
}

extension CAAnimationDelegate {
  /// Not written.
  public func animationDidStart(_ anim: CAAnimation) throws { throw _uikOptional }
  /// Not written.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) throws { throw _uikOptional }
}
