import CoreGraphics
import UIKitTesting

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

  mutating func color() -> CGColor {
    let alpha: CGFloat = chance(60) ? 1 : chance(20) ? 0 : number(0.1...0.9)
    return CGColor(srgbRed: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }
}
