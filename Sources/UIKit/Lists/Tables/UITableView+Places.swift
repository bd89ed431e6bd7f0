extension UITableView {
  func sectionRect(_ section: Int) -> CGRect {
    guard loadedGeometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.sectionTop(section), geometry.sections[section].height)
  }

  func headerRect(_ section: Int) -> CGRect {
    guard loadedGeometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.headerTop(section), geometry.sections[section].headerHeight)
  }

  func footerRect(_ section: Int) -> CGRect {
    guard loadedGeometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.footerTop(section), geometry.sections[section].footerHeight)
  }

  func rowRect(_ indexPath: IndexPath) -> CGRect {
    guard let path = RowPath(indexPath), loadedGeometry.contains(path) else { return .zero }
    return CGRect(x: look.cellInsetLeft, y: geometry.rowTop(path), width: look.cellWidth, height: geometry.rowHeight(path))
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    let geometry = loadedGeometry
    guard rect.minY.isFinite, rect.maxY.isFinite, var path = geometry.firstRow(below: rect.minY) else { return [] }
    var found: [IndexPath] = []
    while geometry.rowTop(path) < rect.maxY {
      found.append(path.indexPath)
      guard let next = geometry.next(after: path) else { break }
      path = next
    }
    return found
  }

  func shownPath(of cell: UITableViewCell) -> RowPath? { shownCells.first { $0.value === cell }?.key }

  func scroll(toRow indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let path = RowPath(indexPath), loadedGeometry.contains(path) else { return }
    var row = rowRect(indexPath)
    let header = style == .plain ? geometry.sections[path.section].headerHeight : 0
    let inset = adjustedContentInset
    let free = bounds.height - inset.top - inset.bottom
    // Rows stay clear of a header that floats over them.
    row.origin.y -= header
    row.size.height += header
    let top = row.minY - inset.top
    let bottom = row.maxY - inset.top - free
    let offset: CGFloat
    switch position {
    case .top: offset = top
    case .middle: offset = row.maxY - (row.height - header) / 2 - inset.top - free / 2
    case .bottom: offset = bottom
    case .none:
      if contentOffset.y > top { offset = top } else if contentOffset.y < bottom { offset = min(bottom, top) } else { return }
    }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: offset)), animated: animated)
  }

  private func rect(_ top: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: top, width: bounds.width, height: height) }
}
