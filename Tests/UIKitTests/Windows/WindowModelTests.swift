import Testing
import UIKit
import UIKitTesting

/// Windows against a plain model of the rules: whatever is done, in whatever order, both say the same.
@Suite("Windows by their model", .application) @MainActor struct WindowModelTests {
  @Test(
    "W-01 W-02 W-03 W-04 W-07 W-10 W-13 W-17 W-18 W-21 W-22 W-23 W-28 W-31 W-43 S-18 S-19 S-27 random steps, as the model says",
    arguments: [1, 2, 3, 4] as [UInt64])
  func randomSteps(seed: UInt64) async throws {
    try await walk(WindowWalk(seed: seed, scenes: [#require(UIApplication.shared.connectedScenes.first as? UIWindowScene)]))
  }

  @Test("W-04 W-20 W-21 random steps with two scenes, as the model says", arguments: [5, 6, 7, 8] as [UInt64])
  func randomStepsInTwoScenes(seed: UInt64) async throws {
    SimulatedApplication.start(delegate: Self.delegate)
    let first = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let second = try #require(await User().openSecondScene())
    try await walk(WindowWalk(seed: seed, scenes: [first, second]))
  }

  private static let delegate = SceneAppDelegate()

  private func walk(_ walk: WindowWalk) async throws {
    for step in 1...Soak.count(100_000) {
      await walk.step()
      guard walk.agrees(step: step) else { return }
    }
    if Soak.isOn { print("windows by their model: \(walk.summary)") }
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
  private let scenes: [UIWindowScene]

  init(seed: UInt64, scenes: [UIWindowScene]) {
    self.seed = seed
    self.scenes = scenes
    random = SeededGenerator(seed: seed)
  }

  var summary: String {
    "seed \(seed), \(steps) steps: " + counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

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
    var differences: [String] = []
    func compare<Value: Equatable>(_ what: String, _ app: Value, _ model: Value) {
      if app != model { differences.append("\(what): the app says \(app), the model \(model)") }
    }
    for (index, scene) in scenes.enumerated() {
      compare("windows of scene \(index)", number(of: scene.windows), model.listed(in: index))
      compare("key window of scene \(index)", (scene.keyWindow as? WalkedWindow)?.number, model.keyWindows[index])
    }
    compare("all windows", number(of: UIApplication.shared.windows), scenes.indices.flatMap(model.listed(in:)))
    compare(
      "the app's key window", (UIApplication.shared.keyWindow as? WalkedWindow)?.number, model.keyWindow(scenes: Array(scenes.indices)))
    for (number, window) in windows {
      let scene = model.scene(of: number)
      compare("window \(number) shows", !window.isHidden, model.isShown(number))
      compare("window \(number) is key", window.isKeyWindow, scene.map { model.keyWindows[$0] == number } ?? false)
      compare("scene of window \(number)", scenes.firstIndex { $0 === window.windowScene }, scene)
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
    // With several scenes a window has none until it is given one (W-20); without, the implicit one (W-42).
    model.create(number, fillsScreen: fillsScreen, canBecomeKey: window.mayBeKey, scene: scenes.count > 1 ? nil : 0)
    if scenes.count > 1, random.chance(80) { move(number, window, to: Int.random(in: scenes.indices, using: &random)) }
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
    let others = ([nil] + scenes.indices.map { $0 }).filter { $0 != model.scene(of: number) }
    move(number, window, to: others.randomElement(using: &random) ?? nil)
  }

  private func move(_ number: Int, _ window: UIWindow, to scene: Int?) {
    note("move \(number) to \(scene.map { "scene \($0)" } ?? "no scene")")
    window.windowScene = scene.map { scenes[$0] }
    model.move(number, to: scene)
  }

  private func touch() async {
    let scene = Int.random(in: scenes.indices, using: &random)
    let y = random.chance(50) ? 100.0 : 300.0
    note("touch in scene \(scene) at \(y)")
    let expected = model.hit(y: y, in: scene)
    WalkedWindow.touched = []
    await User(of: scenes[scene]).tap(at: CGPoint(x: 100, y: y))
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
