extension UITextField {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A thin rectangle.
    case line
    /// A thin grey rectangle.
    case bezel
    /// A filled rectangle with round corners (M6-14).
    case roundedRect
  }

  /// When a view beside the text is seen.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text stands as it was typed.
    case committed
  }
}
