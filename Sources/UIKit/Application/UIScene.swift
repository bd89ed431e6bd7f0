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

  /// Posted after a scene was connected and its delegate told; `object` is the scene.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was closed for good and its delegate told.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene became active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to be no longer active.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene comes to the screen.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted after a scene left the screen.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  /// The lasting record that the scene belongs to.
  open internal(set) var session: UISceneSession
  /// The object that is told of the scene's life; kept alive by the scene.
  open var delegate: (any UISceneDelegate)?
  /// Where the scene is in its life.
  open internal(set) var activationState: ActivationState = .unattached
  /// The scene's name, shown in the window's title bar; nil for the program's.
  open var title: String? {
    didSet { titleDidChange() }
  }

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application (K-12).
  open override var next: UIResponder? { UIApplication.current }

  /// Shows the title where the scene has a place for it.
  func titleDidChange() {}

  /// How the trace calls the scene: by its place among all that were opened, from 1.
  var traceName: String { "scene-\(session.number)" }

  func post(_ name: Notification.Name) {
    Trace.mark("posted", "\(name.rawValue) \(traceName)")
    NotificationCenter.default.post(name: name, object: self)
  }
}
