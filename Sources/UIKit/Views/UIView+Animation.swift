extension UIView {
  /// Animates the changes that `animations` makes to views, over `duration` seconds of media time, easing in and out (L-18, M8-05).
  ///
  /// The views have their final values at once, only the picture is in between (L-16). `completion` hears whether the animation came to
  /// its end. With a duration of 0, or where nothing changes, it is called in the next turn of the run loop.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, delay: 0, options: [], changes: animations, completion: completion)
  }

  /// As `animate(withDuration:animations:completion:)`, beginning after `delay` seconds and running as `options` say.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration: duration, delay: delay, options: options, changes: animations, completion: completion)
  }

  /// Animates as a spring does that is settled after `duration` seconds (M8-03, M8-04).
  ///
  /// - Parameters:
  ///   - duration: seconds of media time.
  ///   - delay: seconds before it begins.
  ///   - dampingRatio: 1 comes to rest without swinging; less swings, from 0.01 up.
  ///   - velocity: in whole distances per second.
  ///   - options: how it runs; a curve in them has no effect.
  ///   - animations: changes views.
  ///   - completion: hears whether the animation came to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    ViewAnimation.run(
      duration: duration, delay: delay, options: options, timing: duration > 0 && duration.isFinite ? .spring(motion) : nil,
      changes: animations, completion: completion)
  }

  /// Animates as a spring with a period of `duration` seconds that overshoots by `bounce`, from -1 to 1 (M8-06).
  ///
  /// It runs until a thousandth of the distance is left.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(perceptualDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
    ViewAnimation.run(
      duration: duration, delay: delay, options: options, timing: duration > 0 && duration.isFinite ? .spring(motion) : nil,
      changes: animations, completion: completion)
  }

  /// Within an animation block: makes the changes in `animations` run `count` times, back and forth if asked.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    ViewAnimation.repeating(count: count, autoreverses: autoreverses, animations)
  }

  func layerAction(for layer: CALayer, key: String) -> (any CAAction)? {
    // The layers of a view's own making go by their own rules; the view's layer never moves by itself (L-17).
    guard layer === self.layer else { return nil }
    return ViewAnimation.current?.action(for: self, key: key) ?? NSNull()
  }
}
