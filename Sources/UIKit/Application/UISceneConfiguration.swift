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

  /// A configuration of a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init(_uik: ())
  }
}
