/// The views that asked for `updateConstraints()`, which comes before layout in each turn, from the leaves to the root.
@MainActor final class ConstraintUpdates {
  static let shared = ConstraintUpdates()

  private struct Request {
    weak var view: UIView?
  }

  private var requests: [Request] = []

  /// Whether a view that is on a window waits.
  var areNeeded: Bool { requests.contains { $0.view?.window != nil } }

  func add(_ view: UIView) {
    requests.append(Request(view: view))
    MainLoop.shared.wake()
  }

  /// Updates every view that waits and is on a window; the others wait until they are.
  func run() { run { $0.window != nil } }

  /// Updates what waits in `view` and below it, at once.
  func run(below view: UIView) { run { $0.isDescendant(of: view) } }

  /// An update may ask for others; one that never comes to rest is left after a hundred rounds.
  private func run(where isConcerned: (UIView) -> Bool) {
    for _ in 0..<100 {
      guard !requests.isEmpty else { return }
      let waiting = requests.compactMap(\.view)
      let due = waiting.filter(isConcerned)
      requests = waiting.filter { !isConcerned($0) }.map { Request(view: $0) }
      guard !due.isEmpty else { return }
      for view in due.map({ (depth: Self.depth(of: $0), view: $0) }).sorted(by: { $0.depth > $1.depth }).map(\.view) {
        view.updateConstraintsNow()
      }
    }
  }

  private static func depth(of view: UIView) -> Int { sequence(first: view, next: \.superview).reduce(0) { depth, _ in depth + 1 } }
}

extension UIView {
  func requestConstraintUpdate() {
    guard !isWaitingForConstraintUpdate else { return }
    isWaitingForConstraintUpdate = true
    ConstraintUpdates.shared.add(self)
  }

  fileprivate func updateConstraintsNow() {
    guard isWaitingForConstraintUpdate else { return }
    isWaitingForConstraintUpdate = false
    if let owningViewController { owningViewController.updateViewConstraints() } else { updateConstraints() }
  }
}
