extension CALayer {
  final func searchAction(forKey event: String) -> (any CAAction)? {
    if let delegate {
      let found: (any CAAction)? = MainThread.call((delegate, self)) { (try? $0.action(for: $1, forKey: event)) ?? nil }
      if let found { return found }
    }
    if let action = actions?[event] { return action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// What a layer of its own does when an animatable property changes (L-17): M8-07.
  private final func implicitAnimation(forKey event: String) -> CAAnimation? {
    guard let key = AnimatableKey(event), key.animatesImplicitly else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    let shown = presentedState(at: MediaTime.clock.now)
    animation.fromValue = key.value(in: shown)?.boxed
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
