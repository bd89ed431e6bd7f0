@preconcurrency internal import CoreFoundation

/// What performed messages returned on one thread, kept until its run loop has turned: the place of an autorelease pool.
final class PerformResults {
  /// On a thread that never turns a run loop the oldest results go when there are more than this.
  private static let limit = 1024

  private var results: [AnyObject] = []

  static var current: PerformResults {
    Thread.current.value(for: PerformResults.self, make: PerformResults.init)
  }

  func keep(_ result: AnyObject) {
    if results.isEmpty {
      CFRunLoopPerformBlock(CFRunLoopGetCurrent(), kCFRunLoopCommonModes) { [weak self] in self?.results = [] }
    } else if results.count >= Self.limit {
      results.removeFirst(Self.limit / 2)
    }
    results.append(result)
  }
}
