/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The origin is the top left of the lines, and they are broken at the width; without it there is one line and the origin is on its
  /// baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's leading counts; it is 0 for the system font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Where lines do not all find a place, the last that does ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Tells how a string was drawn.
open class NSStringDrawingContext: NSObject {
  /// Where the text came to lie, in points.
  open internal(set) var totalBounds = CGRect.zero
}
