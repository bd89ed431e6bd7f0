/// The card of an alert: texts above, buttons below (M7-01 to M7-08). There is no blur behind it, so it is opaque.
final class AlertCard: UIView {
  struct Button {
    /// What is reported when it is chosen.
    let index: Int
    let title: String
    let isCancel: Bool
    let isEnabled: Bool
  }

  struct Content {
    let title: String?
    let message: String?
    let buttons: [Button]
  }

  var content: Content {
    didSet { rebuild() }
  }
  var choose: ((Int) -> Void)?

  private static let width: CGFloat = 270
  private static let buttonHeight: CGFloat = 44
  private let texts = UIScrollView()
  private let buttonArea = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []

  init(content: Content) {
    self.content = content
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 100))
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 30 / 255, alpha: 1) : UIColor(white: 245 / 255, alpha: 1) }
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = .label
      texts.addSubview(label)
    }
    for area in [texts, buttonArea] {
      area.contentInsetAdjustmentBehavior = .never
      addSubview(area)
    }
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  func chooseDefault() {
    let enabled = content.buttons.filter(\.isEnabled)
    if let button = enabled.first(where: \.isCancel) ?? enabled.last { choose?(button.index) }
  }

  func chooseCancel() {
    if let button = content.buttons.first(where: { $0.isCancel && $0.isEnabled }) { choose?(button.index) }
  }

  /// Takes the size it needs and `room` allows, in the middle of it.
  func place(in room: CGRect, scale: CGFloat) {
    let scale = max(1, scale)
    let wanted = textHeight + buttonsHeight
    let height = max(0, min(wanted, room.height))
    bounds.size = CGSize(width: Self.width, height: (height * scale).rounded() / scale)
    // On the pixel grid, or every line in it would blur.
    let x = ((room.midX - bounds.width / 2) * scale).rounded() / scale + bounds.width / 2
    let y = ((room.midY - bounds.height / 2) * scale).rounded() / scale + bounds.height / 2
    center = CGPoint(x: x, y: y)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Of the buttons at least one and a half stay visible, the texts scroll before that (M7-06).
    let leastButtons = min(buttonsHeight, 67.8)
    let textPart = min(textHeight, max(0, bounds.height - min(buttonsHeight, max(leastButtons, bounds.height - textHeight))))
    texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: textPart)
    texts.contentSize = CGSize(width: bounds.width, height: textHeight)
    buttonArea.frame = CGRect(x: 0, y: textPart, width: bounds.width, height: bounds.height - textPart)
    buttonArea.contentSize = CGSize(width: bounds.width, height: buttonsHeight)
    layoutTexts()
    layoutButtons()
  }

  private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }
  private var textWidth: CGFloat { Self.width - 32 }
  private var hasTitle: Bool { titleLabel.text?.isEmpty == false }
  private var hasMessage: Bool { messageLabel.text?.isEmpty == false }

  private func height(of label: UILabel) -> CGFloat {
    label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
  }

  private var textHeight: CGFloat {
    guard hasTitle || hasMessage else { return 0 }
    let gap: CGFloat = hasTitle && hasMessage ? 2 : 0
    return 20 + (hasTitle ? height(of: titleLabel) : 0) + gap + (hasMessage ? height(of: messageLabel) : 0) + 20
  }

  private var isInOneRow: Bool { buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= Self.width / 2 - 16 } }

  private var buttonsHeight: CGFloat {
    guard !buttons.isEmpty else { return 0 }
    let rows = isInOneRow ? 1 : buttons.count
    return CGFloat(rows) * (Self.buttonHeight + hairline)
  }

  private func layoutTexts() {
    var y: CGFloat = 20
    if hasTitle {
      titleLabel.frame = CGRect(x: 16, y: y, width: textWidth, height: height(of: titleLabel))
      y = titleLabel.frame.maxY + 2
    }
    if hasMessage { messageLabel.frame = CGRect(x: 16, y: y, width: textWidth, height: height(of: messageLabel)) }
  }

  /// Cancel is first in a row and last in a stack (M7-04).
  private func layoutButtons() {
    let cancel = buttons.filter(\.button.isCancel)
    let others = buttons.filter { !$0.button.isCancel }
    let thickness = hairline
    if isInOneRow {
      let half = Self.width / 2
      lines[0].frame = CGRect(x: 0, y: 0, width: Self.width, height: thickness)
      lines[1].frame = CGRect(x: half - thickness, y: thickness, width: thickness, height: Self.buttonHeight)
      for (index, button) in (cancel + others).enumerated() {
        button.frame = CGRect(
          x: CGFloat(index) * half, y: thickness, width: half - (index == 0 ? thickness : 0), height: Self.buttonHeight)
      }
      return
    }
    for (index, button) in (others + cancel).enumerated() {
      let y = CGFloat(index) * (Self.buttonHeight + thickness)
      lines[index].frame = CGRect(x: 0, y: y, width: Self.width, height: thickness)
      button.frame = CGRect(x: 0, y: y + thickness, width: Self.width, height: Self.buttonHeight)
    }
  }

  private func rebuild() {
    titleLabel.text = content.title
    messageLabel.text = content.message
    titleLabel.isHidden = !hasTitle
    messageLabel.isHidden = !hasMessage
    for view in buttons + lines { view.removeFromSuperview() }
    buttons = content.buttons.map { button in
      let view = AlertButton(button)
      view.addAction(UIAction { [weak self] _ in self?.choose?(button.index) }, for: .touchUpInside)
      return view
    }
    lines = content.buttons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      return line
    }
    for view in buttons + lines { buttonArea.addSubview(view) }
    setNeedsLayout()
  }
}
