/// The display links that were added to the main run loop.
package enum DisplayLinks {
  nonisolated(unsafe) private static var links: [CADisplayLink] = []

  static func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Whether a link wants frames, in whatever mode.
  @MainActor package static var areActive: Bool { links.contains { $0.isActive } }

  /// Calls the links of the mode the main run loop is in, in the order in which they were added.
  @MainActor package static func fire(at time: CFTimeInterval) {
    guard !links.isEmpty else { return }
    let mode = RunLoop.main.currentMode ?? .default
    for link in links where link.isActive && link.isIn(mode) { link.fire(at: time) }
  }
}
