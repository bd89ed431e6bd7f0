/// What an Info.plist says of scenes: the entry `UIApplicationSceneManifest`.
struct SceneManifest {
  /// A scene's configuration as it is written there.
  struct Entry {
    let name: String?
    let role: String
    let delegateClassName: String?
    let sceneClassName: String?
  }

  /// Whether several scenes may be there at once; nil where it does not say.
  let supportsMultipleScenes: Bool?
  let entries: [Entry]

  /// The manifest of the program; nil where there is none.
  @MainActor static var ofProgram: SceneManifest? {
    SceneManifest(infoDictionary: UIApplication.current?.information ?? Bundle.main.infoDictionary ?? [:])
  }

  /// Nil where the dictionary has no manifest; entries that are none are left out.
  init?(infoDictionary: [String: Any]) {
    guard let manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    entries = roles.keys.sorted().flatMap { role in
      (roles[role] as? [[String: Any]] ?? []).map { entry in
        Entry(
          name: entry["UISceneConfigurationName"] as? String, role: role, delegateClassName: entry["UISceneDelegateClassName"] as? String,
          sceneClassName: entry["UISceneClassName"] as? String)
      }
    }
  }

  /// The entry of a role by its name; without a name the role's first.
  func entry(named name: String?, role: String) -> Entry? {
    entries.first { $0.role == role && (name == nil || $0.name == name) }
  }
}
