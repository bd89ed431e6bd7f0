/// Decides, for each touch, who gets it: one of its watchers, or the view that was hit.
///
/// A touch is watched by the watchers of the hit view and of its ancestors, deepest first. Whoever claims it has it to its end.
@MainActor final class TouchArena {
  private final class Contest {
    let touch: UITouch
    var watchers: [any TouchWatcher]
    var winner: (any TouchWatcher)?
    /// While set, the view has not been told yet.
    var hold: MediaTimer?
    /// The view does not take part: it takes one touch at a time and has one (E-19), or another view is exclusive (W-35).
    var isRefusedByView = false

    init(touch: UITouch, watchers: [any TouchWatcher]) {
      self.touch = touch
      self.watchers = watchers
    }
  }

  private var contests: [ObjectIdentifier: Contest] = [:]

  func began(_ touch: UITouch, event: UIEvent) {
    let contest = Contest(touch: touch, watchers: [])
    contest.isRefusedByView = isRefused(touch, event: event)
    contests[ObjectIdentifier(touch)] = contest
    var longestHold: Double?
    for watcher in watchers(of: touch.view) {
      switch watcher.watchBegan(touch, event: event) {
      case .none: continue
      case .watch: contest.watchers.append(watcher)
      case .watchAndHold(let delay):
        contest.watchers.append(watcher)
        longestHold = max(longestHold ?? 0, delay)
      case .claim:
        contest.watchers.append(watcher)
        return award(contest, to: watcher, event: event)
      }
    }
    guard let longestHold else { return deliverBegan(contest, event: event) }
    contest.hold = MediaTimer.schedule(after: longestHold) { [weak self, weak contest] in
      guard let self, let contest, contest.winner == nil else { return }
      contest.hold = nil
      self.deliverBegan(contest, event: event)
    }
  }

  func moved(_ touch: UITouch, event: UIEvent) {
    guard let contest = contests[ObjectIdentifier(touch)] else { return }
    if let winner = contest.winner {
      _ = winner.watchMoved(touch, event: event)
      return
    }
    for watcher in contest.watchers where watcher.watchMoved(touch, event: event) {
      return award(contest, to: watcher, event: event)
    }
    if touch.isDelivered { touch.view?.touchesMoved([touch], with: event) }
  }

  func ended(_ touch: UITouch, event: UIEvent) {
    guard let contest = contests.removeValue(forKey: ObjectIdentifier(touch)) else { return }
    if let winner = contest.winner { return winner.watchEnded(touch, event: event) }
    if contest.hold != nil {
      // Lifted before the watchers let it through: a quick tap. The view sees it whole.
      contest.hold?.invalidate()
      contest.hold = nil
      touch.phase = .began
      deliverBegan(contest, event: event)
      touch.phase = .ended
    }
    for watcher in contest.watchers { watcher.watchEnded(touch, event: event) }
    if touch.isDelivered { touch.view?.touchesEnded([touch], with: event) }
  }

  func cancelled(_ touch: UITouch, event: UIEvent) {
    guard let contest = contests.removeValue(forKey: ObjectIdentifier(touch)) else { return }
    contest.hold?.invalidate()
    if let winner = contest.winner { return winner.watchCancelled(touch, event: event) }
    for watcher in contest.watchers { watcher.watchCancelled(touch, event: event) }
    if touch.isDelivered { touch.view?.touchesCancelled([touch], with: event) }
  }

  private func award(_ contest: Contest, to winner: any TouchWatcher, event: UIEvent) {
    contest.winner = winner
    contest.hold?.invalidate()
    contest.hold = nil
    for watcher in contest.watchers where watcher !== winner { watcher.watchCancelled(contest.touch, event: event) }
    contest.watchers = []
    guard contest.touch.isDelivered else { return }
    contest.touch.isDelivered = false
    let phase = contest.touch.phase
    contest.touch.phase = .cancelled
    contest.touch.view?.touchesCancelled([contest.touch], with: event)
    contest.touch.phase = phase
  }

  private func deliverBegan(_ contest: Contest, event: UIEvent) {
    guard !contest.isRefusedByView else { return }
    contest.touch.isDelivered = true
    contest.touch.view?.touchesBegan([contest.touch], with: event)
  }

  private func watchers(of view: UIView?) -> [any TouchWatcher] {
    var found: [any TouchWatcher] = []
    var view = view
    while let current = view {
      found += current.touchWatchers
      view = current.superview
    }
    return found
  }

  private func isRefused(_ touch: UITouch, event: UIEvent) -> Bool {
    guard let view = touch.view else { return true }
    for other in event.touches where other !== touch && other.window === touch.window && other.phase != .ended {
      guard let otherView = other.view else { continue }
      if otherView === view ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch { return true }
    }
    return false
  }
}
