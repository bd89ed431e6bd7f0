/// The circled "i" at the end of a cell: 24 points in a touch area of 44 (M5-06).
final class CellDetailButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.3 : 1 }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }

  override func draw(_ rect: CGRect) {
    tintColor.set()
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
    ring.lineWidth = 1.5
    ring.stroke()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 1.4, y: bounds.midY - 6, width: 2.8, height: 2.8)).fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: bounds.midX - 1.8, y: bounds.midY - 1))
    stem.addLine(to: CGPoint(x: bounds.midX + 0.2, y: bounds.midY - 1))
    stem.addLine(to: CGPoint(x: bounds.midX + 0.2, y: bounds.midY + 5.2))
    stem.move(to: CGPoint(x: bounds.midX - 2, y: bounds.midY + 5.2))
    stem.addLine(to: CGPoint(x: bounds.midX + 2.4, y: bounds.midY + 5.2))
    stem.lineWidth = 1.5
    stem.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
