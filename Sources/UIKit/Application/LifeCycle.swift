/// The app's way between active, inactive and background, with the calls and notifications of each step in Apple's order.
///
/// In an app with scenes the scene delegates are told, and not the application delegate's methods of the same steps; the
/// notifications are posted in both.
@MainActor final class LifeCycle {
  private(set) var state: UIApplication.State = .inactive
  private unowned let application: UIApplication
  private var hasLaunched = false

  init(application: UIApplication) { self.application = application }

  /// The end of launching: the app becomes active.
  func finishLaunching() {
    hasLaunched = true
    for scene in application.windowScenes { scene.activationState = .foregroundInactive }
    if application.usesScenes { tellScenes("sceneWillEnterForeground") { try? $0.sceneWillEnterForeground($1) } }
    becomeActive()
  }

  func becomeActive() {
    guard hasLaunched, state == .inactive else { return }
    state = .active
    for scene in application.windowScenes { scene.activationState = .foregroundActive }
    tell("applicationDidBecomeActive", UIApplication.didBecomeActiveNotification) { try? $0.applicationDidBecomeActive($1) }
    tellScenes("sceneDidBecomeActive") { try? $0.sceneDidBecomeActive($1) }
  }

  /// The app is still active while it is told.
  func resignActive() {
    guard state == .active else { return }
    application.touches.cancelTouches { _ in true }
    application.keys.cancelAll()
    MainLoop.shared.endAllTracking()
    tell("applicationWillResignActive", UIApplication.willResignActiveNotification) { try? $0.applicationWillResignActive($1) }
    tellScenes("sceneWillResignActive") { try? $0.sceneWillResignActive($1) }
    state = .inactive
    for scene in application.windowScenes { scene.activationState = .foregroundInactive }
  }

  /// Resigns first where the app is active; the picture is kept after everybody was told (A-03, S-21).
  func enterBackground() {
    guard state != .background else { return }
    resignActive()
    state = .background
    for scene in application.windowScenes { scene.activationState = .background }
    tell("applicationDidEnterBackground", UIApplication.didEnterBackgroundNotification) { try? $0.applicationDidEnterBackground($1) }
    tellScenes("sceneDidEnterBackground") { try? $0.sceneDidEnterBackground($1) }
    MainLoop.shared.commit()
    for scene in application.windowScenes { scene.renderer?.keepPicture() }
  }

  /// The state is still background while the app is told.
  func enterForeground() {
    guard state == .background else { return }
    tell("applicationWillEnterForeground", UIApplication.willEnterForegroundNotification) { try? $0.applicationWillEnterForeground($1) }
    tellScenes("sceneWillEnterForeground") { try? $0.sceneWillEnterForeground($1) }
    state = .inactive
    for scene in application.windowScenes {
      scene.activationState = .foregroundInactive
      scene.renderer?.forgetPicture()
    }
  }

  /// Saves and ends in order: background, willTerminate, exit.
  func terminate() {
    enterBackground()
    Trace.mark("delegate", "applicationWillTerminate:")
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
    _ = try? application.delegate?.applicationWillTerminate(application)
  }

  private func tell(
    _ step: String, _ notification: Notification.Name, _ call: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    if !application.usesScenes, let delegate = application.delegate {
      Trace.mark("delegate", step)
      call(delegate, application)
    }
    NotificationCenter.default.post(name: notification, object: application)
  }

  private func tellScenes(_ step: String, _ call: (any UISceneDelegate, UIScene) -> Void) {
    guard application.usesScenes else { return }
    for scene in application.windowScenes {
      guard let delegate = scene.delegate else { continue }
      Trace.mark("delegate", step)
      call(delegate, scene)
    }
  }
}
