package import Host

/// The app as a whole: its windows and scenes, its state, and the first stop of every event.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// What the app is doing.
  public enum State: Int, Sendable {
    /// On the screen and hearing events.
    case active
    /// On the screen, hearing none.
    case inactive
    /// Not on the screen. It keeps running: nothing is ever suspended here.
    case background
  }

  /// Posted when launching is done.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted after the app became active.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to be no longer active.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted after the app went to the background.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app comes back to the screen.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the process is about to end.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  /// The one application. Before an app was launched it is an empty one, with no screen behind it.
  open class var shared: UIApplication {
    if let current { return current }
    let application = UIApplication()
    current = application
    return application
  }

  /// The application, if there is one.
  package static var current: UIApplication?
  /// The host of the one application.
  package static var host: (any ScreenHost)? { current?.host }

  /// The object that is told of the app's life; kept alive by the application.
  open var delegate: (any UIApplicationDelegate)?

  /// The host that shows the app; nil before launching.
  package internal(set) var host: (any ScreenHost)?

  /// Whether the app has scenes: its Info.plist says so, or its delegate configures them. Settled when launching ends.
  var usesScenes = false
  /// The URLs that the app was started with.
  package var launchURLs: [URL] = []
  /// Whether the app's first window is to be off the screen at the start.
  package var startsMinimized = false
  /// The sessions of the app's scenes, the oldest first.
  var sessions: [UISceneSession] = []
  /// The scenes that are connected.
  package internal(set) var windowScenes: [UIWindowScene] = []
  /// The scene whose window has the desktop's focus.
  weak var focusedScene: UIWindowScene?
  private(set) weak var latestKeyWindow: UIWindow?

  let touches = TouchDispatcher()
  let keys = KeyDispatcher()
  let textInput = TextInputFocus()
  private(set) lazy var lifeCycle = LifeCycle(application: self)
  let limits = LifeLimits()
  nonisolated let backgroundTasks: BackgroundTasks

  /// Whether the device itself is light or dark; what windows are unless they override it.
  package var appearance: UIUserInterfaceStyle = .light {
    didSet { if appearance != oldValue { windowScenes.forEach { $0.updateTraits() } } }
  }

  /// What the app's Info.plist says.
  package var information: [String: Any] = Bundle.main.infoDictionary ?? [:]

  /// The orientation that the device is held in.
  package var deviceOrientation: HostOrientation = .portrait

  /// An application with no screen behind it. Only launching makes the one that counts, of the class that `UIApplicationMain` was told.
  public override init() {
    backgroundTasks = BackgroundTasks(limit: limits.background)
    super.init()
  }

  /// Whether the app is active, inactive or in the background.
  open var applicationState: State { lifeCycle.state }

  /// The delegate, if it is a responder; else nil (K-11).
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Every window that exists, shown or not, back to front (W-10). Those of a scene are in `UIWindowScene.windows`.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

  /// The window that became key last, if it still is; nil before any did (W-18).
  open var keyWindow: UIWindow? {
    if let latestKeyWindow, latestKeyWindow.isKeyWindow { return latestKeyWindow }
    return windowScenes.lazy.compactMap(\.keyStatus.keyWindow).first
  }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(windowScenes) }

  /// The sessions of all scenes, until they are discarded.
  open var openSessions: Set<UISceneSession> { Set(sessions) }

  /// Whether the app may have several scenes, each a window of the desktop.
  ///
  /// An Info.plist with a scene manifest decides by `UIApplicationSupportsMultipleScenes`. Without one, as most programs here are, every
  /// app with scenes may: a desktop has room for windows.
  open var supportsMultipleScenes: Bool {
    guard let manifest = SceneManifest.ofProgram else { return usesScenes }
    return manifest.supportsMultipleScenes ?? false
  }

  /// Brings a session's scene to the front, or opens a new scene for nil.
  ///
  /// - Parameters:
  ///   - sceneSession: The session; nil for a new one, which needs `supportsMultipleScenes`.
  ///   - userActivity: For the new scene's connection options, or for `scene(_:continue:)` of the one that is there.
  ///   - options: Of no consequence here.
  ///   - errorHandler: Hears a `UISceneError` where it cannot be.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    activate(sceneSession, userActivity, errorHandler)
  }

  /// Closes a session's scene for good, as the user does by its window's button; the last one ends the app.
  ///
  /// - Parameter errorHandler: Hears a `UISceneError` where the session has no scene, or the app has none but its implicit one.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    destroy(sceneSession, errorHandler)
  }

  /// Takes the kept picture of a session's scene in the background anew; does nothing for one on the screen.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { refresh(sceneSession) }

  /// Says that something is still to be done should the app go to the background. May be called on any thread.
  ///
  /// - Returns: An identifier that no other task has, or `.invalid` where the time in the background is over.
  nonisolated open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { backgroundTasks.begin(nil, handler) }

  /// The same for a task with a name, which a message about it bears.
  nonisolated open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(taskName, handler) }

  /// Says that a task is done. Ending `.invalid` does nothing; one that is not there is said on standard error.
  nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

  /// How long the app may still work in the background, in seconds; without end (the greatest number) in the foreground.
  ///
  /// 30 s for all tasks together from the moment the app left the screen. When they are over, the tasks' expiration handlers run, and a
  /// task that is not ended then ends the process. An app without tasks is never stopped or suspended here.
  nonisolated open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }

  /// Sends `event` to the windows that it is for; the first stop of every event (W-46).
  ///
  /// A touch event goes once to each window that has a touch in it (W-45), first to that of the touch that changed.
  open func sendEvent(_ event: UIEvent) {
    let windows: [UIWindow]
    if let presses = event as? UIPressesEvent {
      windows = unique(presses.changedPresses.compactMap(\.window))
    } else if let scroll = event.scroll {
      windows = [scroll.scene.stack.hit(at: scroll.location, with: event)?.window].compactMap { $0 }
    } else {
      windows = unique((Array(event.changedTouches) + event.touches.sorted { $0.timestamp > $1.timestamp }).compactMap(\.window))
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends `action` to `target`, or for nil to the first object up the chain from the first responder that implements it (K-16, E-18).
  ///
  /// - Returns: Whether anybody took it.
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let receiver: AnyObject?
    if let target {
      receiver = target as AnyObject
    } else {
      let start = keyWindow?.firstResponder ?? (sender as? UIResponder) ?? keyWindow?.startOfKeys ?? self
      receiver = start.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }
    guard let receiver, action.canInvoke(on: receiver) else { return false }
    _ = action.invoke(on: receiver, with: [sender, event])
    return true
  }

  /// Presses that nobody in the chain handled end here.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    event?.isUnhandled = true
    super.pressesBegan(presses, with: event)
  }

  /// How the interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation { windowScenes.first?.interfaceOrientation ?? .portrait }

  /// Where the status bar is, in the scene's coordinates; empty where it does not show.
  open var statusBarFrame: CGRect { windowScenes.first?.statusBarFrame ?? .zero }

  /// How long the turning of the interface takes, in seconds (M8-18).
  open var statusBarOrientationAnimationDuration: TimeInterval { windowScenes.first?.rotationDuration(half: false) ?? 0.3 }

  /// The windows that get keys: the key window of the scene with the focus.
  var windowForKeys: UIWindow? { focusedScene?.keyStatus.keyWindow ?? keyWindow }

  func windowDidBecomeKey(_ window: UIWindow) { latestKeyWindow = window }

  /// Tells the input method and the caret's host where text is going to appear.
  func textInputCaretDidMove(rect: CGRect, in view: UIView) { textInput.caretDidMove(rect: rect, in: view) }

  private func unique(_ windows: [UIWindow]) -> [UIWindow] {
    var seen: Set<ObjectIdentifier> = []
    return windows.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
