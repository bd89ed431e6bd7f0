import Foundation
import Testing

@testable import UIKit

/// Gliding by M8-25 and M8-26.
struct ScrollDecelerationTests {
  /// The rule's sum, millisecond by millisecond: an independent way to the same place.
  private func stepped(_ velocity: Double, rate: Double, milliseconds: Int) -> Double {
    var speed = velocity
    var place = 0.0
    for _ in 0..<milliseconds {
      speed *= rate
      place += speed / 1000
    }
    return place
  }

  @Test("M8-25: places and speeds follow the formulas", arguments: [200.0, 640, 1500, -2600, 8000])
  func formulas(velocity: Double) {
    let glide = ScrollDeceleration(start: 100, velocity: velocity, rate: 0.998)
    for frame in 0...Int(glide.duration * 60) {
      let time = Double(frame) / 60
      let expected = 100 + 0.499 * velocity * (1 - pow(0.998, 1000 * time))
      #expect(abs(glide.position(at: time) - expected) < 0.01)
      #expect(abs(glide.velocity(at: time) - velocity * pow(0.998, 1000 * time)) < 0.01)
    }
    #expect(abs(glide.position(at: 0.4) - 100 - stepped(velocity, rate: 0.998, milliseconds: 400)) < 0.5)
  }

  @Test("M8-26: it ends where the speed is 10 pt/s", arguments: [50.0, 333, -1200, 5000, -9000])
  func end(velocity: Double) {
    let glide = ScrollDeceleration(start: 0, velocity: velocity, rate: 0.998)
    let sign = velocity < 0 ? -1.0 : 1.0
    #expect(abs(glide.target - 0.499 * (velocity - sign * 10)) < 0.01)
    #expect(abs(glide.duration - log(abs(velocity) / 10) / 2.002) < 0.001)
    #expect(abs(abs(glide.velocity(at: glide.duration - 1e-6)) - 10) < 0.01)
    #expect(abs(glide.position(at: glide.duration - 1e-6) - glide.target) < 0.001)
    #expect(glide.position(at: glide.duration + 100) == glide.target)
    #expect(glide.velocity(at: glide.duration + 100) == 0)
  }

  @Test("The fast rate stops about five times sooner")
  func fast() {
    let normal = ScrollDeceleration(start: 0, velocity: 1000, rate: 0.998)
    let fast = ScrollDeceleration(start: 0, velocity: 1000, rate: 0.99)
    #expect(abs(fast.target - 0.099 * 990) < 0.01)
    #expect(abs(normal.duration / fast.duration - 5.02) < 0.02)
  }

  @Test("Slow content rests at once")
  func slow() {
    let glide = ScrollDeceleration(start: 7, velocity: 9.9, rate: 0.998)
    #expect(glide.duration == 0)
    #expect(glide.target == 7)
    #expect(glide.position(at: 1) == 7)
  }

  @Test("The time of a place leads back to it", arguments: [1.0, 250, 900, 1240])
  func times(place: Double) throws {
    let glide = ScrollDeceleration(start: 0, velocity: 2500, rate: 0.998)
    let time = try #require(glide.time(reaching: place))
    #expect(abs(glide.position(at: time) - place) < 1e-6)
  }

  @Test("Places beyond the end or behind the start are never reached")
  func unreached() {
    let glide = ScrollDeceleration(start: 0, velocity: 1000, rate: 0.998)
    #expect(glide.time(reaching: 500) == nil)
    #expect(glide.time(reaching: -1) == nil)
    #expect(glide.time(reaching: 0) == 0)
  }

  @Test("A glide made for a target ends on it", arguments: [0.0, 3, -480, 12000])
  func aimed(target: Double) {
    #expect(abs(ScrollDeceleration(start: 0, reaching: target, rate: 0.998).target - target) < 1e-6)
  }

  @Test("Rates and speeds that are no use do no harm", arguments: [0.0, 1, 2, -5, .nan, .infinity])
  func uselessRates(rate: Double) {
    let glide = ScrollDeceleration(start: 0, velocity: 1000, rate: rate)
    #expect(glide.duration.isFinite)
    #expect(glide.position(at: 0.1).isFinite)
    #expect(ScrollDeceleration(start: 3, velocity: .nan, rate: rate).target == 3)
  }
}
