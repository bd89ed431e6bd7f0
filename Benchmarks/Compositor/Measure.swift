import CoreGraphics

/// Processor time of something done many times.
struct Measure: CustomStringConvertible {
  let least: Double
  let median: Double

  /// Does `body` `count` times in each of `rounds` rounds; a figure is the mean of one round.
  init(count: Int, rounds: Int, _ body: (Int) -> Void) {
    for index in 0..<count { body(index) }
    let times = (0..<rounds).map { _ in
      let start = Measure.processorTime
      for index in 0..<count { body(index) }
      return (Measure.processorTime - start) / Double(count)
    }.sorted()
    least = times[0]
    median = times[times.count / 2]
  }

  static func memcpy(bytes: Int) -> Measure {
    let from = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let to = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    memset(from, 1, bytes)
    defer {
      from.deallocate()
      to.deallocate()
    }
    return Measure(count: 20, rounds: 9) { _ in copy(from, to, bytes) }
  }

  /// Not inlined: the compiler makes one of several equal copies.
  @inline(never)
  private static func copy(_ from: UnsafeMutableRawPointer, _ to: UnsafeMutableRawPointer, _ bytes: Int) {
    Foundation.memcpy(to, from, bytes)
  }

  static func ratio(_ a: Measure, _ b: Measure) -> String { String(format: "%.2f", a.least / b.least) }

  /// In milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  var description: String { String(format: "%8.4f least %8.4f median ms", least, median) }
}
