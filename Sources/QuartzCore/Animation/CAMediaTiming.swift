/// Time as layers and animations have it: when it begins, how fast it runs, how often it comes again.
public protocol CAMediaTiming {
  /// When it begins, in the time of what it belongs to; for animations 0 stands for the commit that starts them.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds; 0 stands for the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How many seconds pass inside for one outside.
  var speed: Float { get set }
  /// Added to the time inside.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs, also in parts; 0 counts as once, infinity is for ever.
  var repeatCount: Float { get set }
  /// How long it is repeated, instead of a count; 0 is not used.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by the same run backwards.
  var autoreverses: Bool { get set }
  /// What shows before the begin and behind the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows while it is attached and not running.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its end, when it is over.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its start before and its end behind.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
