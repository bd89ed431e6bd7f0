/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  private final var frames: KeyframeTrack?

  /// Creates an animation of no property.
  public override init() { super.init() }

  /// The values, from the first to the last.
  open var values: [Any]? { didSet { frames = nil } }
  /// A path to follow, instead of values; for properties that are points.
  open var path: CGPath? { didSet { frames = nil } }
  /// When each value is reached, from 0 to 1; nil spreads them evenly. A list of another length than the values is not used.
  open var keyTimes: [NSNumber]? { didSet { frames = nil } }
  /// The pace between each two values; one that is missing is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values in between are found.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { frames = nil } }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
  }

  override func value(at runTime: CFTimeInterval, base: AnimationValue) -> AnimationValue? {
    let track = frames ?? makeTrack(like: base)
    frames = track
    return track.value(at: progress(at: runTime), functions: timingFunctions)
  }

  private final func makeTrack(like base: AnimationValue) -> KeyframeTrack {
    if let path { return KeyframeTrack(path: path, keyTimes: keyTimes, mode: calculationMode) }
    let values = (values ?? []).compactMap { AnimationValue($0, like: base) }
    return KeyframeTrack(values: values, keyTimes: keyTimes, mode: calculationMode)
  }
}

/// How a keyframe animation finds the values between its own.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A mode by its name; an unknown one counts as linear.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight from one value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value in turn, with nothing between.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight and at one speed all along; key times and timing functions are not used.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}
