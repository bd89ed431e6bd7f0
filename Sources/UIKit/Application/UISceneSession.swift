/// The lasting record of a scene, which outlives its connection. It lasts as long as the process.
@preconcurrency @MainActor open class UISceneSession: _UIKIsolatedObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// A role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window that the user works in.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// A name that no other session has.
  public let persistentIdentifier = UUID().uuidString
  /// What the scene is for.
  public let role: Role
  /// How the scene was set up.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the app keeps with the session. Nothing of it outlives the process, as it does on iOS.
  open var userInfo: [String: Any]?

  /// The session's place among all of the process, from 1.
  let number: Int
  private static var lastNumber = 0

  init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    Self.lastNumber += 1
    number = Self.lastNumber
    super.init(_uik: ())
  }
}
