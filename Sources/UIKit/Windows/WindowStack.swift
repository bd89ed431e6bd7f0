/// The windows of one scene: which there are, and in what order those that show lie on each other.
///
/// Order is by level, then by order of coming to the front (W-01, W-02, W-23). Windows are not kept alive (W-30).
/// The stack knows nothing of a screen or a clock: whoever paints asks for `visibleFrontToBack` or listens to `orderDidChange`.
@MainActor final class WindowStack {
  /// A window's place, comparable to all others of the scene.
  struct Place: Comparable {
    var level: UIWindow.Level
    /// System windows lie behind the app's at an equal level: an app's window at the status bar's level covers it (S-31).
    var isApplication: Bool
    /// Grows with every coming to the front.
    var stamp: Int

    static func < (left: Place, right: Place) -> Bool {
      if left.level != right.level { return left.level < right.level }
      if left.isApplication != right.isApplication { return right.isApplication }
      return left.stamp < right.stamp
    }
  }

  private struct Entry {
    let identifier: ObjectIdentifier
    weak var window: UIWindow?
    var place: Place
  }

  /// Every registered window, back to front, hidden ones included (W-10).
  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Place] = [:]
  private var nextStamp = 0

  /// Called after windows were added, removed or moved, or shown or hidden.
  var orderDidChange: (@MainActor () -> Void)?

  /// The windows that show, front to back.
  var visibleFrontToBack: [UIWindow] { entries.reversed().compactMap { $0.window.flatMap { $0.isHidden ? nil : $0 } } }

  /// The windows that show, back to front.
  var visibleBackToFront: [UIWindow] { entries.compactMap { $0.window.flatMap { $0.isHidden ? nil : $0 } } }

  /// The app's windows and those UIKit makes for it, back to front, seen or not (W-10, W-37); never the status bar.
  var listed: [UIWindow] { entries.compactMap { $0.window.flatMap { $0.isListed ? $0 : nil } } }

  /// Every window, shown or not, system windows too, back to front.
  var all: [UIWindow] { entries.compactMap(\.window) }

  /// The window that decides orientation and status bar: the frontmost by level that fills a scene of `size` and has a root (O-01, O-06).
  func deciding(forSceneOf size: CGSize) -> UIWindow? {
    visibleFrontToBack.first { $0.isApplicationWindow && $0.rootViewController != nil && $0.fillsScene(of: size) }
  }

  /// Registers `window` in front of its level, as every window is at its creation (S-03).
  func add(_ window: UIWindow) {
    remove(ObjectIdentifier(window))
    insert(window)
    orderDidChange?()
  }

  /// Forgets a window, by identity: it may be on its way out of memory.
  func remove(_ identifier: ObjectIdentifier) {
    guard let index = index(of: identifier) else { return }
    entries.remove(at: index)
    places[identifier] = nil
    orderDidChange?()
  }

  /// Puts `window` in front of its level: it was shown, made key and visible, or given another level (W-02, W-23, S-27).
  func bringToFront(_ window: UIWindow) {
    let identifier = ObjectIdentifier(window)
    guard let index = index(of: identifier) else { return }
    entries.remove(at: index)
    insert(window)
    orderDidChange?()
  }

  /// The first window from the front whose `hitTest` answers, with what it answered (W-13, W-14).
  ///
  /// - Parameter point: In the scene's coordinates.
  func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in visibleFrontToBack where window.isUserInteractionEnabled && window.alpha >= 0.01 {
      guard let stage = window.layer.superlayer else { continue }
      if let view = window.hitTest(window.layer.convert(point, from: stage), with: event) { return (window, view) }
    }
    return nil
  }

  private func insert(_ window: UIWindow) {
    nextStamp += 1
    let place = Place(level: window.windowLevel, isApplication: window.isApplicationWindow, stamp: nextStamp)
    let identifier = ObjectIdentifier(window)
    places[identifier] = place
    entries.insert(Entry(identifier: identifier, window: window, place: place), at: firstIndex(from: place))
  }

  private func index(of identifier: ObjectIdentifier) -> Int? {
    guard let place = places[identifier] else { return nil }
    let index = firstIndex(from: place)
    return index < entries.count && entries[index].identifier == identifier ? index : nil
  }

  /// The index of the first entry that is not behind `place`.
  private func firstIndex(from place: Place) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
