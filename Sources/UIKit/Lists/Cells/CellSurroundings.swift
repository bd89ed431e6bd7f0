/// Where a cell is in its table, as far as its looks depend on it.
struct CellSurroundings: Equatable {
  var look = TableLook()
  /// Whether it is the first of its section.
  var isFirst = false
  /// Whether it is the last of its section.
  var isLast = false
  var hasSeparator = false
  var separatorColor = UIColor.separator
  /// The table's wish; nil follows the text.
  var separatorInset: UIEdgeInsets?

  /// Whether a line runs along the top from edge to edge: it opens a section of a grouped table (M5-14).
  var hasTopLine: Bool { hasSeparator && look.style == .grouped && isFirst }

  var hasBottomLine: Bool { hasSeparator && !(look.style == .insetGrouped && isLast) }

  /// Whether the line at the bottom runs from edge to edge: it closes a section of a grouped table (M5-14).
  var hasFullBottomLine: Bool { look.style == .grouped && isLast }

  var background: UIColor { look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground }

  /// The corners that are round.
  var roundCorners: CACornerMask {
    guard look.style == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
