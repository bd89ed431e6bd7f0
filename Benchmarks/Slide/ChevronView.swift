import UIKit

/// The grey angle at the end of a row.
final class ChevronView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    let chevron = UIBezierPath()
    chevron.move(to: CGPoint(x: 4, y: 2))
    chevron.addLine(to: CGPoint(x: 9, y: 7))
    chevron.addLine(to: CGPoint(x: 4, y: 12))
    chevron.lineWidth = 2
    UIColor(red: 0xC4 / 255, green: 0xC4 / 255, blue: 0xC6 / 255, alpha: 1).setStroke()
    chevron.stroke()
  }
}
