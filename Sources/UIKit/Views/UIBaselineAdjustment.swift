/// Where a label's text is when it was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have in full size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}
