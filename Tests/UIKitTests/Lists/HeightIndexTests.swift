import Foundation
import Testing

@testable import UIKit

/// The sums behind a table of many rows.
struct HeightIndexTests {
  @Test("Offsets agree with plain sums, wherever heights are set", arguments: [1, 63, 64, 65, 200, 1000])
  func sums(count: Int) {
    var index = HeightIndex(count: count, estimate: 10)
    var heights = [CGFloat](repeating: 10, count: count)
    var seed: UInt64 = 7
    for _ in 0..<300 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let row = Int(seed >> 33) % count
      let height = CGFloat((seed >> 20) % 50)
      heights[row] = height
      index.set(height, at: row)
    }
    var sum: CGFloat = 0
    for row in 0..<count {
      #expect(abs(index.offset(of: row) - sum) < 1e-6)
      #expect(index.height(at: row) == heights[row])
      if heights[row] > 0 { #expect(index.index(at: sum + heights[row] / 2) == row) }
      sum += heights[row]
    }
    #expect(abs(index.total - sum) < 1e-6)
  }

  @Test("A row begins at its first point, and rows without height are passed over")
  func borders() {
    var index = HeightIndex(count: 5, estimate: 10)
    index.set(0, at: 1)
    #expect(index.index(at: 0) == 0)
    #expect(index.index(at: 9.9) == 0)
    #expect(index.index(at: 10) == 2)
    #expect(index.index(at: 20) == 3)
  }

  @Test("Guesses are not measurements")
  func measured() {
    var index = HeightIndex(count: 100, estimate: 44)
    #expect(!index.isMeasured(70))
    index.set(50, at: 70, measured: false)
    #expect(!index.isMeasured(70))
    index.set(50, at: 70)
    #expect(index.isMeasured(70))
    #expect(!index.isMeasured(71))
    #expect(HeightIndex(count: 5, estimate: 44, isUniform: true).isMeasured(3))
  }

  @Test("A million rows are set and asked in no time")
  func million() {
    var index = HeightIndex(count: 1_000_000, estimate: 44)
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      for step in 0..<10_000 {
        index.set(60, at: step * 97)
        _ = index.index(at: index.offset(of: step * 97))
      }
    }
    #expect(abs(index.total - 44_160_000) < 1e-3)
    #expect(elapsed < .seconds(5))
  }

  @Test("Rows there are not, and counts that are none, are harmless")
  func bad() {
    var index = HeightIndex(count: -3, estimate: .nan)
    index.set(5, at: 0)
    #expect(index.total == 0)
    #expect(index.index(at: 100) == 0)
    var few = HeightIndex(count: 3, estimate: 10)
    few.set(5, at: 9)
    few.set(5, at: -1)
    #expect(few.total == 30)
    #expect(few.offset(of: 99) == 30)
    #expect(few.index(at: -50) == 0)
    #expect(few.index(at: 1e9) == 2)
  }
}
