/// One button of an alert (M7-03).
final class AlertButton: UIControl {
  let button: AlertCard.Button
  private let label = UILabel()

  init(_ button: AlertCard.Button) {
    self.button = button
    super.init(frame: .zero)
    isEnabled = button.isEnabled
    label.text = button.title
    label.font = .systemFont(ofSize: 17, weight: button.isCancel ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 10 / 17
    accessibilityLabel = button.title
    addSubview(label)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override var isHighlighted: Bool {
    didSet { updateColors() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    label.textColor = isEnabled ? tintColor : .tertiaryLabel
    backgroundColor =
      isHighlighted
      ? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 46 / 255, alpha: 1) : UIColor(white: 225 / 255, alpha: 1) } : nil
  }
}
