/// One section of a table as it was loaded: its titles and heights.
struct TableSection: Sendable {
  var headerTitle: String?
  var footerTitle: String?
  /// Room above the header, which does not float with it.
  var topPadding: CGFloat = 0
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  var rows = HeightIndex(count: 0, estimate: 0)

  var height: CGFloat { topPadding + headerHeight + rows.total + footerHeight }
}
