import UIKit

/// The small coloured squares at the start of a row, drawn here so that the app carries no pictures.
package enum RowIcon {
  case lock, bell, text, colours, button, field, cells, languages, automatic, sun, moon

  private static let side: CGFloat = 29

  /// The icon as an image of 29 × 29 points.
  package func image() -> UIImage {
    let square = CGRect(x: 0, y: 0, width: RowIcon.side, height: RowIcon.side)
    return UIGraphicsImageRenderer(size: square.size).image { _ in
      background.setFill()
      UIBezierPath(roundedRect: square, cornerRadius: 6.5).fill()
      UIColor.white.setFill()
      UIColor.white.setStroke()
      drawSymbol()
    }
  }

  private var background: UIColor {
    switch self {
    case .lock: .systemBlue
    case .bell: .systemRed
    case .text: .systemGray
    case .colours: .systemPurple
    case .button: .systemGreen
    case .field: .systemOrange
    case .cells: .systemTeal
    case .languages: .systemPink
    case .automatic: .systemGray
    case .sun: .systemOrange
    case .moon: .systemBlue
    }
  }

  private func drawSymbol() {
    switch self {
    case .lock: drawLock()
    case .bell: drawBell()
    case .text: draw("Aa")
    case .colours: drawPalette()
    case .button: drawButton()
    case .field: drawField()
    case .cells: drawCells()
    case .languages: draw("文")
    case .automatic: drawHalves()
    case .sun: drawSun()
    case .moon: drawMoon()
    }
  }

  private func stroke(_ path: UIBezierPath, width: CGFloat = 1.8) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func drawLock() {
    UIBezierPath(roundedRect: CGRect(x: 8, y: 13, width: 13, height: 9.5), cornerRadius: 2).fill()
    let shackle = UIBezierPath()
    shackle.move(to: CGPoint(x: 10.8, y: 13.5))
    shackle.addLine(to: CGPoint(x: 10.8, y: 10.2))
    shackle.addArc(withCenter: CGPoint(x: 14.5, y: 10.2), radius: 3.7, startAngle: .pi, endAngle: 0, clockwise: true)
    shackle.addLine(to: CGPoint(x: 18.2, y: 13.5))
    stroke(shackle)
  }

  private func drawBell() {
    let bell = UIBezierPath()
    bell.move(to: CGPoint(x: 7.5, y: 19))
    bell.addLine(to: CGPoint(x: 9.5, y: 16.4))
    bell.addLine(to: CGPoint(x: 9.5, y: 12.5))
    bell.addArc(withCenter: CGPoint(x: 14.5, y: 12.5), radius: 5, startAngle: .pi, endAngle: 0, clockwise: true)
    bell.addLine(to: CGPoint(x: 19.5, y: 16.4))
    bell.addLine(to: CGPoint(x: 21.5, y: 19))
    bell.close()
    bell.fill()
    circle(14.5, 7, radius: 1.3).fill()
    let clapper = UIBezierPath()
    clapper.addArc(withCenter: CGPoint(x: 14.5, y: 20.2), radius: 2.2, startAngle: 0, endAngle: .pi, clockwise: true)
    clapper.close()
    clapper.fill()
  }

  private func draw(_ string: String) {
    let text = NSAttributedString(
      string: string,
      attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.white])
    let size = text.size()
    text.draw(at: CGPoint(x: (RowIcon.side - size.width) / 2, y: (RowIcon.side - size.height) / 2))
  }

  private func drawPalette() {
    for (x, y) in [(10.3, 10.3), (18.7, 10.3), (10.3, 18.7), (18.7, 18.7)] as [(CGFloat, CGFloat)] {
      circle(x, y, radius: 3.4).fill()
    }
  }

  private func drawButton() {
    stroke(UIBezierPath(roundedRect: CGRect(x: 5.5, y: 9.5, width: 18, height: 10), cornerRadius: 5))
    UIBezierPath(roundedRect: CGRect(x: 10, y: 13.5, width: 9, height: 2), cornerRadius: 1).fill()
  }

  private func drawField() {
    stroke(UIBezierPath(roundedRect: CGRect(x: 5.5, y: 9, width: 18, height: 11), cornerRadius: 2.5))
    UIBezierPath(rect: CGRect(x: 9, y: 11.5, width: 1.6, height: 6)).fill()
  }

  private func drawCells() {
    for y in [9.5, 14.5, 19.5] as [CGFloat] {
      circle(8.5, y, radius: 1.3).fill()
      UIBezierPath(roundedRect: CGRect(x: 11.8, y: y - 1, width: 11, height: 2), cornerRadius: 1).fill()
    }
  }

  private func drawHalves() {
    stroke(circle(14.5, 14.5, radius: 7))
    let half = UIBezierPath()
    half.addArc(withCenter: CGPoint(x: 14.5, y: 14.5), radius: 7, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
    half.close()
    half.fill()
  }

  private func drawSun() {
    circle(14.5, 14.5, radius: 3.6).fill()
    for step in 0..<8 {
      let angle = CGFloat(step) * .pi / 4
      let ray = UIBezierPath()
      ray.move(to: CGPoint(x: 14.5 + 6.2 * cos(angle), y: 14.5 + 6.2 * sin(angle)))
      ray.addLine(to: CGPoint(x: 14.5 + 8.2 * cos(angle), y: 14.5 + 8.2 * sin(angle)))
      stroke(ray)
    }
  }

  private func drawMoon() {
    // The disc's outer edge from horn to horn, then the shadow's edge back.
    let moon = UIBezierPath()
    moon.addArc(withCenter: CGPoint(x: 14.2, y: 14.8), radius: 7, startAngle: 0.08, endAngle: 4.63, clockwise: true)
    moon.addQuadCurve(to: CGPoint(x: 21.18, y: 15.36), controlPoint: CGPoint(x: 12.6, y: 16.6))
    moon.close()
    moon.fill()
  }
}
