extension UITableView {
  // In code

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    load()
    let path = indexPath.flatMap { RowPath($0) }
    if !allowsMultipleSelection || path == nil {
      for other in selection where other != path { deselect(other, animated: animated) }
    }
    guard let path, geometry.contains(path) else { return }
    selection.insert(path)
    shownCells[path]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(toRow: path.indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: RowPath, animated: Bool) {
    guard selection.remove(path) != nil else { return }
    shownCells[path]?.setSelected(false, animated: animated)
  }

  // By a finger

  func beginPress(_ touches: Set<UITouch>) -> Bool {
    guard press.touch == nil, let touch = touches.first, let path = path(of: touch) else { return false }
    guard allowsSelection else { return false }
    press = TablePress(touch: touch, path: nil)
    if let allowed = try? tableDelegate?.tableView(self, shouldHighlightRowAt: path.indexPath), !allowed { return true }
    press.path = path
    shownCells[path]?.setHighlighted(true, animated: false)
    _ = try? tableDelegate?.tableView(self, didHighlightRowAt: path.indexPath)
    return true
  }

  func movePress(_ touches: Set<UITouch>) -> Bool {
    guard let touch = press.touch, touches.contains(touch) else { return false }
    if let path = press.path, let cell = shownCells[path], !cell.point(inside: touch.location(in: cell), with: nil) { unhighlight(path) }
    return true
  }

  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let touch = press.touch, touches.contains(touch) else { return false }
    if let path = press.path { unhighlight(path) }
    press = TablePress()
    return true
  }

  func endPress(_ touches: Set<UITouch>) -> Bool {
    guard let touch = press.touch, touches.contains(touch) else { return false }
    guard let path = press.path else {
      press = TablePress()
      return true
    }
    press = TablePress()
    // The delegate hears of the end of the highlight first; the grey stays, as the row is selected in the same turn.
    _ = try? tableDelegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    if allowsMultipleSelection, selection.contains(path) { userDeselects(path) } else { userSelects(path) }
    shownCells[path]?.setHighlighted(false, animated: false)
    return true
  }

  private func unhighlight(_ path: RowPath) {
    press.path = nil
    shownCells[path]?.setHighlighted(false, animated: false)
    _ = try? tableDelegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
  }

  private func userSelects(_ touched: RowPath) {
    var chosen: RowPath? = touched
    if let tableDelegate {
      do { chosen = try tableDelegate.tableView(self, willSelectRowAt: touched.indexPath).flatMap { RowPath($0) } } catch {
        chosen = touched
      }
    }
    guard let chosen, loadedGeometry.contains(chosen) else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != chosen { userDeselects(other) }
    }
    selection.insert(chosen)
    shownCells[chosen]?.setSelected(true, animated: false)
    _ = try? tableDelegate?.tableView(self, didSelectRowAt: chosen.indexPath)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func userDeselects(_ path: RowPath) {
    var chosen: RowPath? = path
    if let tableDelegate {
      do { chosen = try tableDelegate.tableView(self, willDeselectRowAt: path.indexPath).flatMap { RowPath($0) } } catch { chosen = path }
    }
    guard let chosen, selection.contains(chosen) else { return }
    selection.remove(chosen)
    shownCells[chosen]?.setSelected(false, animated: false)
    _ = try? tableDelegate?.tableView(self, didDeselectRowAt: chosen.indexPath)
  }

  private func path(of touch: UITouch) -> RowPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell, let path = shownPath(of: cell) { return path }
      view = current.superview
    }
    return nil
  }
}
