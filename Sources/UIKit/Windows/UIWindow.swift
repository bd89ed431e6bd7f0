/// The view at the bottom of a hierarchy: it lies on the screen at its level, among the scene's other windows.
///
/// A window is registered as soon as it is created, and hidden until it is shown (S-03, S-34). Showing never makes it key, making it key
/// never shows it (S-17, S-35). The app must keep it alive (W-30).
@MainActor open class UIWindow: UIView {
  /// Posted after a window was shown; `object` is the window, there is no `userInfo` (W-06).
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden; it does not follow the app into the background (W-08).
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted after a window became key and its `becomeKey()` returned (W-07).
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted after a window ceased to be key and its `resignKey()` returned (W-07).
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// A window of `frame` in the scene's coordinates, hidden, at the normal level, in the app's implicit scene where the app has no
  /// scenes of its own (W-42).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    UIApplication.adopt(self)
  }

  /// A hidden window that fills `windowScene`.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    prepare()
    join(windowScene)
  }

  /// A window without a frame of its own takes the main screen's bounds (W-40).
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Nothing can be decoded here: always nil.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  isolated deinit { leaveSceneForGood() }

  /// The scene that shows this window; held weakly. Setting it moves the window there, nil takes it from the screen (W-21).
  open weak var windowScene: UIWindowScene? {
    didSet { moveScene(from: oldValue) }
  }

  /// Where the window stands in depth. Setting it puts the window in front of those of its new level.
  open var windowLevel: Level = .normal {
    didSet { if windowLevel != oldValue { windowScene?.stack.bringToFront(self) } }
  }

  /// The controller whose view fills the window; nil at first (W-11). A new one replaces the old one's view (W-12).
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }

  /// Whether the window can become key; true unless overridden (W-17).
  open var canBecomeKey: Bool { true }

  /// Whether this is the key window of its scene.
  public var isKeyWindow: Bool { windowScene?.keyStatus.keyWindow === self }

  /// Makes this window the key window of its scene, without showing or moving it (W-03).
  open func makeKey() {
    UIApplication.adopt(self)
    windowScene?.keyStatus.move(to: self)
  }

  /// Shows the window in front of all of its level, and makes it key (S-27).
  open func makeKeyAndVisible() { showInFrontAndMakeKey() }

  /// Called after the window became key. Overridden, never called by an app; does nothing by itself (S-16).
  open func becomeKey() {}

  /// Called after the window ceased to be key. Overridden, never called by an app; does nothing by itself (S-16).
  open func resignKey() {}

  /// Sends an event's touches and presses to the views and responders that they are for (W-46).
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// The screen the window is on: the main one, since there is no other (W-33). Setting it to that changes nothing.
  open var screen: UIScreen {
    get { windowScene?.screen ?? UIScreen.main }
    set { precondition(newValue === UIScreen.main, "A window can only be on the main screen: there is no other.") }
  }

  /// Whether the window is not on the screen. Shown, it comes to the front of its level; hidden, it hands on key status (S-18, W-22).
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setWindowHidden(newValue) }
  }

  /// The window itself (W-50).
  open override var window: UIWindow? { self }

  /// The scene, between the window and the application (K-12).
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// `point` of the window's coordinates in the screen's (for nil, W-26) or another view's; windows meet on the screen (W-25).
  open override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view == nil ? pointOnScreen(point) : super.convert(point, to: view)
  }

  /// `point` of the screen's coordinates (for nil, W-26) or another view's, in the window's.
  open override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view == nil ? pointFromScreen(point) : super.convert(point, from: view)
  }

  /// Whether the window's size would follow its content; false at first. It does so on macOS alone: here it changes nothing (W-36).
  open var canResizeToFitContent = false

  /// The window's first responder; each window has its own (K-02).
  weak var firstResponder: UIResponder?
  /// False for the windows that UIKit itself puts behind the app's at an equal level, and that no list names.
  var isApplicationWindow: Bool { true }
  /// Whether the window has been in a scene. One that was taken out of its scene goes back only by `windowScene` (W-21).
  var hasHadScene = false
  /// Whether the root view controller has been told that it appears.
  var rootHasAppeared = false

  /// A method, because an initialiser's own assignments call no observers.
  private func join(_ scene: UIWindowScene) { windowScene = scene }

  private func prepare() {
    super.isHidden = true
  }
}
