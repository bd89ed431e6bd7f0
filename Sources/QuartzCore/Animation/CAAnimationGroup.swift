/// Animations that run together in the group's time; what lasts longer than the group is cut off.
open class CAAnimationGroup: CAAnimation {
  /// Creates an empty group.
  public override init() { super.init() }

  /// What runs; their delegates and `isRemovedOnCompletion` are not used, the group's are.
  open var animations: [CAAnimation]?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func apply(to state: inout LayerState, at time: CFTimeInterval) {
    guard let animations, let runTime = timing.runTime(at: time) else { return }
    var inner = runTime
    if let timingFunction, timing.duration > 0 { inner = timingFunction.value(at: runTime / timing.duration) * timing.duration }
    for animation in animations {
      if animation.timing.duration == 0 { animation.timing.duration = timing.duration }
      animation.apply(to: &state, at: inner)
    }
  }
}
