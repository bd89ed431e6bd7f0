import UIKit

/// A round symbol of 18 × 18 points at the start of a notification.
package enum StatusBarSymbol: Sendable {
  case check, exclamation, cross

  /// The symbol as an image: a disc of `color` with the sign cut in `hole`.
  package func image(color: UIColor, hole: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 18, height: 18)).fill()
      hole.setFill()
      hole.setStroke()
      let sign = path
      sign.lineWidth = 2
      sign.lineCapStyle = .round
      sign.lineJoinStyle = .round
      sign.stroke()
      if self == .exclamation {
        UIBezierPath(ovalIn: CGRect(x: 7.8, y: 12.3, width: 2.4, height: 2.4)).fill()
      }
    }
  }

  private var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .check:
      path.move(to: CGPoint(x: 5, y: 9.4))
      path.addLine(to: CGPoint(x: 7.8, y: 12.2))
      path.addLine(to: CGPoint(x: 13, y: 6.2))
    case .exclamation:
      path.move(to: CGPoint(x: 9, y: 4.4))
      path.addLine(to: CGPoint(x: 9, y: 9.8))
    case .cross:
      path.move(to: CGPoint(x: 6, y: 6))
      path.addLine(to: CGPoint(x: 12, y: 12))
      path.move(to: CGPoint(x: 12, y: 6))
      path.addLine(to: CGPoint(x: 6, y: 12))
    }
    return path
  }
}
