/// A basic animation whose progress is that of a weight on a spring, and may go beyond its end.
///
/// The pace is the spring's alone; `timingFunction` has no effect. It runs for `duration`, not for `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  /// Creates an animation of no property with mass 1, stiffness 100 and damping 10.
  public override init() { super.init() }

  /// Creates a spring that feels as long as `perceptualDuration` seconds (M8-06); bounce 0 does not overshoot, up to 1 ever more.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let curve = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    mass = 1
    stiffness = CGFloat(curve.frequency * curve.frequency)
    damping = CGFloat(2 * curve.ratio * curve.frequency)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The weight; not above 0 counts as 1.
  open var mass: CGFloat = 1 { didSet { curve = nil } }
  /// How hard the spring pulls; not above 0 counts as 100.
  open var stiffness: CGFloat = 100 { didSet { curve = nil } }
  /// How much motion is lost; a negative one counts as 0.
  open var damping: CGFloat = 10 { didSet { curve = nil } }
  /// The speed at the start, in whole ways per second.
  open var initialVelocity: CGFloat = 0 { didSet { curve = nil } }
  /// Whether more than critical damping is kept; else it is cut off there (M8-01).
  open var allowsOverdamping = false { didSet { curve = nil } }

  /// When the spring is as good as at rest (M8-02), in seconds.
  open var settlingDuration: CFTimeInterval { solved.settlingDuration }

  /// The duration that springs are asked for, where they are made by one.
  open var perceptualDuration: CFTimeInterval { solved.frequency > 0 ? 2 * .pi / solved.frequency : 0 }
  /// How much it overshoots: 1 less the damping ratio.
  open var bounce: CGFloat { CGFloat(1 - solved.ratio) }

  private final var curve: SpringCurve?

  private final var solved: SpringCurve {
    if let curve { return curve }
    let made = SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping)
    curve = made
    return made
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func progress(at runTime: CFTimeInterval) -> Double { solved.value(at: runTime) }
}
