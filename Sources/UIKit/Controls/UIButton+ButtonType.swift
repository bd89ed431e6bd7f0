extension UIButton {
  /// What a button looks like before anything is set.
  public enum ButtonType: Int, Sendable {
    /// White title, nothing else.
    case custom
    /// Title and picture in the tint colour, fading while pressed.
    case system
  }
}
