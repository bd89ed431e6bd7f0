extension UITableViewCell {
  private var look: TableLook { surroundings.look }

  /// The view at the end: the app's, or the one for `accessoryType`.
  var shownAccessory: UIView? { accessoryView ?? builtAccessory }

  func replaceAccessory() {
    let type = accessoryView == nil ? accessoryType : .none
    if builtAccessory?.type != type {
      builtAccessory?.removeFromSuperview()
      builtAccessory = type == .none ? nil : CellAccessory(type)
      if let builtAccessory {
        builtAccessory.whenTapped = { [weak self] in self?.tellDetailButtonTapped() }
        addSubview(builtAccessory)
      }
    }
    setNeedsLayout()
  }

  private func tellDetailButtonTapped() {
    var view = superview
    while let current = view {
      if let table = current as? UITableView {
        if let path = table.indexPath(for: self) {
          _ = try? table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        }
        return
      }
      view = current.superview
    }
  }

  func layOutCell() {
    backgroundView?.frame = bounds
    if let background = storedSelectedBackground, background.superview === self { background.frame = bounds }
    let frame = contentFrame
    if contentView.frame != frame { contentView.frame = frame }
    layOutAccessory()
    CellContentLayout(of: self, size: frame.size).apply()
    layOutLines()
    // Content of the app's own may reach into the corners of a card.
    let own = [storedTextLabel, storedDetailLabel, storedImageView]
    let hasForeignContent = contentView.subviews.contains { view in !own.contains { $0 === view } }
    clipsToBounds = hasForeignContent && !surroundings.roundCorners.isEmpty
  }

  /// The cell without the unsafe sides and without the accessory with its margin (M5-04, M5-07).
  private var contentFrame: CGRect {
    let left = look.cellSafeLeft
    var right = look.cellSafeRight
    if let accessory = shownAccessory {
      right += look.margin + (builtAccessory === accessory ? CellAccessory.width(of: accessoryType) : accessory.bounds.width)
    }
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  private func layOutAccessory() {
    guard let accessory = shownAccessory else { return }
    let size =
      builtAccessory === accessory ? CGSize(width: CellAccessory.width(of: accessoryType), height: bounds.height) : accessory.bounds.size
    let x = bounds.width - look.cellSafeRight - look.margin - size.width
    let frame = CGRect(x: look.rounded(x), y: look.rounded((bounds.height - size.height) / 2), width: size.width, height: size.height)
    if accessory.frame != frame { accessory.frame = frame }
  }

  private func layOutLines() {
    separator.isHidden = !surroundings.hasBottomLine || showsSelection
    let line = look.hairline
    let inset = surroundings.hasFullBottomLine ? .zero : separatorInset
    let y = look.rounded(bounds.height) - line
    separator.frame = CGRect(x: inset.left, y: y, width: max(0, bounds.width - inset.left - inset.right), height: line)
    topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    if separator.superview === self, subviews.last !== separator, topSeparator == nil { bringSubviewToFront(separator) }
  }

  var currentSeparatorInset: UIEdgeInsets {
    if let chosen = surroundings.separatorInset {
      return UIEdgeInsets(top: chosen.top, left: look.cellSafeLeft + chosen.left, bottom: chosen.bottom, right: chosen.right)
    }
    let text = CellContentLayout(of: self, size: contentView.bounds.size).textLeading
    return UIEdgeInsets(top: 0, left: look.cellSafeLeft + text, bottom: 0, right: 0)
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    var available = width - look.cellSafeLeft - look.cellSafeRight
    if let accessory = shownAccessory {
      available -= look.margin + (builtAccessory === accessory ? CellAccessory.width(of: accessoryType) : accessory.bounds.width)
    }
    return CellContentLayout(of: self, size: CGSize(width: max(0, available), height: 0)).fittingHeight
  }
}
