import CoreGraphics

/// Numbers that come again with the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

  mutating func color() -> CGColor {
    let alpha: CGFloat = chance(60) ? 1 : chance(20) ? 0 : number(0.1...0.9)
    return CGColor(srgbRed: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }
}
