/// Where everything in a table lies from top to bottom, in the content's points; it knows nothing of views.
struct TableGeometry: Sendable {
  /// The height of the table's own header.
  var headerHeight: CGFloat
  /// The height of the table's own footer.
  var footerHeight: CGFloat
  private(set) var sections: [TableSection]
  private var sectionHeights: HeightIndex

  init(sections: [TableSection] = [], headerHeight: CGFloat = 0, footerHeight: CGFloat = 0) {
    self.sections = sections
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    sectionHeights = HeightIndex(count: sections.count, estimate: 0)
    for (index, section) in sections.enumerated() { sectionHeights.set(section.height, at: index) }
  }

  var height: CGFloat { headerHeight + sectionHeights.total + footerHeight }

  var footerTop: CGFloat { headerHeight + sectionHeights.total }

  func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < sections.count && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  func sectionTop(_ section: Int) -> CGFloat { headerHeight + sectionHeights.offset(of: section) }

  func headerTop(_ section: Int) -> CGFloat { sectionTop(section) + sections[section].topPadding }

  func rowsTop(_ section: Int) -> CGFloat { headerTop(section) + sections[section].headerHeight }

  func footerTop(_ section: Int) -> CGFloat { rowsTop(section) + sections[section].rows.total }

  func rowTop(_ path: RowPath) -> CGFloat { rowsTop(path.section) + sections[path.section].rows.offset(of: path.row) }

  func rowHeight(_ path: RowPath) -> CGFloat { sections[path.section].rows.height(at: path.row) }

  /// The section at `y`: the last one that begins there or above.
  func section(at y: CGFloat) -> Int { sectionHeights.index(at: y - headerHeight) }

  /// The row whose room holds `y`; nil between rows.
  func row(at y: CGFloat) -> RowPath? {
    guard !sections.isEmpty else { return nil }
    let section = section(at: y)
    let rows = sections[section].rows
    let within = y - rowsTop(section)
    guard rows.count > 0, within >= 0, within < rows.total else { return nil }
    return RowPath(section: section, row: rows.index(at: within))
  }

  /// The first row that reaches below `y`; nil if all rows lie above.
  func firstRow(below y: CGFloat) -> RowPath? {
    guard !sections.isEmpty else { return nil }
    var section = section(at: y)
    while section < sections.count {
      let rows = sections[section].rows
      if rows.count > 0 {
        let within = y - rowsTop(section)
        if within < rows.total { return RowPath(section: section, row: rows.index(at: within)) }
      }
      section += 1
    }
    return nil
  }

  /// The row after `path`, in the next section that has rows if need be.
  func next(after path: RowPath) -> RowPath? {
    if path.row + 1 < sections[path.section].rows.count { return RowPath(section: path.section, row: path.row + 1) }
    var section = path.section + 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return RowPath(section: section, row: 0) }
      section += 1
    }
    return nil
  }

  /// Sets the height of a row and moves what lies below it.
  /// - Returns: By how much.
  @discardableResult mutating func setHeight(_ height: CGFloat, of path: RowPath) -> CGFloat {
    let change = height - rowHeight(path)
    sections[path.section].rows.set(height, at: path.row)
    if change != 0 { sectionHeights.set(sections[path.section].height, at: path.section) }
    return change
  }
}
