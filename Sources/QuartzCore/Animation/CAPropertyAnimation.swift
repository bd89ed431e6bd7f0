/// An animation of one property of a layer, or of a part of one.
open class CAPropertyAnimation: CAAnimation {
  final var key: AnimatableKey?

  /// Creates an animation of no property.
  public override init() { super.init() }

  /// Creates an animation of a property, such as "position", "bounds.size.width" or "transform.scale".
  ///
  /// A path that names nothing a layer can animate is reported once and shows nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// What is animated.
  open var keyPath: String? {
    didSet {
      key = keyPath.flatMap { AnimatableKey($0) }
      if let keyPath, key == nil { Sanity.once("\"\(keyPath)\" names no property that can be animated.") }
    }
  }
  /// Whether its value is added to what the layer shows without it.
  open var isAdditive = false

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
  }

  override func apply(to state: inout LayerState, at time: CFTimeInterval) {
    guard let key, let runTime = timing.runTime(at: time), let base = key.value(in: state) else { return }
    guard let value = value(at: runTime, base: base) else { return }
    key.set(isAdditive ? base.adding(value) : value, in: &state)
  }

  /// The value at a time between 0 and the duration; `base` is what shows without the animation.
  func value(at runTime: CFTimeInterval, base: AnimationValue) -> AnimationValue? { nil }

  /// The part of the way at a time between 0 and the duration.
  func progress(at runTime: CFTimeInterval) -> Double {
    let part = timing.duration > 0 ? runTime / timing.duration : 1
    return timingFunction?.value(at: part) ?? min(max(part, 0), 1)
  }
}
