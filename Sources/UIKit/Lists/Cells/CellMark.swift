/// A chevron or a check mark.
final class CellMark: UIView {
  enum Mark {
    case chevron, checkmark

    var size: CGSize {
      switch self {
      case .chevron: CGSize(width: 10.5, height: 14)
      case .checkmark: CGSize(width: 18, height: 16)
      }
    }

    /// The corners of its stroke.
    var points: [CGPoint] {
      switch self {
      case .chevron: [CGPoint(x: 2.5, y: 1.5), CGPoint(x: 8, y: 7), CGPoint(x: 2.5, y: 12.5)]
      case .checkmark: [CGPoint(x: 2.5, y: 8.5), CGPoint(x: 6.8, y: 13.2), CGPoint(x: 15.2, y: 2.4)]
      }
    }
  }

  let mark: Mark

  init(_ mark: Mark) {
    self.mark = mark
    super.init(frame: CGRect(origin: .zero, size: mark.size))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    (mark == .chevron ? UIColor.tertiaryLabel : tintColor).setStroke()
    let path = UIBezierPath()
    path.move(to: mark.points[0])
    for point in mark.points.dropFirst() { path.addLine(to: point) }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if mark == .checkmark { setNeedsDisplay() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
