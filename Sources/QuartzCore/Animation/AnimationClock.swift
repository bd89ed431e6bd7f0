/// Begins and ends animations as media time passes.
package enum AnimationClock {
  /// The layers that have animations, in the order in which they got them.
  nonisolated(unsafe) private static var layers: [CALayer] = []

  static func add(_ layer: CALayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
  }

  static func remove(_ layer: CALayer) { layers.removeAll { $0 === layer } }

  /// Whether any animation has not come to its end.
  @MainActor package static var isRunning: Bool { layers.contains { $0.running?.isWaiting ?? false } }

  /// Ends what is over at `time`: it is removed, and delegates and completion blocks are called.
  @MainActor package static func finish(at time: CFTimeInterval) {
    guard !layers.isEmpty else { return }
    for layer in layers { layer.running?.finish(layer, at: time) }
  }

  /// Begins what this turn added. A layer that left its tree loses its animations as not finished; one that never was in a tree has
  /// nothing to show, so what would end sometime ends now.
  static func commit(at time: CFTimeInterval) {
    guard !layers.isEmpty else { return }
    for layer in layers {
      guard let running = layer.running else { continue }
      if layer.attachedCompositor != nil {
        running.wasAttached = true
        running.begin(layer, at: time)
      } else if running.wasAttached {
        running.removeAll(from: layer)
      } else if running.endsSometime {
        running.removeAll(from: layer, finished: true)
      }
    }
  }

  /// Flags the layers of `compositor`'s tree that look different from the last frame.
  static func flagMoving(in compositor: Compositor) {
    for layer in layers {
      guard let running = layer.running, !running.isSettled, layer.attachedCompositor === compositor else { continue }
      layer.flags.insert(.dirty)
      layer.flagAncestors(.subtreeDirty)
      running.isSettled = !running.isWaiting
    }
  }

  static func isMoving(in compositor: Compositor) -> Bool {
    layers.contains { layer in
      guard let running = layer.running, running.isWaiting else { return false }
      return layer.attachedCompositor === compositor
    }
  }
}
