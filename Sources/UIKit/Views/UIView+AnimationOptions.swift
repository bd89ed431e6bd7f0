extension UIView {
  /// How an animation of views runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Single bits, a curve in bits 16 to 19.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size changed lay out their subviews within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they are animated (E-23).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation takes the place of endless ones of the same properties, starting where they are.
    ///
    /// Animations with an end are added to, with or without this option (L-19).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and backwards, and then shows the final values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An animation within another one keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An animation within another one keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// An animation within another one takes over none of its options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The number in the curve's bits; 7 selects the system spring (M8-09).
    var curveNumber: UInt { (rawValue >> 16) & 0xf }
  }

  /// The speed of an animation over its time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}
