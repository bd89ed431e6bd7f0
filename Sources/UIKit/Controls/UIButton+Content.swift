extension UIButton {
  func change(_ state: State, _ change: (inout ButtonContent) -> Void) {
    change(&contents[state.rawValue, default: ButtonContent()])
    updateContent()
    setNeedsLayout()
  }

  func content<Value>(_ part: KeyPath<ButtonContent, Value?>, _ state: State) -> Value? {
    contents[state.rawValue]?[keyPath: part] ?? contents[State.normal.rawValue]?[keyPath: part]
  }

  func defaultTitleColor(_ state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  func loadTitleLabel() -> UILabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  func loadImageView() -> UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleToFill
    storedImageView = view
    if let storedTitleLabel { insertSubview(view, belowSubview: storedTitleLabel) } else { addSubview(view) }
    return view
  }

  private func loadBackgroundImageView() -> UIImageView {
    if let backgroundImageView { return backgroundImageView }
    let view = UIImageView(frame: bounds)
    backgroundImageView = view
    insertSubview(view, at: 0)
    return view
  }

  /// Gives label and pictures what the present state shows, whatever the app has set there itself (S-13).
  func updateContent() {
    if let attributed = currentAttributedTitle {
      loadTitleLabel().attributedText = attributed
    } else if let title = currentTitle {
      let label = loadTitleLabel()
      if label.text != title || contents.values.contains(where: { $0.attributedTitle != nil }) { label.text = title }
      label.textColor = currentTitleColor
    } else if let storedTitleLabel {
      storedTitleLabel.text = nil
    }
    if let storedTitleLabel { storedTitleLabel.shadowColor = currentTitleShadowColor }
    if let image = currentImage {
      loadImageView().image = shown(image)
    } else {
      storedImageView?.image = nil
    }
    if let image = currentBackgroundImage {
      loadBackgroundImageView().image = shown(image)
    } else {
      backgroundImageView?.image = nil
    }
  }

  /// The picture as it shows: a system button's takes the tint, a custom one's is darkened where it has no other for the state.
  private func shown(_ image: UIImage) -> UIImage {
    if buttonType == .system {
      return image.renderingMode == .automatic && image === currentImage ? image.withRenderingMode(.alwaysTemplate) : image
    }
    let hasOwn = contents[state.rawValue].map { $0.image === image || $0.backgroundImage === image } ?? false
    guard state != .normal, !hasOwn || contents[State.normal.rawValue].map({ $0.image === image }) ?? false else { return image }
    if isHighlighted, adjustsImageWhenHighlighted { return image.darkened() }
    if !isEnabled, adjustsImageWhenDisabled { return image.faded() }
    return image
  }

  /// A system button's title and picture go to a fifth at once, and come back slowly (M8-21).
  func showPressed(_ isPressed: Bool) {
    guard buttonType == .system else { return }
    let alpha: CGFloat = isPressed ? 0.2 : 1
    let views: [UIView] = [storedTitleLabel, storedImageView].compactMap { $0 }.filter { $0.alpha != alpha }
    guard !views.isEmpty else { return }
    let change = { for view in views { view.alpha = alpha } }
    if isPressed || window == nil {
      UIView.performWithoutAnimation(change)
    } else {
      UIView.animate(withDuration: 0.4, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: change)
    }
  }
}

extension UIImage {
  /// The picture under a veil of black, as far as the picture itself reaches.
  fileprivate func darkened() -> UIImage { veiled(.black.withAlphaComponent(0.5), 1) }

  /// The picture at half its strength.
  fileprivate func faded() -> UIImage { veiled(nil, 0.5) }

  private func veiled(_ veil: UIColor?, _ alpha: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let area = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(in: area, blendMode: .normal, alpha: alpha)
      guard let veil else { return }
      context.cgContext.setBlendMode(.sourceAtop)
      context.cgContext.setFillColor(veil.cgColor)
      context.cgContext.fill(area)
    }
  }
}
