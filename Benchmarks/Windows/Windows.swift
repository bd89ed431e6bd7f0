import Foundation
import Host
import MemoryHost
import QuartzCore
import SimulatedUser
import UIKit

/// The window benchmark: what ten thousand windows on one screen cost.
///
/// Prints the processor time of giving a window its place, of raising one and of a hit on the front window, with 100, 1,000 and 10,000
/// windows shown; then of a hit through windows that decline, beside as many hits through one, and beside as many bare calls of `hitTest`.
/// Exits with 1 where a limit is exceeded.
@main
@MainActor
enum Windows {
  /// Microseconds, with 10,000 windows.
  private static let limit = 20.0
  /// A hit through many windows that decline, in hits through one.
  private static let declineLimit = 1.1
  /// How much more 10,000 windows may cost than 100: their logarithms differ by a factor of 2, and so many do not fit the caches.
  private static let growthLimit = 5.0
  /// A machine that shares its processor runs faster and slower by turns: the least of several passes counts.
  private static let passes = 3

  private static let counts = [100, 1000, 10_000]
  private static let declining = [1, 10, 100, 1000]

  static func main() throws {
    MediaTime.clock = SteppedMediaClock()
    MainLoop.shared.prepare()
    let fields = try least { try counts.map(costs(of:)) }
    print("windows      giving a place   raising     hitting the front   microseconds, the least of \(passes * 25) rounds")
    for (count, costs) in zip(counts, fields) {
      print(String(format: "%7d", count) + costs.map { String(format: "%14.2f", $0) }.joined())
    }
    let growth = zip(fields[2], fields[0]).map { $0 / $1 }
    print("10,000 beside 100: " + growth.map { String(format: "%.1f", $0) }.joined(separator: ", ") + " times")
    let hits = try least { try declining.map(costOfHit(through:)) }
    for (count, costs) in zip(declining, hits) {
      print(
        String(
          format: "through %4d windows that decline: %8.2f microseconds, %.2f times as many hits through one, %.2f times bare hitTest",
          count, costs[0], costs[0] / (Double(count) * hits[0][0]), costs[0] / (Double(count + 1) * costs[1])))
    }
    let isLinear = zip(declining, hits).allSatisfy { $1[0] <= Double($0) * hits[0][0] * declineLimit }
    let isWithin = fields[2].allSatisfy { $0 < limit } && growth.allSatisfy { $0 < growthLimit } && isLinear
    print(isWithin ? "within the limits" : "A limit is exceeded: \(limit) microseconds, \(growthLimit) and \(declineLimit) times.")
    exit(isWithin ? 0 : 1)
  }

  private static func costs(of count: Int) throws -> [Double] {
    let field = try WindowField(count: count)
    defer { field.close() }
    return [field.timeOfGivingAPlace(), field.timeOfRaising(), field.timeOfHittingTheFront()]
  }

  private static func costOfHit(through count: Int) throws -> [Double] {
    let field = try WindowField(count: count, declines: true)
    defer { field.close() }
    return [field.timeOfHittingTheFront(), field.timeOfOneHitTest()]
  }

  private static func least(_ body: () throws -> [[Double]]) rethrows -> [[Double]] {
    var best = try body()
    for _ in 1..<passes {
      best = zip(best, try body()).map { zip($0, $1).map(min) }
    }
    return best
  }
}
