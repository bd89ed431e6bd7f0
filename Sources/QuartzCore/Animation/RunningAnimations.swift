/// The animations attached to one layer, in the order they were added.
final class RunningAnimations {
  private struct Entry {
    let key: String?
    let animation: CAAnimation
    /// The transactions that wait for its end.
    var groups: [CompletionGroup]
    /// Not committed yet: stands at its start.
    var isPending = true
    var hasStarted = false
    /// Its end has been told; it stays because it was asked to.
    var isOver = false
  }

  private var entries: [Entry] = []
  /// Whether the layer was ever part of a shown tree since the first animation came.
  var wasAttached = false
  /// Whether the compositor has painted the last values of everything.
  var isSettled = false

  var keys: [String]? {
    let named = entries.compactMap(\.key)
    return named.isEmpty ? nil : named
  }

  func animation(forKey key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

  /// Whether one has not come to its end.
  var isWaiting: Bool { entries.contains { !$0.isOver } }

  /// Whether all come to an end.
  var endsSometime: Bool { entries.allSatisfy { $0.animation.timing.activeDuration.isFinite } }

  func apply(to state: inout LayerState, at time: CFTimeInterval) {
    for entry in entries {
      // Before the commit its begin is not known; it stands where it will begin.
      let begins = entry.isPending && entry.animation.timing.beginTime == 0
      entry.animation.apply(to: &state, at: begins ? 0 : time)
    }
    // Only the sum of all is held between the bounds: parts of additive ones may lie outside.
    state.opacity = min(max(state.opacity, 0), 1)
  }

  func add(_ animation: CAAnimation, key: String?, to layer: CALayer) {
    isSettled = false
    // Under a new animation the old one is not seen any more, so it is taken out first and told afterwards.
    let replaced = key.flatMap { take(key: $0) }
    entries.append(Entry(key: key, animation: animation, groups: CATransaction.joinOpenGroups()))
    replaced.map { stop($0, finished: false) }
  }

  func remove(key: String, from layer: CALayer) {
    guard let entry = take(key: key) else { return }
    leave(layer)
    stop(entry, finished: false)
  }

  func removeAll(from layer: CALayer, finished: Bool = false) {
    let all = entries
    entries = []
    leave(layer)
    for entry in all { stop(entry, finished: finished) }
  }

  /// What was added in the turn that is committed now begins.
  func begin(_ layer: CALayer, at mediaTime: CFTimeInterval) {
    for index in entries.indices where entries[index].isPending {
      entries[index].isPending = false
      let animation = entries[index].animation
      if animation.timing.beginTime == 0 { animation.timing.beginTime = layer.ownTime(at: mediaTime) }
    }
  }

  /// Ends what is over and begins what is due; calls delegates last, when the layer's list is right again.
  func finish(_ layer: CALayer, at mediaTime: CFTimeInterval) {
    let time = layer.ownTime(at: mediaTime)
    var started: [CAAnimation] = []
    var ended: [Entry] = []
    entries = entries.compactMap { old in
      var entry = old
      guard !entry.isPending, !entry.isOver else { return entry }
      let active = entry.animation.timing.activeTime(at: time)
      if !entry.hasStarted, active >= 0 {
        entry.hasStarted = true
        started.append(entry.animation)
      }
      guard active >= entry.animation.timing.activeDuration else { return entry }
      entry.isOver = true
      ended.append(entry)
      return entry.animation.isRemovedOnCompletion ? nil : entry
    }
    if !ended.isEmpty { leave(layer) }
    for animation in started {
      guard let delegate = animation.delegate else { continue }
      MainThread.call((delegate, animation)) { try? $0.animationDidStart($1) }
    }
    for entry in ended { stop(entry, finished: true) }
  }

  private func take(key: String) -> Entry? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index)
  }

  private func leave(_ layer: CALayer) {
    isSettled = false
    layer.setNeedsRender()
    if entries.isEmpty {
      layer.running = nil
      AnimationClock.remove(layer)
    }
  }

  private func stop(_ entry: Entry, finished: Bool) {
    if !entry.isOver || finished, let delegate = entry.animation.delegate {
      MainThread.call((delegate, entry.animation)) { try? $0.animationDidStop($1, finished: finished) }
    }
    if !entry.isOver || finished {
      for group in entry.groups { group.leave() }
    }
  }
}

extension CALayer {
  final func run(_ animation: CAAnimation, key: String?) {
    guard presented == nil, let copy = animation.copy() as? CAAnimation else { return }
    if copy.timing.duration <= 0 { copy.timing.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    let running = running ?? RunningAnimations()
    self.running = running
    AnimationClock.add(self)
    running.add(copy, key: key, to: self)
    setNeedsRender()
  }
}
