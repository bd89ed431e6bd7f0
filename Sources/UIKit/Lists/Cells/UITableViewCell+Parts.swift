extension UITableViewCell {
  func setUp() {
    super.backgroundColor = surroundings.background
    layer.cornerCurve = .continuous
    // What an app adds before the first layout is placed by these bounds, and follows by its autoresizing mask.
    contentView.frame = bounds
    addSubview(contentView)
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  var madeTextLabel: UILabel {
    if let storedTextLabel { return storedTextLabel }
    let label = makeLabel(size: style == .value2 ? 12 : 17, color: style == .value2 ? tintColor : .label)
    if style == .value2 { label.textAlignment = .right }
    storedTextLabel = label
    return label
  }

  var madeDetailLabel: UILabel? {
    if style == .default { return nil }
    if let storedDetailLabel { return storedDetailLabel }
    let label = makeLabel(size: style == .value1 ? 17 : 12, color: style == .value2 ? .label : .secondaryLabel)
    storedDetailLabel = label
    return label
  }

  var madeImageView: UIImageView? {
    if style == .value2 { return nil }
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    view.contentMode = .center
    contentView.addSubview(view)
    storedImageView = view
    setNeedsLayout()
    return view
  }

  private func makeLabel(size: CGFloat, color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    label.isHighlighted = showsSelection
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func resetForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setNeedsLayout()
  }

  func adoptSurroundings() {
    if !hasOwnBackgroundColor {
      super.backgroundColor = surroundings.background
    }
    roundCorners()
    separator.backgroundColor = surroundings.separatorColor
    if surroundings.hasTopLine, topSeparator == nil {
      let line = UIView()
      line.isUserInteractionEnabled = false
      topSeparator = line
      addSubview(line)
    }
    topSeparator?.isHidden = !surroundings.hasTopLine
    topSeparator?.backgroundColor = surroundings.separatorColor
    let margins = UIEdgeInsets(top: 8, left: surroundings.look.margin, bottom: 8, right: surroundings.look.margin)
    let own = NSDirectionalEdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    if directionalLayoutMargins != own {
      directionalLayoutMargins = own
      contentView.directionalLayoutMargins = own
    }
    setNeedsLayout()
  }

  /// Rounds the cell's own background and the grey on it; both are painted, nothing has to be cut out.
  func roundCorners() {
    let corners = surroundings.roundCorners
    for layer in [layer, storedSelectedBackground?.layer, backgroundView?.layer].compactMap({ $0 }) {
      layer.cornerCurve = .continuous
      layer.cornerRadius = corners.isEmpty ? 0 : TableLook.cornerRadius
      layer.maskedCorners =
        corners.isEmpty ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : corners
    }
  }

  // Selection

  var showsSelection: Bool { (storedSelected || storedHighlighted) && selectionStyle != .none }

  var madeSelectedBackground: UIView {
    if let storedSelectedBackground { return storedSelectedBackground }
    let view = UIView()
    view.backgroundColor = .systemGray4
    storedSelectedBackground = view
    roundCorners()
    return view
  }

  func setSelectedBackground(_ view: UIView?) {
    guard view !== storedSelectedBackground else { return }
    storedSelectedBackground?.removeFromSuperview()
    storedSelectedBackground = view
    roundCorners()
    updateSelectionLook(animated: false)
  }

  func updateSelectionLook(animated: Bool) {
    let shows = showsSelection
    for label in [storedTextLabel, storedDetailLabel].compactMap({ $0 }) { label.isHighlighted = shows }
    storedImageView?.isHighlighted = shows
    guard shows || storedSelectedBackground?.superview != nil else { return }
    let background = madeSelectedBackground
    if shows {
      showSelectedBackground(background, animated: animated)
    } else if animated, window != nil {
      UIView.animate(
        withDuration: 0.3, delay: 0, options: [.allowUserInteraction],
        animations: { background.alpha = 0 },
        completion: { [weak self] _ in self?.removeFadedBackground(background) })
    } else {
      background.layer.removeAllAnimations()
      background.removeFromSuperview()
      background.alpha = 1
      setNeedsLayout()
    }
  }

  private func showSelectedBackground(_ background: UIView, animated: Bool) {
    background.layer.removeAllAnimations()
    let isNew = background.superview !== self
    UIView.performWithoutAnimation {
      background.frame = bounds
      if isNew { insertSubview(background, belowSubview: contentView) }
      background.alpha = animated && isNew ? 0 : 1
    }
    if animated, isNew {
      UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction], animations: { background.alpha = 1 }, completion: nil)
    }
    setNeedsLayout()
  }

  private func removeFadedBackground(_ background: UIView) {
    guard !showsSelection, background.alpha == 0 else { return }
    background.removeFromSuperview()
    background.alpha = 1
    setNeedsLayout()
  }
}
