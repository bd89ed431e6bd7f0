extension UITableView {
  /// The geometry of what the data source says, loaded if need be.
  var loadedGeometry: TableGeometry {
    load()
    return geometry
  }

  /// Has the table load at its next layout, or when somebody asks.
  func invalidate() {
    isLoaded = false
    setNeedsLayout()
  }

  func reload() {
    for path in selection { shownCells[path]?.setSelected(false, animated: false) }
    selection = []
    press = TablePress()
    isLoaded = false
    clear()
    load()
    setNeedsLayout()
  }

  /// Takes everything out of view that belongs to rows and sections.
  func clear() {
    for (path, cell) in shownCells { endDisplay(of: cell, at: path) }
    shownCells = [:]
    shownRange = nil
    for (section, view) in shownHeaders { endDisplay(ofHeader: view, section: section) }
    for (section, view) in shownFooters { endDisplay(ofFooter: view, section: section) }
    shownHeaders = [:]
    shownFooters = [:]
    madeHeaders = [:]
    madeFooters = [:]
    for cell in measuredCells.values { retire(cell) }
    measuredCells = [:]
  }

  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    look = currentLook
    clear()
    var sections: [TableSection] = []
    if let source = storedDataSource {
      let count = (try? source.numberOfSections(in: self)) ?? 1
      sections.reserveCapacity(max(0, count))
      for section in 0..<max(0, count) {
        var loaded = TableSection()
        loaded.headerTitle = (try? source.tableView(self, titleForHeaderInSection: section)) ?? nil
        loaded.footerTitle = (try? source.tableView(self, titleForFooterInSection: section)) ?? nil
        loaded.rows = loadRows(source.tableView(self, numberOfRowsInSection: section), in: section)
        measureTitles(of: &loaded, section: section)
        sections.append(loaded)
      }
    }
    setGeometry(of: sections)
    selection = selection.filter { geometry.contains($0) }
  }

  /// Measures again what depends on the width, without asking for the rows again.
  func adaptToLook() {
    look = currentLook
    var sections = geometry.sections
    for section in sections.indices {
      sections[section].rows = loadRows(sections[section].rows.count, in: section)
      measureTitles(of: &sections[section], section: section)
    }
    setGeometry(of: sections)
    needsPlacement = true
    for (path, cell) in shownCells { dress(cell, at: path) }
    for (section, view) in shownHeaders { dress(view, .header, section: section) }
    for (section, view) in shownFooters { dress(view, .footer, section: section) }
  }

  var currentLook: TableLook {
    let safe = safeAreaInsets
    return TableLook(
      style: style, width: bounds.width, scale: max(1, traitCollection.displayScale), safeLeft: safe.left, safeRight: safe.right)
  }

  /// The height a row has whatever its cell; nil where the cell decides.
  func fixedHeight(of path: RowPath) -> CGFloat? {
    if let tableDelegate, let height = try? tableDelegate.tableView(self, heightForRowAt: path.indexPath) {
      return height == UITableView.automaticDimension ? nil : usable(height)
    }
    return fixedRowHeight
  }

  private var fixedRowHeight: CGFloat? { rowHeight > 0 && rowHeight.isFinite ? rowHeight : nil }

  private func loadRows(_ count: Int, in section: Int) -> HeightIndex {
    guard count > 0 else { return HeightIndex(count: 0, estimate: 0) }
    let first = RowPath(section: section, row: 0)
    let delegateDecides = (try? tableDelegate?.tableView(self, heightForRowAt: first.indexPath)) != nil
    if !delegateDecides, let fixedRowHeight { return HeightIndex(count: count, estimate: fixedRowHeight, isUniform: true) }
    let estimate = estimatedRowHeight > 0 && estimatedRowHeight.isFinite ? estimatedRowHeight : fixedRowHeight ?? look.textRowHeight
    var rows = HeightIndex(count: count, estimate: estimate)
    if estimatedRowHeight == 0 {
      for row in 0..<count {
        if let height = fixedHeight(of: RowPath(section: section, row: row)) { rows.set(height, at: row) }
      }
    } else if let tableDelegate, (try? tableDelegate.tableView(self, estimatedHeightForRowAt: first.indexPath)) != nil {
      for row in 0..<count {
        let path = RowPath(section: section, row: row)
        guard let height = try? tableDelegate.tableView(self, estimatedHeightForRowAt: path.indexPath), height >= 0 else { continue }
        rows.set(usable(height), at: row, measured: false)
      }
    }
    return rows
  }

  private func setGeometry(of sections: [TableSection]) {
    geometry = TableGeometry(sections: sections, headerHeight: height(of: tableHeaderView), footerHeight: height(of: tableFooterView))
    updateContentSize()
  }

  func updateContentSize() { contentSize = CGSize(width: bounds.width, height: geometry.height) }

  func replaceTableView(_ old: UIView?, with new: UIView?) {
    // Setting the same view again takes over its new height.
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    if isLoaded {
      geometry.headerHeight = height(of: tableHeaderView)
      geometry.footerHeight = height(of: tableFooterView)
      needsPlacement = true
      updateContentSize()
    }
    setNeedsLayout()
  }

  func height(of view: UIView?) -> CGFloat { view.map { usable($0.bounds.height) } ?? 0 }

  /// A height that can be worked with: what is no number is the classic row's, what is negative is none.
  func usable(_ height: CGFloat) -> CGFloat { height.isFinite ? max(0, height) : TableLook.classicRowHeight }
}
