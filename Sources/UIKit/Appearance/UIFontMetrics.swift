/// Scales fonts and lengths with the text size, as the text of a style does (M3-15).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scaling as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Scaling as the text of `textStyle` does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// `font`, meant for the large category, at the size of the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
  /// `font` at the size of the current traits, at most `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
  /// `value`, meant for the large category, at the size of the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// `value` at the size of `traitCollection`, or of the current traits for nil; on whole pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = max(traits.displayScale, 1)
    let scaled = value * style.leading(in: traits.preferredContentSizeCategory) / style.leading(in: .large)
    return (scaled * scale).rounded() / scale
  }
}
