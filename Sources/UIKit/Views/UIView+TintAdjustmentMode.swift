extension UIView {
  /// Whether a view's tint is shown in full.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's; a view without one is `normal`.
    case automatic
    /// The tint as it is.
    case normal
    /// A grey in the tint's place, as behind an alert (M2-32).
    case dimmed
  }
}
