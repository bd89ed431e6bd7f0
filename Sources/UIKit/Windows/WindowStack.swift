/// The windows of one scene: which there are, and in what order those that show lie on each other.
///
/// Order is by level, then by order of coming to the front (W-01, W-02, W-23, W-48). Windows are not kept alive (W-30).
/// The stack knows nothing of a screen or a clock: whoever paints asks for `visibleBackToFront` after `orderDidChange`.
@MainActor package final class WindowStack {
  private var entries: [ObjectIdentifier: WindowTree.Entry] = [:]
  /// Every registered window, hidden ones included (W-10).
  private var everyone = WindowTree()
  /// Those of them that show.
  private var shown = WindowTree()
  private var lastStamp = 0

  /// Called after windows were added, removed or moved, or shown or hidden.
  var orderDidChange: (@MainActor () -> Void)?

  /// The windows that show, front to back.
  package var visibleFrontToBack: WindowTree.Walk { shown.frontToBack }

  /// The windows that show, back to front.
  var visibleBackToFront: WindowTree.Walk { shown.backToFront }

  /// The app's windows and those UIKit makes for it, back to front, seen or not (W-10, W-37); never the status bar.
  var listed: [UIWindow] { everyone.backToFront.filter(\.isApplicationWindow) }

  /// Every window, shown or not, system windows too, back to front.
  var all: [UIWindow] { Array(everyone.backToFront) }

  /// The window that decides orientation and status bar: the frontmost by level that fills a scene of `size` and has a root (O-01, O-06).
  func deciding(forSceneOf size: CGSize) -> UIWindow? {
    visibleFrontToBack.first { $0.isApplicationWindow && $0.rootViewController != nil && $0.fillsScene(of: size) }
  }

  /// Registers `window` in front of its level, as every window is at its creation (S-03).
  func add(_ window: UIWindow) { place(window) }

  /// Forgets a window, by identity: it may be on its way out of memory.
  func remove(_ identifier: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: identifier) else { return }
    everyone.remove(entry.place)
    shown.remove(entry.place)
    orderDidChange?()
  }

  /// Puts `window` in front of its level: it was shown, made key and visible, or given another level (W-02, W-23, S-27).
  func bringToFront(_ window: UIWindow) {
    guard entries[ObjectIdentifier(window)] != nil else { return }
    place(window)
  }

  /// `window` does not show any more; it stays registered, at its place (W-22).
  func hide(_ window: UIWindow) {
    guard let entry = entries[ObjectIdentifier(window)] else { return }
    shown.remove(entry.place)
    orderDidChange?()
  }

  private func place(_ window: UIWindow) {
    let identifier = ObjectIdentifier(window)
    if let old = entries[identifier] {
      everyone.remove(old.place)
      shown.remove(old.place)
    }
    lastStamp += 1
    let place = WindowOrder(level: window.windowLevel, isApplication: window.isApplicationWindow, stamp: lastStamp)
    let entry = WindowTree.Entry(window: window, place: place)
    entries[identifier] = entry
    everyone.insert(entry)
    if !window.isHidden { shown.insert(entry) }
    orderDidChange?()
  }
}
