extension UIScrollView {
  /// How quickly content that was let go loses speed.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// What is left of the speed after each millisecond. Values outside 0.01 … 0.9999 are taken as the nearest of these.
    public let rawValue: CGFloat

    /// Creates a rate from what is left of the speed after each millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate: 0.998 (M8-25).
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that should rest soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Which parts of the safe area are added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those on the axes that scroll, and above and below in the view of a controller in a navigation controller.
    case automatic
    /// Those on the axes that scroll.
    case scrollableAxes
    /// None.
    case never
    /// All of them.
    case always
  }

  /// The looks of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light appearance, light on a dark one.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }
}
