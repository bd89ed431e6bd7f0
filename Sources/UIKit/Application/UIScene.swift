/// One instance of the app's interface, with a life of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On the screen and hearing events.
    case foregroundActive = 0
    /// On the screen, hearing none.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// What a scene was connected for. Nothing hands anything over here yet.
  @preconcurrency @MainActor open class ConnectionOptions: _UIKIsolatedObject {
    init() { super.init(_uik: ()) }
  }

  /// Posted when a scene is about to be connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")

  /// The lasting record that the scene belongs to.
  open internal(set) var session: UISceneSession
  /// The object that is told of the scene's life; kept alive by the scene.
  open var delegate: (any UISceneDelegate)?
  /// Where the scene is in its life.
  open internal(set) var activationState: ActivationState = .unattached
  /// The scene's name, shown in the window's title bar; nil for the program's.
  open var title: String?

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application (K-12).
  open override var next: UIResponder? { UIApplication.current }
}
