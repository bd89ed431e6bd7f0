import Foundation
import Host
import MemoryHost
import QuartzCore
import SimulatedUser
import UIKit

/// The window benchmark: what ten thousand windows on one screen cost.
///
/// Prints the processor time of giving a window its place, of raising one and of a hit on the front window, with 100, 1,000 and 10,000
/// windows shown, and of a hit through windows that decline beside that many calls of `hitTest`. Exits with 1 where a limit is exceeded.
@main
@MainActor
enum Windows {
  /// Microseconds, with 10,000 windows.
  private static let limit = 20.0
  /// A hit through windows that decline, in calls of `hitTest`.
  private static let declineLimit = 1.25
  /// How much more 10,000 windows may cost than 100; their logarithms differ by a factor of 2.
  private static let growthLimit = 4.0

  static func main() throws {
    MediaTime.clock = SteppedMediaClock()
    MainLoop.shared.prepare()
    var places: [Double] = []
    var raises: [Double] = []
    var hits: [Double] = []
    print("windows      giving a place   raising     hitting the front   microseconds, the least of 25 rounds")
    for count in [100, 1000, 10_000] {
      let field = try WindowField(count: count)
      places.append(field.timeOfGivingAPlace())
      raises.append(field.timeOfRaising())
      hits.append(field.timeOfHittingTheFront())
      let figures = [places, raises, hits].map { String(format: "%14.2f", $0.last ?? 0) }.joined()
      print(String(format: "%7d", count) + figures)
      field.close()
    }
    let growth = [places, raises, hits].map { $0[2] / $0[0] }
    print("10,000 beside 100: " + growth.map { String(format: "%.1f", $0) }.joined(separator: ", ") + " times")
    var declines: [Double] = []
    for count in [10, 100, 1000] {
      let field = try WindowField(count: count, declines: true)
      let through = field.timeOfHittingTheFront()
      let single = field.timeOfOneHitTest()
      declines.append(through / (Double(count) * single))
      print(
        String(
          format: "through %4d windows that decline: %.2f microseconds, %.2f times as many calls of hitTest", count, through,
          declines.last ?? 0))
      field.close()
    }
    let isWithin =
      [places, raises, hits].allSatisfy { $0[2] < limit } && growth.allSatisfy { $0 < growthLimit }
      && declines.allSatisfy { $0 < declineLimit }
    print(isWithin ? "within the limits" : "A limit is exceeded: \(limit) microseconds, \(growthLimit) and \(declineLimit) times.")
    exit(isWithin ? 0 : 1)
  }
}
