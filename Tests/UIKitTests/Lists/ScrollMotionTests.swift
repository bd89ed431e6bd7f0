import Foundation
import Testing

@testable import UIKit

/// Glides and bounces in a chain.
struct ScrollMotionTests {
  private func motion(_ position: Double, _ velocity: Double, _ range: ClosedRange<CGFloat> = 0...1000, bounces: Bool = true)
    -> ScrollMotion
  {
    ScrollMotion(from: position, velocity: velocity, in: range, rate: 0.998, bounces: bounces)
  }

  @Test("A glide that reaches an edge turns into the bounce at the exact crossing")
  func glideIntoBounce() throws {
    let glide = ScrollDeceleration(start: 700, velocity: 2000, rate: 0.998)
    let crossing = try #require(glide.time(reaching: 1000))
    let bounce = ScrollBounce(hittingEdgeAt: glide.velocity(at: crossing))
    let whole = motion(700, 2000)
    #expect(abs(whole.position(at: crossing - 0.05) - glide.position(at: crossing - 0.05)) < 1e-6)
    #expect(abs(whole.position(at: crossing + 0.1) - 1000 - bounce.position(at: 0.1)) < 1e-6)
    #expect(abs(whole.duration - crossing - bounce.duration) < 1e-6)
    #expect(whole.target == 1000)
  }

  @Test(
    "Neither place nor speed jumps anywhere on the way", arguments: [(700.0, 2000.0), (-80, 3000), (-80, -900), (1060, -5000), (10, -700)])
  func continuity(position: Double, velocity: Double) {
    let whole = motion(position, velocity)
    var last = whole.position(at: 0)
    #expect(abs(last - position) < 1e-6)
    for step in 1...Int(whole.duration * 1000) {
      let time = Double(step) / 1000
      let now = whole.position(at: time)
      let speed = max(abs(whole.velocity(at: time)), abs(whole.velocity(at: time - 0.001)))
      #expect(abs(now - last) <= speed * 0.001 + 0.15, "at \(time)")
      last = now
    }
    #expect(whole.position(at: whole.duration) == whole.target)
    #expect(whole.target >= 0 && whole.target <= 1000)
  }

  @Test("Without bouncing it stops on the edge")
  func noBounce() {
    let whole = motion(900, 3000, bounces: false)
    let farthest = (0...200).map { whole.position(at: Double($0) / 60) }.max()!
    #expect(farthest <= 1000)
    #expect(whole.target == 1000)
    #expect(motion(1000, 3000, bounces: false).duration == 0)
  }

  @Test("Flicked back from past the top it goes on into the content")
  func flickedBack() {
    let whole = motion(-80, 3000, 0...100_000)
    #expect(whole.target > 500)
    #expect(motion(-80, 0).target == 0)
    #expect(motion(-80, 0).position(at: 10) == 0)
  }

  @Test("Content that fits springs back to its only place")
  func fits() {
    let whole = motion(-30, 800, 0...0)
    #expect(whole.target == 0)
    #expect(whole.duration < 2)
  }

  @Test("A delegate's target is reached whatever it is", arguments: [0.0, 333, -50, 5000])
  func aimed(target: Double) {
    let whole = ScrollMotion(from: 200, to: target, rate: 0.998)
    #expect(abs(whole.position(at: whole.duration) - target) < 1e-6)
  }

  @Test("Speeds that are no numbers count as none")
  func uselessSpeeds() {
    #expect(motion(5, .nan).duration == 0)
    #expect(motion(5, .infinity).target == 5)
  }
}
