import Testing
@testable import UIKit
import UIKitTesting

@Suite("Springs by their duration", .application) @MainActor struct SpringMotionTests {
  @Test(
    "M8-03 stiffness and damping of half a second",
    arguments: [(0.5, 646.9, 25.43), (0.7, 387.3, 27.55), (0.8, 323.6, 28.78), (0.9, 287.7, 30.53)])
  func table(_ ratio: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat) {
    let motion = SpringMotion(duration: 0.5, dampingRatio: ratio, velocity: 0)
    #expect(abs(motion.stiffness - stiffness) < 0.1)
    #expect(abs(motion.damping - damping) < 0.01)
  }

  @Test("M8-02 critical damping: ω is 9.2334 by the duration; the system's spring is that") func critical() {
    let motion = SpringMotion(duration: 2, dampingRatio: 1, velocity: 0)
    #expect(abs(motion.stiffness.squareRoot() - 9.2334 / 2) < 0.001)
    #expect(abs(SpringMotion.system.stiffness.squareRoot() - 18.257) < 0.01)
  }

  @Test("M8-04 with a velocity the rest at the end is a thousandth", arguments: [-20.0, -1, 0.5, 3, 30])
  func velocity(_ velocity: CGFloat) {
    for ratio in [0.3, 0.6, 0.9] as [CGFloat] {
      let motion = SpringMotion(duration: 0.5, dampingRatio: ratio, velocity: velocity)
      let frequency = motion.stiffness.squareRoot()
      let decay = ratio * frequency
      let rest = abs((decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot())) * exp(-decay * 0.5)
      #expect(abs(rest - 0.001) < 1e-6)
    }
  }

  @Test("Ratios and velocities out of bounds give a spring all the same", arguments: [-1, 0, 5, CGFloat.nan])
  func badInput(_ ratio: CGFloat) {
    let motion = SpringMotion(duration: 0.5, dampingRatio: ratio, velocity: .infinity)
    #expect(motion.stiffness.isFinite && motion.damping > 0)
    #expect(SpringMotion(perceptualDuration: 0.5, bounce: ratio, velocity: 0).duration.isFinite)
  }
}
