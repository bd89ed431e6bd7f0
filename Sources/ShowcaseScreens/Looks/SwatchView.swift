import UIKit

/// A rounded sample of a colour, with a hairline around it so that a white one can be seen on white.
final class SwatchView: UIView {
  private let colour: UIColor

  init(_ colour: UIColor) {
    self.colour = colour
    super.init(frame: CGRect(x: 0, y: 0, width: 56, height: 28))
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    let hairline = 1 / max(1, traitCollection.displayScale)
    let outline = UIBezierPath(roundedRect: bounds.insetBy(dx: hairline / 2, dy: hairline / 2), cornerRadius: 7)
    colour.setFill()
    outline.fill()
    UIColor.separator.setStroke()
    outline.lineWidth = hairline
    outline.stroke()
  }
}
