import UIKit

/// What an app and its scenes were told, in order: methods of delegates under their names, notifications in brackets, each after whom it
/// concerns (`app`, or the scene's number in order of connection).
@MainActor final class LifeLog {
  /// The log that delegates made by UIKit write into.
  static weak var current: LifeLog?

  private(set) var entries: [String] = []
  /// `applicationState` and the scene's `activationState` during the last call of each entry.
  private(set) var states: [String: String] = [:]
  /// Whether calls of delegates are written to standard error, too, for whoever watches the process end.
  var echoes = false
  private var scenes: [ObjectIdentifier] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    Self.current = self
    let application: [(Notification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "didFinishLaunching"), (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
      (UIApplication.willResignActiveNotification, "willResignActive"),
      (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
      (UIApplication.willEnterForegroundNotification, "willEnterForeground"), (UIApplication.willTerminateNotification, "willTerminate"),
    ]
    let scene: [(Notification.Name, String)] = [
      (UIScene.willConnectNotification, "willConnect"), (UIScene.didDisconnectNotification, "didDisconnect"),
      (UIScene.didActivateNotification, "didActivate"), (UIScene.willDeactivateNotification, "willDeactivate"),
      (UIScene.willEnterForegroundNotification, "willEnterForeground"), (UIScene.didEnterBackgroundNotification, "didEnterBackground"),
    ]
    for (name, short) in application + scene {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        nonisolated(unsafe) let object = notification.object
        MainActor.assumeIsolated { self?.note("[\(short)]", object as? UIScene) }
      }
      tokens.append(token)
    }
  }

  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  func note(_ what: String, _ scene: UIScene? = nil) {
    let entry = "\(scene.map { "\(number(of: $0))" } ?? "app").\(what)"
    entries.append(entry)
    if echoes, !what.hasPrefix("[") { FileHandle.standardError.write(Data("\(entry)\n".utf8)) }
    let states: [UIApplication.State: String] = [.active: "active", .inactive: "inactive", .background: "background"]
    let sceneStates: [UIScene.ActivationState: String] = [
      .unattached: "unattached", .foregroundInactive: "inactive", .foregroundActive: "active", .background: "background",
    ]
    let application = states[UIApplication.shared.applicationState] ?? "?"
    self.states[entry] = scene.map { "\(application)/\(sceneStates[$0.activationState] ?? "?")" } ?? application
  }

  /// Everything since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// The delegates' part of it.
  func takeCalls() -> [String] { take().filter { !$0.contains("[") } }

  private func number(of scene: UIScene) -> Int {
    let identifier = ObjectIdentifier(scene)
    if let index = scenes.firstIndex(of: identifier) { return index + 1 }
    scenes.append(identifier)
    return scenes.count
  }
}
