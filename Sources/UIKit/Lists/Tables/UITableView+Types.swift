extension UITableView {
  /// How sections are told apart.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay at the top while their section passes.
    case plain
    /// Sections from edge to edge, with room between them.
    case grouped
    /// Sections as cards with round corners.
    case insetGrouped
  }

  /// Where a row that is scrolled to ends up.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen with the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// A height that stands for "what the content needs".
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Posted with the table as its object when the user changes the selection.
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}
