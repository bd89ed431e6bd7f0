internal import Host

/// The status bar's battery: a shell, a nub, and as much filling as there is charge.
@MainActor final class BatteryView: UIView {
  var battery: HostBattery? {
    didSet { setNeedsDisplay() }
  }
  var color = UIColor.black {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let battery else { return }
    let shell = CGRect(x: 0.5, y: 0.5, width: bounds.width - 3.5, height: bounds.height - 1)
    let outline = UIBezierPath(roundedRect: shell, cornerRadius: shell.height * 0.33)
    outline.lineWidth = 1
    color.withAlphaComponent(0.35).setStroke()
    outline.stroke()
    color.withAlphaComponent(0.4).setFill()
    let nub = CGRect(x: shell.maxX + 1, y: bounds.midY - 2, width: 1.5, height: 4)
    UIBezierPath(roundedRect: nub, cornerRadius: 0.75).fill()
    let room = shell.insetBy(dx: 1.5, dy: 1.5)
    let level = min(max(battery.level, 0), 1)
    let filling = CGRect(x: room.minX, y: room.minY, width: max(room.width * level, 2), height: room.height)
    (battery.isCharging ? UIColor.systemGreen : level <= 0.2 ? UIColor.systemRed : color).setFill()
    UIBezierPath(roundedRect: filling, cornerRadius: room.height * 0.25).fill()
  }
}
