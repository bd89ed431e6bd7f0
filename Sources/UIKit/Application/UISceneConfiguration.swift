/// How a scene is set up: above all, which class its delegate is of.
@preconcurrency @MainActor open class UISceneConfiguration: _UIKIsolatedObject {
  /// The configuration's name, if it has one.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene; only `UIWindowScene` is supported.
  open var sceneClass: AnyClass?

  /// The configuration of that name and role in the program's Info.plist, or an empty one where there is none.
  ///
  /// A nil name stands for the first of its role. A class that the Info.plist names and that the program lacks is said on standard error.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init(_uik: ())
    guard let entry = SceneManifest.ofProgram?.entry(named: name, role: sessionRole.rawValue) else { return }
    delegateClass = Self.namedClass(entry.delegateClassName)
    sceneClass = Self.namedClass(entry.sceneClassName)
  }

  private static func namedClass(_ name: String?) -> AnyClass? {
    guard let name, !name.isEmpty else { return nil }
    let found: AnyClass? = name == "UIWindowScene" ? UIWindowScene.self : NSClassFromString(name)
    if found == nil { Message.say("Info.plist names a class “\(name)” for scenes, which the program does not have.") }
    return found
  }
}
