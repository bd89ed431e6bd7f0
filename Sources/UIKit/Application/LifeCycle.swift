/// The app's and its scenes' way between active, inactive and background.
///
/// What happened to the desktop is kept as it is: what is absent (`Absence`) and which windows are away. From it follows where each scene
/// belongs, and `settle()` takes every scene there, step by step, so that no step is left out or told twice. The app is active while any
/// scene is, and in the background when all are.
@MainActor final class LifeCycle {
  private(set) var absence: Absence = []
  private var hasLaunched = false
  /// Whether the app was told that it is in the background, and not yet that it leaves it.
  private var isInBackground = false
  private var isSettling = false
  private var mustSettleAgain = false
  private unowned let application: UIApplication
  private let announcer: LifeCycleAnnouncer

  init(application: UIApplication) {
    self.application = application
    announcer = LifeCycleAnnouncer(application: application)
  }

  /// Derived from the scenes; inactive while the app is being launched.
  var state: UIApplication.State {
    let states = application.windowScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    // A scene that is just being connected says nothing of an app that has others.
    let isAway = !states.contains(.foregroundInactive) && (states.isEmpty || states.contains(.background))
    return hasLaunched && isAway ? .background : .inactive
  }

  /// The end of launching: scenes become active, or go straight to the background where they are away.
  func finishLaunching() {
    hasLaunched = true
    settle()
  }

  func begin(_ reason: Absence) {
    absence.insert(reason)
    settle()
  }

  func end(_ reason: Absence) {
    absence.remove(reason)
    settle()
  }

  /// The process is about to end: everything goes to the background, then the delegate saves what is left.
  func terminate() {
    begin(.terminating)
    ReturnWatch.during("applicationWillTerminate(_:)", limit: application.limits.returning, ends: true) {
      announcer.tellOfTermination()
    }
  }

  /// Takes every scene where it belongs. What callbacks change meanwhile is settled after them.
  func settle() {
    guard hasLaunched else { return }
    mustSettleAgain = true
    guard !isSettling else { return }
    isSettling = true
    while mustSettleAgain {
      mustSettleAgain = false
      resignActive()
      enterBackground()
      enterForeground()
      becomeActive()
    }
    isSettling = false
  }

  private func target(of scene: UIWindowScene) -> UIScene.ActivationState {
    if scene.isAway || !absence.isDisjoint(with: .background) { return .background }
    return absence.isEmpty && !scene.isClosing ? .foregroundActive : .foregroundInactive
  }

  private func scenes(from states: Set<UIScene.ActivationState>, where isConcerned: (UIScene.ActivationState) -> Bool) -> [UIWindowScene] {
    application.windowScenes.filter { $0.isConnected && states.contains($0.activationState) && isConcerned(target(of: $0)) }
  }

  /// App and scene are still active while they are told.
  private func resignActive() {
    let leaving = scenes(from: [.foregroundActive]) { $0 != .foregroundActive }
    guard !leaving.isEmpty else { return }
    // Touches of a window that is gone have no scene any more; they are long over.
    application.touches.cancelTouches { touch in leaving.contains { $0 === touch.window?.windowScene } }
    let isLast = application.windowScenes.allSatisfy { scene in
      scene.activationState != .foregroundActive || leaving.contains { $0 === scene }
    }
    if isLast || leaving.contains(where: { $0 === application.focusedScene }) { application.keys.cancelAll() }
    MainLoop.shared.endAllTracking()
    if isLast { announcer.tellApplication(.willResignActive) }
    for scene in leaving {
      announcer.tell(scene, .willResignActive)
      if scene.isConnected { scene.activationState = .foregroundInactive }
    }
  }

  /// The pictures are kept after everybody was told (A-03, A-12, S-21); what was being animated is final in them.
  private func enterBackground() {
    let leaving = scenes(from: [.foregroundInactive, .unattached]) { $0 == .background }
    for scene in leaving { scene.activationState = .background }
    let isNews = state == .background && !isInBackground
    guard isNews || !leaving.isEmpty else { return }
    ReturnWatch.during(announcer.name(of: .didEnterBackground), limit: application.limits.returning) {
      if isNews {
        isInBackground = true
        application.backgroundTasks.enterBackground()
        announcer.tellApplication(.didEnterBackground)
      }
      for scene in leaving { announcer.tell(scene, .didEnterBackground) }
    }
    if isNews { ViewAnimation.cancelAll() }
    MainLoop.shared.commit()
    for scene in leaving { scene.renderer?.keepPicture() }
  }

  /// App and scene are still in the background while they are told; a scene's first time is told, too.
  private func enterForeground() {
    let coming = scenes(from: [.background, .unattached]) { $0 != .background }
    guard !coming.isEmpty else { return }
    if isInBackground { announcer.tellApplication(.willEnterForeground) }
    for scene in coming {
      if scene.activationState == .unattached { scene.activationState = .foregroundInactive }
      announcer.tell(scene, .willEnterForeground)
      guard scene.isConnected else { continue }
      scene.activationState = .foregroundInactive
      scene.renderer?.forgetPicture()
    }
    guard isInBackground else { return }
    isInBackground = false
    application.backgroundTasks.enterForeground()
  }

  private func becomeActive() {
    let coming = scenes(from: [.foregroundInactive]) { $0 == .foregroundActive }
    guard !coming.isEmpty else { return }
    let isNews = state != .active
    for scene in coming { scene.activationState = .foregroundActive }
    if isNews { announcer.tellApplication(.didBecomeActive) }
    for scene in coming { announcer.tell(scene, .didBecomeActive) }
  }
}
