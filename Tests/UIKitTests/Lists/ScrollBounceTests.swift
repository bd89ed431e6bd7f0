import Foundation
import Testing

@testable import UIKit

/// Coming back to an edge by M8-28 and M8-29.
struct ScrollBounceTests {
  @Test("M8-28: a bounce with speed follows its formula", arguments: [(0.0, 1500.0), (0, -6000), (-40, -300), (120, 80), (-60, 2000)])
  func spring(offset: Double, velocity: Double) {
    let bounce = ScrollBounce(releasedAt: offset, velocity: velocity)
    for frame in 0...120 {
      let time = Double(frame) / 60
      let expected = (offset + (velocity + 11 * offset) * time) * exp(-11 * time)
      #expect(abs(bounce.position(at: time) - expected) < 1e-6)
    }
  }

  @Test("M8-28: hitting an edge overshoots by v/(11e)", arguments: [100.0, 900, -4000])
  func overshoot(velocity: Double) {
    let bounce = ScrollBounce(hittingEdgeAt: velocity)
    let farthest = (0...1000).map { bounce.position(at: Double($0) / 1000) }.max { abs($0) < abs($1) }!
    #expect(abs(farthest - velocity / (11 * M_E)) < 0.05)
  }

  @Test("M8-29: content let go without speed settles by two exponentials", arguments: [-100.0, 52, 3])
  func settling(offset: Double) {
    let bounce = ScrollBounce(releasedAt: offset, velocity: 20)
    #expect(abs(bounce.position(at: 0) - offset) < 1e-9)
    #expect(abs(bounce.velocity(at: 0)) < 1e-9)
    for frame in 0...60 {
      let time = Double(frame) / 60
      let expected = offset * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
      #expect(abs(bounce.position(at: time) - expected) < 1e-6)
    }
  }

  @Test("It lasts until it stays near the edge, and not longer", arguments: [(-100.0, 0.0), (0, 2000), (50, -3000), (-5, 60), (30, 400)])
  func duration(offset: Double, velocity: Double) {
    let bounce = ScrollBounce(releasedAt: offset, velocity: velocity)
    for later in 0...100 { #expect(abs(bounce.position(at: bounce.duration + Double(later) / 60)) <= ScrollBounce.tolerance + 1e-6) }
    #expect(abs(bounce.position(at: bounce.duration - 0.01)) > ScrollBounce.tolerance)
  }

  @Test("Nothing to do takes no time")
  func nothing() {
    #expect(ScrollBounce(releasedAt: 0, velocity: 0).duration == 0)
    #expect(ScrollBounce(releasedAt: 0.05, velocity: 0).duration == 0)
  }

  @Test("Speed back into the content crosses the edge; speed away from it never does")
  func crossing() throws {
    let back = ScrollBounce(releasedAt: -60, velocity: 2000)
    let time = try #require(back.crossing)
    #expect(abs(back.position(at: time)) < 1e-6)
    #expect(back.velocity(at: time) > 0)
    #expect(ScrollBounce(releasedAt: -60, velocity: -2000).crossing == nil)
    #expect(ScrollBounce(releasedAt: -60, velocity: 100).crossing == nil)
    #expect(ScrollBounce(releasedAt: -60, velocity: 0).crossing == nil)
  }
}
