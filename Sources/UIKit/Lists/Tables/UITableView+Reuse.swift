extension UITableView {
  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else {
      cellClasses[identifier] = nil
      return
    }
    guard let cellType = type as? UITableViewCell.Type else {
      report("\(type) is no UITableViewCell; it is not registered for the identifier \(identifier).")
      return
    }
    cellClasses[identifier] = cellType
  }

  func registerTitleView(_ type: AnyClass?, _ identifier: String) {
    guard let type else {
      titleViewClasses[identifier] = nil
      return
    }
    guard let viewType = type as? UITableViewHeaderFooterView.Type else {
      report("\(type) is no UITableViewHeaderFooterView; it is not registered for the identifier \(identifier).")
      return
    }
    titleViewClasses[identifier] = viewType
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier) {
      cell.prepareForReuse()
      dequeuedCells.append(cell)
      return cell
    }
    guard let type = cellClasses[identifier] else { return nil }
    return CellFactory.makeCell(type, style: .default, reuseIdentifier: identifier)
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let cell = dequeueCell(identifier) { return cell }
    report("No cell class is registered for the identifier \(identifier); a plain cell stands in for row \(path).")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func dequeueTitleView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = titleViewPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let type = titleViewClasses[identifier] else { return nil }
    return CellFactory.makeHeaderFooterView(type, reuseIdentifier: identifier)
  }

  /// Takes a cell out of view. One that can be used again stays in the hierarchy, hidden: taking it out and in again costs more.
  func retire(_ cell: UITableViewCell) {
    cell.setHighlighted(false, animated: false)
    if let identifier = cell.reuseIdentifier {
      cell.isHidden = true
      cellPool.put(cell, identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  func retire(titleView view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier { titleViewPool.put(view, identifier) }
  }

  func report(_ message: String) { FileHandle.standardError.write(Data("transom: UITableView: \(message)\n".utf8)) }
}
