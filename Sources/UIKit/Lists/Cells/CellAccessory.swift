/// What a cell shows at its end for its accessory type: a chevron, a check mark, a detail button, or button and chevron (M5-04 to M5-06).
final class CellAccessory: UIView {
  private static let chevronWidth: CGFloat = 10.5
  private static let checkmarkWidth: CGFloat = 28
  private static let buttonWidth: CGFloat = 24
  private static let gap: CGFloat = 10

  let type: UITableViewCell.AccessoryType
  var whenTapped: (() -> Void)?
  private var mark: CellMark?
  private var button: CellDetailButton?

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    switch type {
    case .none: break
    case .disclosureIndicator: add(CellMark(.chevron))
    case .checkmark: add(CellMark(.checkmark))
    case .detailButton: addButton()
    case .detailDisclosureButton:
      add(CellMark(.chevron))
      addButton()
    }
  }

  required init?(coder: NSCoder) { nil }

  static func width(of type: UITableViewCell.AccessoryType) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: chevronWidth
    case .checkmark: checkmarkWidth
    case .detailButton: buttonWidth
    case .detailDisclosureButton: buttonWidth + gap + chevronWidth
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = max(1, traitCollection.displayScale)
    func middle(_ height: CGFloat) -> CGFloat { ((bounds.height - height) / 2 * scale).rounded() / scale }
    if let mark {
      let size = mark.mark.size
      mark.frame = CGRect(x: bounds.width - size.width, y: middle(size.height), width: size.width, height: size.height)
    }
    button?.frame = CGRect(x: 0, y: middle(Self.buttonWidth), width: Self.buttonWidth, height: Self.buttonWidth)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: 0).contains(point) }

  private func add(_ mark: CellMark) {
    self.mark = mark
    addSubview(mark)
  }

  private func addButton() {
    isUserInteractionEnabled = true
    let button = CellDetailButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.whenTapped?() }, for: .touchUpInside)
    self.button = button
    addSubview(button)
  }

  /// Touches beside the button are the cell's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
