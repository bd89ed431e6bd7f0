import Foundation
import Testing

@testable import UIKit

/// The finger's speed at the end of a drag.
struct ScrollVelocityTests {
  private func velocity(_ samples: [(Double, Double)], at time: Double) -> Double {
    var velocity = ScrollVelocity()
    for (time, y) in samples { velocity.add(CGPoint(x: 0, y: y), at: time) }
    return velocity.value(at: time).dy
  }

  @Test("An even movement has its own speed")
  func even() {
    let samples = (0...30).map { (Double($0) / 60, Double($0) * 10) }
    #expect(abs(velocity(samples, at: 0.5) - 600) < 1e-6)
  }

  @Test("Only the last tenth of a second counts")
  func recent() {
    var samples: [(Double, Double)] = []
    for frame in 0...60 { samples.append((Double(frame) / 60, Double(frame))) }
    for frame in 61...66 { samples.append((Double(frame) / 60, 60 + Double(frame - 60) * 20)) }
    #expect(abs(velocity(samples, at: 1.1) - 1200) < 1)
  }

  @Test("A finger that rested before it was lifted has none")
  func rested() {
    let samples = (0...10).map { (Double($0) / 60, Double($0) * 10) }
    #expect(velocity(samples + [(0.5, 100)], at: 0.5) == 0)
    #expect(velocity([(0, 5)], at: 0) == 0)
    #expect(velocity([], at: 0) == 0)
  }
}
