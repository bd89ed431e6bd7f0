/// A font at a size.
///
/// The system's design has the vertical metrics of the font that UIKit code expects (M3-10), whatever the font behind it says.
package struct FontFace: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    case standard, monospaced, serif
    /// A family of that name, with its own metrics.
    case named(String)
  }

  package var design: Design
  /// In points; from 0.5 to 2000.
  package let pointSize: CGFloat
  /// From -1 (ultra light) over 0 (regular) to 1, as `UIFont.Weight` counts.
  package var weight: CGFloat
  package var isItalic: Bool
  /// Whether all digits are equally wide.
  package var hasMonospacedDigits: Bool

  package init(
    design: Design = .standard, pointSize: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.design = design
    self.pointSize = pointSize.isFinite ? min(max(pointSize, 0.5), 2000) : 17
    self.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  package var family: String {
    switch design {
    case .standard: "Inter"
    case .monospaced: "Noto Sans Mono"
    case .serif: "Noto Serif"
    case .named(let name): name
    }
  }

  /// The same font at another size.
  package func withSize(_ size: CGFloat) -> FontFace {
    FontFace(design: design, pointSize: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Points above the baseline.
  package var ascender: CGFloat { metrics.ascender * pointSize }
  /// Points below the baseline, as a negative number.
  package var descender: CGFloat { metrics.descender * pointSize }
  /// Points between lines that the font asks for.
  package var leading: CGFloat { 0 }
  /// From one baseline to the next, in points.
  package var lineHeight: CGFloat { ascender - descender + leading }
  /// The height of capitals.
  package var capHeight: CGFloat { metrics.capHeight * pointSize }
  /// The height of small letters without ascenders.
  package var xHeight: CGFloat { metrics.xHeight * pointSize }

  private var metrics: FontMetrics {
    if case .named = design { return FontMetricsTable.shared.metrics(of: self) }
    return .system
  }
}

/// Vertical metrics for a size of 1.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  package var descender: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  /// M3-10.
  package static let system = FontMetrics(ascender: 0.952148, descender: -0.241211, capHeight: 0.705, xHeight: 0.526)
}
