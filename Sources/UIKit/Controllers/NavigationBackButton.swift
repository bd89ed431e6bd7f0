/// The chevron that leads back, with the name of where it leads to (M4-06, M4-07).
final class NavigationBackButton: UIControl {
  /// Where the title begins when the chevron stands 8 from the edge, is 13 wide and 6 away.
  static let titleStart: CGFloat = 27

  var onTap: (() -> Void)?
  private let chevron = BarGlyphView(.back)
  private let label = UILabel()
  private let names: [String]
  private var leading: CGFloat = 0

  init(to item: UINavigationItem) {
    let own = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
    names =
      switch item.backButtonDisplayMode {
      case .minimal: [""]
      case .generic: ["Back", ""]
      case .default: [own ?? "Back", "Back", ""]
      }
    super.init(frame: .zero)
    if let tint = item.backBarButtonItem?.tintColor { tintColor = tint }
    label.font = .systemFont(ofSize: 17)
    addSubview(chevron)
    addSubview(label)
    accessibilityLabel = names.first
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  var wantedWidth: CGFloat { leading + (label.text?.isEmpty == false ? Self.titleStart + label.bounds.width + 6 : Self.titleStart) }

  var titleCenter: CGFloat { leading + Self.titleStart + label.bounds.width / 2 }

  /// Chooses the first name that ends before `limit`; `leading` is what the safe area takes.
  func fit(leading: CGFloat, limit: CGFloat) {
    self.leading = leading
    for name in names {
      label.text = name
      label.sizeToFit()
      if name.isEmpty || leading + Self.titleStart + label.bounds.width <= limit { break }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame = CGRect(x: leading + 8, y: ((bounds.height - 21) / 2).rounded(), width: 13, height: 21)
    label.bounds.size.height = min(label.bounds.height, bounds.height)
    let scale = max(1, traitCollection.displayScale)
    label.center = CGPoint(x: titleCenter, y: (bounds.height / 2 * scale).rounded() / scale)
  }

  func shiftTitle(by shift: CGFloat) { label.transform = CGAffineTransform(translationX: shift, y: 0) }

  override var isHighlighted: Bool {
    didSet { NavigationBarButton.fade([chevron, label], dimmed: isHighlighted) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    label.textColor = tintColor
    chevron.color = tintColor
  }
}
