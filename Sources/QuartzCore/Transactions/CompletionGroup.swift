/// A completion block with the number of animations it waits for.
final class CompletionGroup {
  private var block: (() -> Void)?
  private var count = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func join() { count += 1 }

  func leave() {
    count -= 1
    callIfDone()
  }

  /// Nothing joins any more.
  func close() {
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, count == 0, let block else { return }
    self.block = nil
    block()
  }
}
