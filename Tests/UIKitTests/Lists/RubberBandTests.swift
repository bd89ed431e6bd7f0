import Foundation
import Testing

@testable import UIKit

/// Pulling past an edge by M8-27.
struct RubberBandTests {
  @Test("M8-27: 100 points past the edge of 960 show 52.0")
  func example() { #expect(abs(RubberBand(length: 960).shown(for: 100) - 52.0) < 0.05) }

  @Test("The formula holds, and its inverse leads back", arguments: [1.0, 40, -150, 700, -3000])
  func formula(pull: Double) {
    let band = RubberBand(length: 667)
    let expected = (1 - 1 / (0.55 * abs(pull) / 667 + 1)) * 667 * (pull < 0 ? -1 : 1)
    #expect(abs(band.shown(for: pull) - expected) < 1e-9)
    #expect(abs(band.pull(for: band.shown(for: pull)) - pull) < 1e-6)
    let step = 1e-4
    #expect(abs((band.shown(for: pull + step) - band.shown(for: pull)) / step - band.slope(at: pull)) < 1e-3)
  }

  @Test("It gives way from the first point on, and never as far as the view is long")
  func limits() {
    let band = RubberBand(length: 500)
    #expect(band.shown(for: 0) == 0)
    #expect(band.shown(for: 1e9) <= 500)
    #expect(RubberBand(length: 0).shown(for: 50) == 0)
    #expect(band.pull(for: 900).isFinite)
  }

  @Test("An axis follows the finger inside its range and resists outside")
  func axis() {
    let axis = ScrollAxis(length: 400, content: 1000, insetBefore: 50, insetAfter: 20, bounces: true, alwaysBounces: false)
    #expect(axis.range == -50...620)
    #expect(axis.shown(for: 123) == 123)
    #expect(axis.shown(for: -150) == -50 + RubberBand(length: 400).shown(for: -100))
    #expect(abs(axis.wanted(for: axis.shown(for: 900)) - 900) < 1e-6)
    let firm = ScrollAxis(length: 400, content: 1000, insetBefore: 0, insetAfter: 0, bounces: false, alwaysBounces: true)
    #expect(firm.shown(for: -80) == 0)
    #expect(firm.slope(at: -80) == 0)
  }

  @Test("Only what has somewhere to go can be moved")
  func scrollable() {
    func axis(_ content: CGFloat, bounces: Bool = true, always: Bool = false) -> ScrollAxis {
      ScrollAxis(length: 100, content: content, insetBefore: 0, insetAfter: 0, bounces: bounces, alwaysBounces: always)
    }
    #expect(axis(101).isScrollable)
    #expect(!axis(100).isScrollable)
    #expect(axis(10, always: true).isScrollable)
    #expect(!axis(10, bounces: false, always: true).isScrollable)
    #expect(axis(200, bounces: false).isScrollable)
  }
}
