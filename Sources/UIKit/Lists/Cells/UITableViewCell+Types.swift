extension UITableViewCell {
  /// How a cell arranges its labels.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default`
    /// A text at the start, and a detail in a weaker colour at the end.
    case value1
    /// A small text in the tint's colour, right-aligned in a column, and a detail beside it.
    case value2
    /// A text, and a smaller one below it.
    case subtitle
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: the row leads somewhere.
    case disclosureIndicator
    /// A button for details and a chevron.
    case detailDisclosureButton
    /// A check mark: the row is chosen.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none
    /// As by default; its colour is not blue any more on Apple's platforms either.
    case blue
    /// As by default.
    case gray
    /// With the background of selected rows.
    case `default`
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// One line between two cells.
    case singleLine
  }
}
