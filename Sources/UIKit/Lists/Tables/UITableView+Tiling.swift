extension UITableView {
  /// Rows without height could be in view without end.
  private static let mostRowsInView = 2000

  /// Brings cells, headers and footers into view that belong there, and takes the others out.
  func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    load()
    if look != currentLook { adaptToLook() }
    placeOuterViews()
    UIView.performWithoutAnimation {
      tileRows()
      tileTitles()
    }
    discardMeasuredCells()
  }

  private func placeOuterViews() {
    backgroundView?.frame = bounds
    if let tableHeaderView { place(tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: geometry.headerHeight)) }
    if let tableFooterView {
      place(tableFooterView, CGRect(x: 0, y: geometry.footerTop, width: bounds.width, height: geometry.footerHeight))
    }
  }

  private func tileRows() {
    // Content above may turn out higher or lower than was guessed; what was in view stays where it is on the screen.
    let anchor = shownRange?.lowerBound
    for _ in 0..<8 {
      let change = measureVisibleRows(above: anchor)
      guard change != 0, contentOffset.y > -adjustedContentInset.top else { break }
      shiftContent(by: change)
    }
    let range = visibleRange
    if range == shownRange, !needsPlacement { return }
    needsPlacement = false
    for (path, cell) in shownCells where range.map({ !$0.contains(path) }) ?? true {
      shownCells[path] = nil
      endDisplay(of: cell, at: path)
    }
    shownRange = range
    guard let range else { return }
    var path: RowPath? = range.lowerBound
    while let current = path, current <= range.upperBound {
      show(current)
      path = geometry.next(after: current)
    }
  }

  /// The rows that lie in view, by what is known of their heights.
  private var visibleRange: ClosedRange<RowPath>? {
    guard bounds.width > 0, bounds.height > 0, let first = geometry.firstRow(below: bounds.minY) else { return nil }
    var last = first
    var bottom = geometry.rowTop(first) + geometry.rowHeight(first)
    guard bottom - geometry.rowHeight(first) < bounds.maxY else { return nil }
    var count = 1
    while bottom < bounds.maxY, count < Self.mostRowsInView, let next = geometry.next(after: last) {
      count += 1
      let top = next.section == last.section ? bottom : geometry.rowTop(next)
      if top >= bounds.maxY { break }
      last = next
      bottom = top + geometry.rowHeight(next)
    }
    return first...last
  }

  /// Measures the rows in view that were only guessed.
  /// - Returns: By how much rows before `anchor` have grown.
  private func measureVisibleRows(above anchor: RowPath?) -> CGFloat {
    guard bounds.width > 0, bounds.height > 0 else { return 0 }
    var change: CGFloat = 0
    var total: CGFloat = 0
    var path = geometry.firstRow(below: bounds.minY)
    var count = 0
    while let current = path, count < Self.mostRowsInView, geometry.rowTop(current) < bounds.maxY {
      count += 1
      if !geometry.sections[current.section].rows.isMeasured(current.row) {
        let grown = geometry.setHeight(measure(current), of: current)
        total += grown
        if let anchor, current < anchor { change += grown }
      }
      path = geometry.next(after: current)
    }
    if total != 0 {
      needsPlacement = true
      updateContentSize()
    }
    return change
  }

  private func measure(_ path: RowPath) -> CGFloat {
    if let height = fixedHeight(of: path) { return height }
    let cell = shownCells[path] ?? measuredCells[path] ?? makeCell(path)
    if shownCells[path] == nil { measuredCells[path] = cell }
    dress(cell, at: path)
    let height = cell.sizeThatFits(CGSize(width: look.cellWidth, height: 0)).height
    return look.ceiling(usable(height))
  }

  private func show(_ path: RowPath) {
    let frame = CGRect(
      x: look.cellInsetLeft, y: geometry.rowTop(path), width: look.cellWidth, height: geometry.rowHeight(path))
    if let cell = shownCells[path] { return place(cell, frame) }
    let cell = measuredCells.removeValue(forKey: path) ?? makeCell(path)
    dress(cell, at: path)
    place(cell, frame)
    shownCells[path] = cell
    cell.isHidden = false
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.setSelected(selection.contains(path), animated: false)
    _ = try? tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
  }

  private func makeCell(_ path: RowPath) -> UITableViewCell {
    guard let source = storedDataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    dequeuedCells = []
    let cell = source.tableView(self, cellForRowAt: path.indexPath)
    // What was taken for this row and not used goes back.
    for unused in dequeuedCells where unused !== cell { retire(unused) }
    dequeuedCells = []
    if let level = try? tableDelegate?.tableView(self, indentationLevelForRowAt: path.indexPath) { cell.indentationLevel = level }
    // A data source that hands out one cell twice moves it.
    if let other = shownCells.first(where: { $0.value === cell })?.key { shownCells[other] = nil }
    return cell
  }

  /// Tells a cell where it is, so that it can lay itself out.
  func dress(_ cell: UITableViewCell, at path: RowPath) {
    let last = geometry.sections[path.section].rows.count - 1
    cell.surroundings = CellSurroundings(
      look: look, isFirst: path.row == 0, isLast: path.row == last, hasSeparator: separatorStyle != .none,
      separatorColor: separatorColor ?? .separator, separatorInset: chosenSeparatorInset)
  }

  func redressCells() {
    for (path, cell) in shownCells where geometry.contains(path) { dress(cell, at: path) }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// Cells that were measured and turned out not to be in view.
  private func discardMeasuredCells() {
    guard !measuredCells.isEmpty else { return }
    for cell in measuredCells.values { retire(cell) }
    measuredCells = [:]
  }

  func endDisplay(of cell: UITableViewCell, at path: RowPath) {
    retire(cell)
    _ = try? tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
  }
}
