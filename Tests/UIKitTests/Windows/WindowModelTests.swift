import Testing
import UIKit
import UIKitTesting

/// Windows against a plain model of the rules: whatever is done, in whatever order, both say the same.
@Suite("Windows by their model", .application) @MainActor struct WindowModelTests {
  @Test(
    "W-01 W-02 W-03 W-04 W-07 W-10 W-13 W-17 W-18 W-21 W-22 W-23 W-28 W-31 W-43 S-18 S-19 S-27 random steps, as the model says",
    arguments: 1...4 as ClosedRange<UInt64>)
  func randomSteps(seed: UInt64) async {
    let walk = WindowWalk(seed: seed)
    for step in 1...Soak.count(100_000) {
      await walk.step()
      guard walk.agrees(step: step) else { return }
    }
    if Soak.isOn { print("windows by their model: seed \(seed), \(walk.steps) steps, \(walk.summary)") }
  }
}

/// One random walk: each step is done to the app and to the model.
@MainActor final class WindowWalk {
  private let user = User()
  private let seed: UInt64
  private var random: SeededGenerator
  private var model = WindowModel()
  private var windows: [Int: WalkedWindow] = [:]
  private let log = WindowLog()
  private var lastNumber = 0
  private var story: [String] = []
  private(set) var steps = 0
  private var counts: [String: Int] = [:]
  private let scene = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  var summary: String { counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ") }

  func step() async {
    steps += 1
    guard windows.count > 2, random.chance(92) else { return windows.count < 12 ? create() : drop() }
    guard let number = windows.keys.sorted().randomElement(using: &random), let window = windows[number] else { return }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<16:
      note("show \(number)")
      window.isHidden = false
      model.show(number)
    case 16..<30:
      note("hide \(number)")
      window.isHidden = true
      model.hide(number)
    case 30..<45: setLevel(of: number, window)
    case 45..<58:
      note("makeKey \(number)")
      window.makeKey()
      model.makeKey(number)
    case 58..<70:
      note("makeKeyAndVisible \(number)")
      window.makeKeyAndVisible()
      model.makeKeyAndVisible(number)
    case 70..<76:
      note("root \(number)")
      window.rootViewController = random.chance(30) ? nil : UIViewController()
    case 76..<82: move(number, window)
    case 82..<86: drop()
    case 86..<97: await touch()
    case 97..<99:
      note("rotate")
      await user.rotate(to: random.chance(50) ? .portrait : .landscapeLeft)
      // What turns takes no touches (E-23).
      await user.settle()
    default:
      note("background and back")
      await user.background()
      await user.foreground()
    }
  }

  /// Whether app and model say the same; a difference is recorded with the steps that led to it.
  func agrees(step: Int) -> Bool {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    var differences: [String] = []
    func compare<Value: Equatable>(_ what: String, _ app: Value, _ model: Value) {
      if app != model { differences.append("\(what): the app says \(app), the model \(model)") }
    }
    compare("windows", number(of: scene?.windows ?? []), model.listed(in: self.scene))
    compare("all windows", number(of: UIApplication.shared.windows), model.listed(in: self.scene))
    compare("key window", (scene?.keyWindow as? WalkedWindow)?.number, model.keyWindows[self.scene])
    compare("the app's key window", (UIApplication.shared.keyWindow as? WalkedWindow)?.number, model.keyWindow(scenes: [self.scene]))
    for (number, window) in windows {
      compare("window \(number) shows", !window.isHidden, model.isShown(number))
      compare("window \(number) is key", window.isKeyWindow, model.keyWindows[self.scene] == number)
      compare("window \(number) has a scene", window.windowScene != nil, model.scene(of: number) != nil)
    }
    compare("notifications", takeNotices(), model.takeNotices())
    guard !differences.isEmpty else { return true }
    Issue.record("Seed \(seed), step \(step): \(differences.joined(separator: "; ")). Before: \(last)")
    return false
  }

  /// The last steps, for the message of a difference.
  private var last: String { story.suffix(30).joined(separator: ", ") }

  private func create() {
    lastNumber += 1
    let number = lastNumber
    let fillsScreen = random.chance(60)
    note("create \(number)")
    let bounds = UIScreen.main.bounds
    let window = WalkedWindow(frame: fillsScreen ? bounds : CGRect(x: 0, y: 0, width: 2000, height: WindowModel.partHeight))
    window.number = number
    window.mayBeKey = random.chance(80)
    windows[number] = window
    model.create(number, fillsScreen: fillsScreen, canBecomeKey: window.mayBeKey, scene: scene)
  }

  private func drop() {
    guard let number = windows.keys.sorted().randomElement(using: &random) else { return }
    note("drop \(number)")
    windows[number] = nil
    model.drop(number)
  }

  private func setLevel(of number: Int, _ window: UIWindow) {
    let levels: [Double] = [0, 0, 0, 1, -1, 0.5, 1000, 1996, 2000, 1e7]
    let level = levels.randomElement(using: &random) ?? 0
    note("level \(level) of \(number)")
    window.windowLevel = UIWindow.Level(level)
    model.setLevel(level, of: number)
  }

  private func move(_ number: Int, _ window: UIWindow) {
    let isIn = window.windowScene != nil
    note("\(isIn ? "out of" : "into") the scene with \(number)")
    window.windowScene = isIn ? nil : UIApplication.shared.connectedScenes.first as? UIWindowScene
    model.move(number, to: isIn ? nil : scene)
  }

  private func touch() async {
    let y = random.chance(50) ? 100.0 : 300.0
    note("touch at \(y)")
    let expected = model.hit(y: y, in: scene)
    WalkedWindow.touched = []
    await user.tap(at: CGPoint(x: 100, y: y))
    model.touch(y: y, in: scene)
    if WalkedWindow.touched != [expected].compactMap({ $0 }) {
      Issue.record(
        "Seed \(seed), step \(steps): a touch met \(WalkedWindow.touched), the model says \(expected.map(String.init) ?? "none"). Before: \(last)"
      )
    }
  }

  private func note(_ what: String) {
    story.append(what)
    if story.count > 1000 { story.removeFirst(900) }
    counts[String(what.prefix { $0 != " " }), default: 0] += 1
  }

  private func number(of windows: [UIWindow]) -> [Int] { windows.compactMap { ($0 as? WalkedWindow)?.number } }

  private func takeNotices() -> [String] {
    defer { log.clear() }
    let numbers = Dictionary(uniqueKeysWithValues: windows.map { (ObjectIdentifier($0.value), $0.key) })
    return log.entries.map { "\($0.name) \(numbers[$0.window] ?? 0)" }
  }
}

final class WalkedWindow: UIWindow {
  static var touched: [Int] = []
  var number = 0
  var mayBeKey = true

  override var canBecomeKey: Bool { mayBeKey }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Self.touched.append(number) }
}
