extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor` that text is drawn in; black if there is none.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A number of points by which every character is moved from the next, instead of the font's own tracking.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// An `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number of points by which the text stands above its line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
