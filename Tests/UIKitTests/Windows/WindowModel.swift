/// What the rules say of windows, said as plainly as can be: an array sorted by level and stamp, and a key window for each scene.
///
/// It shares no code with UIKit's own. Windows, scenes and places are numbers; `notices` are the notifications, in order.
struct WindowModel {
  struct Window {
    let number: Int
    let fillsScreen: Bool
    let canBecomeKey: Bool
    var scene: Int?
    var level: Double
    var stamp: Int
    var isShown = false
  }

  /// Where the screen's windows that do not fill it lie, in points: the top part, whatever the orientation.
  static let partHeight = 200.0

  private(set) var windows: [Window] = []
  private(set) var keyWindows: [Int: Int] = [:]
  private(set) var notices: [String] = []
  /// The windows that became key, the latest last.
  private var everKey: [Int] = []
  private var stamp = 0

  // What can be asked.

  func listed(in scene: Int) -> [Int] { windows.filter { $0.scene == scene }.sorted(by: isBehind).map(\.number) }

  func isShown(_ number: Int) -> Bool { self[number].isShown }

  func scene(of number: Int) -> Int? { self[number].scene }

  /// The app's key window: the one that became key last, if it still is; else that of the first scene that has one.
  func keyWindow(scenes: [Int]) -> Int? {
    if let last = everKey.last, keyWindows.values.contains(last) { return last }
    return scenes.compactMap { keyWindows[$0] }.first
  }

  /// The window that a touch at a height of `y` in `scene` meets.
  func hit(y: Double, in scene: Int) -> Int? {
    shown(in: scene).last { $0.fillsScreen || y < Self.partHeight }?.number
  }

  mutating func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  // What can be done.

  mutating func create(_ number: Int, fillsScreen: Bool, canBecomeKey: Bool, scene: Int?) {
    windows.append(
      Window(number: number, fillsScreen: fillsScreen, canBecomeKey: canBecomeKey, scene: scene, level: 0, stamp: nextStamp()))
  }

  mutating func show(_ number: Int) {
    guard !self[number].isShown else { return }
    self[number].isShown = true
    self[number].stamp = nextStamp()
    notices.append("visible \(number)")
  }

  mutating func hide(_ number: Int) {
    guard self[number].isShown else { return }
    self[number].isShown = false
    handOnKey(of: number, in: self[number].scene)
    notices.append("hidden \(number)")
  }

  mutating func setLevel(_ level: Double, of number: Int) {
    guard self[number].level != level else { return }
    self[number].level = level
    self[number].stamp = nextStamp()
  }

  mutating func makeKey(_ number: Int) {
    guard let scene = self[number].scene, self[number].canBecomeKey, keyWindows[scene] != number else { return }
    resign(in: scene)
    keyWindows[scene] = number
    everKey.removeAll { $0 == number }
    everKey.append(number)
    notices.append("key \(number)")
  }

  mutating func makeKeyAndVisible(_ number: Int) {
    if self[number].isShown { self[number].stamp = nextStamp() } else { show(number) }
    makeKey(number)
  }

  mutating func move(_ number: Int, to scene: Int?) {
    let old = self[number].scene
    guard old != scene else { return }
    self[number].scene = scene
    self[number].stamp = nextStamp()
    handOnKey(of: number, in: old)
  }

  /// The last reference goes: no notification, and nobody inherits.
  mutating func drop(_ number: Int) {
    if let scene = self[number].scene, keyWindows[scene] == number { keyWindows[scene] = nil }
    windows.removeAll { $0.number == number }
  }

  mutating func touch(y: Double, in scene: Int) {
    if let number = hit(y: y, in: scene) { makeKey(number) }
  }

  private mutating func handOnKey(of number: Int, in scene: Int?) {
    guard let scene, keyWindows[scene] == number else { return }
    if let heir = shown(in: scene).last(where: { $0.canBecomeKey && $0.number != number }) {
      makeKey(heir.number)
    } else {
      resign(in: scene)
    }
  }

  private mutating func resign(in scene: Int) {
    guard let old = keyWindows.removeValue(forKey: scene) else { return }
    notices.append("resign \(old)")
  }

  private mutating func nextStamp() -> Int {
    stamp += 1
    return stamp
  }

  private func shown(in scene: Int) -> [Window] { windows.filter { $0.scene == scene && $0.isShown }.sorted(by: isBehind) }

  private func isBehind(_ left: Window, _ right: Window) -> Bool { (left.level, left.stamp) < (right.level, right.stamp) }

  private subscript(_ number: Int) -> Window {
    get { windows[index(of: number)] }
    set { windows[index(of: number)] = newValue }
  }

  private func index(of number: Int) -> Int {
    guard let index = windows.firstIndex(where: { $0.number == number }) else { fatalError("The model has no window \(number).") }
    return index
  }
}
