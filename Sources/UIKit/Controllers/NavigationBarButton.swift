/// Shows a bar button item: its custom view, image, drawing or title.
final class NavigationBarButton: UIControl {
  let item: UIBarButtonItem
  var leadingInset: CGFloat = 8
  var trailingInset: CGFloat = 8
  private let face: UIView?

  init(item: UIBarButtonItem) {
    self.item = item
    face = item.customView ?? Self.makeFace(for: item)
    super.init(frame: .zero)
    if let face { addSubview(face) }
    if let tint = item.tintColor { tintColor = tint }
    isEnabled = item.isEnabled
    accessibilityLabel = item.title ?? item.systemItem?.name
    if item.customView == nil {
      addAction(UIAction { [weak self] _ in self?.chosen() }, for: .touchUpInside)
    }
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Bounds of the content alone, without the room around it that takes touches as well.
  var contentWidth: CGFloat {
    if item.systemItem?.isSpace == true { return max(0, item.width - 16) }
    if item.width > 0 { return item.width }
    return faceSize.width
  }

  private var faceSize: CGSize {
    guard let face else { return .zero }
    if let custom = item.customView, !custom.bounds.isEmpty { return custom.bounds.size }
    return face.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let face else { return }
    let size = faceSize
    let width = min(size.width, max(0, bounds.width - leadingInset - trailingInset))
    let height = min(size.height, bounds.height)
    let scale = max(1, traitCollection.displayScale)
    let x = leadingInset + (bounds.width - leadingInset - trailingInset - width) / 2
    face.frame = CGRect(
      x: (x * scale).rounded() / scale, y: ((bounds.height - height) / 2 * scale).rounded() / scale, width: width, height: height)
  }

  /// The room around a custom view or a gap is nobody's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && (item.customView != nil || face == nil) ? nil : hit
  }

  override var isHighlighted: Bool {
    didSet { if let face, item.customView == nil { Self.fade([face], dimmed: isHighlighted) } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  /// Dims at once, comes back slowly (M8-21).
  static func fade(_ views: [UIView], dimmed: Bool) {
    let change = { for view in views { view.alpha = dimmed ? 0.2 : 1 } }
    if dimmed { UIView.performWithoutAnimation(change) } else { UIView.animate(withDuration: 0.35, animations: change) }
  }

  private func chosen() { item.perform(from: self, event: nil) }

  private static func makeFace(for item: UIBarButtonItem) -> UIView? {
    if let image = item.image { return UIImageView(image: image.withRenderingMode(.alwaysTemplate)) }
    if let glyph = item.systemItem.flatMap(BarGlyph.init(systemItem:)) { return BarGlyphView(glyph) }
    guard let title = item.title ?? item.systemItem?.name else { return nil }
    let label = UILabel()
    let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled) ?? item.titleTextAttributes(for: .normal)
    label.text = title
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    return label
  }

  private func updateColors() {
    let color = item.isEnabled ? tintColor ?? .systemBlue : .tertiaryLabel
    if let label = face as? UILabel, item.customView == nil {
      let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
      label.textColor = attributes?[.foregroundColor] as? UIColor ?? color
    }
    (face as? BarGlyphView)?.color = color
    if item.customView == nil { face?.tintColor = color }
  }
}
