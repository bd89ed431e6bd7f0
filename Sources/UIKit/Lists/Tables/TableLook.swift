/// The measures that a table's style and surroundings give to everything in it.
struct TableLook: Equatable, Sendable {
  var style = UITableView.Style.plain
  /// The table's width in points.
  var width: CGFloat = 320
  var scale: CGFloat = 1
  /// What bars and corners cover at the sides.
  var safeLeft: CGFloat = 0
  var safeRight: CGFloat = 0

  /// From the cell's edge to its text (M5-03).
  var margin: CGFloat { width < 414 ? 16 : 20 }

  /// From the table's edge to its cells; only cards stand off (M5-20).
  var cellInsetLeft: CGFloat { style == .insetGrouped ? margin + safeLeft : 0 }
  var cellInsetRight: CGFloat { style == .insetGrouped ? margin + safeRight : 0 }

  var cellWidth: CGFloat { max(0, width - cellInsetLeft - cellInsetRight) }

  /// What is unsafe of a cell's own sides.
  var cellSafeLeft: CGFloat { style == .insetGrouped ? 0 : safeLeft }
  var cellSafeRight: CGFloat { style == .insetGrouped ? 0 : safeRight }

  /// From the table's edge to the text of headers and footers, which line up with the cells' text.
  var titleInsetLeft: CGFloat { cellInsetLeft + cellSafeLeft + margin }
  var titleInsetRight: CGFloat { cellInsetRight + cellSafeRight + margin }

  var isGrouped: Bool { style != .plain }

  /// The radius of a card's corners (M5-21).
  static let cornerRadius: CGFloat = 10
  /// The height of a row that says nothing, and of a classic table's rows (M5-01).
  static let classicRowHeight: CGFloat = 44

  /// What a self-sized row adds to its text, above and below together (M5-02).
  var rowPadding: CGFloat { (23.4 * scale).rounded(.down) / scale }

  /// The height of a row with one line of text in the default size.
  var textRowHeight: CGFloat { ceiling(UIFont.systemFont(ofSize: 17).lineHeight) + rowPadding }

  /// One pixel.
  var hairline: CGFloat { 1 / scale }

  func ceiling(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }

  func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
