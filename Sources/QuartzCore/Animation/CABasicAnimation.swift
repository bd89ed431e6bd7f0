/// An animation from one value to another.
///
/// Two of the three values may be missing: what the layer shows without the animation stands for the missing end.
open class CABasicAnimation: CAPropertyAnimation {
  private final var from: AnimationValue?
  private final var to: AnimationValue?
  private final var by: AnimationValue?
  private final var isPrepared = false

  /// Creates an animation of no property.
  public override init() { super.init() }

  /// The value at the start.
  open var fromValue: Any? { didSet { isPrepared = false } }
  /// The value at the end.
  open var toValue: Any? { didSet { isPrepared = false } }
  /// How much the value grows.
  open var byValue: Any? { didSet { isPrepared = false } }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func value(at runTime: CFTimeInterval, base: AnimationValue) -> AnimationValue? {
    if !isPrepared {
      isPrepared = true
      from = fromValue.flatMap { AnimationValue($0, like: base) }
      to = toValue.flatMap { AnimationValue($0, like: base) }
      by = byValue.flatMap { AnimationValue($0, like: base) }
    }
    let rest = isAdditive ? base.zero : base
    let start: AnimationValue
    let end: AnimationValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
    case (let from?, nil, nil): (start, end) = (from, rest)
    case (nil, let to?, nil): (start, end) = (rest, to)
    case (nil, nil, let by?): (start, end) = (rest, rest.adding(by))
    case (nil, nil, nil): return nil
    }
    return start.interpolated(to: end, progress: progress(at: runTime))
  }
}
