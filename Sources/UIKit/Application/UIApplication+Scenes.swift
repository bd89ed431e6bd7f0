internal import Host

extension UIApplication {
  /// Connects the scene that the app's first windows lie in. An app without scenes keeps it as its implicit one (W-42).
  func connectImplicitScene() {
    usesScenes = SceneManifest.ofProgram != nil
    guard host != nil else { return }
    let session = UISceneSession()
    sessions.append(session)
    connect(UIWindowScene(session: session), isMinimized: startsMinimized)
  }

  /// After launching: an app whose delegate configures scenes, or whose Info.plist names them, gets its first one.
  ///
  /// Only asking the delegate tells whether it configures scenes, and it is asked in Apple's order, once. Windows that such an app made
  /// before have no scene (W-20).
  func connectFirstSceneIfNeeded() {
    guard let scene = windowScenes.first else { return }
    let options = UIScene.ConnectionOptions(urls: launchURLs)
    let configuration = try? delegate?.application(self, configurationForConnecting: scene.session, options: options)
    usesScenes = usesScenes || configuration != nil
    guard usesScenes else { return }
    for window in scene.windows { window.windowScene = nil }
    scene.session.configuration = configuration ?? scene.session.configuration
    introduce(scene, options: options)
  }

  /// Opens another scene in a native window of its own.
  ///
  /// - Returns: False where there is no display to show it on.
  func openScene(options: UIScene.ConnectionOptions) -> Bool {
    let session = UISceneSession()
    sessions.append(session)
    let configuration = try? delegate?.application(self, configurationForConnecting: session, options: options)
    session.configuration = configuration ?? session.configuration
    let scene = UIWindowScene(session: session)
    guard connect(scene) else {
      windowScenes.removeAll { $0 === scene }
      sessions.removeAll { $0 === session }
      return false
    }
    introduce(scene, options: options)
    lifeCycle.settle()
    return true
  }

  /// The user, or the app, closes a scene for good: one of several ends, the last one ends the app.
  ///
  /// A scene on the screen resigns first and never hears of the background.
  func close(_ scene: UIWindowScene) {
    guard usesScenes, windowScenes.count > 1 else { end() }
    scene.isClosing = true
    lifeCycle.settle()
    touches.cancelTouches { $0.window?.windowScene === scene }
    windowScenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    if let sceneDelegate = scene.delegate {
      Trace.mark("delegate", "sceneDidDisconnect \(scene.traceName)")
      try? sceneDelegate.sceneDidDisconnect(scene)
    }
    scene.post(UIScene.didDisconnectNotification)
    sessions.removeAll { $0 === scene.session }
    Trace.mark("delegate", "application:didDiscardSceneSessions: \(scene.traceName)")
    try? delegate?.application(self, didDiscardSceneSessions: [scene.session])
    scene.disconnect()
    if focusedScene === scene { focusedScene = nil }
    lifeCycle.settle()
  }

  /// Saves and ends in order: background, willTerminate, exit.
  func end() -> Never {
    lifeCycle.terminate()
    exit(0)
  }

  /// A window joins the implicit scene of an app without scenes; in an app with scenes it waits for one (W-20, W-42).
  static func adopt(_ window: UIWindow) {
    guard let current, !current.usesScenes, !window.hasHadScene else { return }
    window.windowScene = current.windowScenes.first
  }

  /// A window that shows when launching ends must have a root view controller (S-10).
  func checkRootViewControllers() {
    guard windows.contains(where: { !$0.isHidden && $0.rootViewController == nil }) else { return }
    fatalError("Application windows are expected to have a root view controller at the end of application launch")
  }

  /// - Returns: Whether the scene has a window to show it.
  @discardableResult private func connect(_ scene: UIWindowScene, isMinimized: Bool = false) -> Bool {
    windowScenes.append(scene)
    focusedScene = focusedScene ?? scene
    scene.isConnected = true
    scene.isAway = isMinimized
    do {
      scene.renderer = try SceneRenderer(scene: scene, isMinimized: isMinimized)
    } catch {
      Message.say("\(error)")
    }
    scene.prepare()
    return scene.renderer != nil
  }

  /// Makes the scene's delegate and tells it, then everybody.
  private func introduce(_ scene: UIWindowScene, options: UIScene.ConnectionOptions) {
    if let type = scene.session.configuration.delegateClass as? any UISceneDelegate.Type {
      scene.delegate = Self.makeSceneDelegate(of: type)
    }
    if let sceneDelegate = scene.delegate {
      Trace.mark("delegate", "scene:willConnectToSession:options: \(scene.traceName)")
      try? sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    }
    scene.post(UIScene.willConnectNotification)
  }

  private static func makeSceneDelegate(of type: any UISceneDelegate.Type) -> (any UISceneDelegate)? {
    if let responder = type as? UIResponder.Type { return ViewFactory.makeResponder(responder) as? any UISceneDelegate }
    return (type as? NSObject.Type).flatMap { ViewFactory.makeObject($0) as? any UISceneDelegate }
  }
}

extension UIWindowScene {
  /// Ends the scene: its windows have none any more, its native window closes.
  package func disconnect() {
    activationState = .unattached
    isConnected = false
    UIApplication.shared.windowScenes.removeAll { $0 === self }
    for window in stack.all {
      window.windowScene = nil
      // Without scenes, the next app may take it.
      window.hasHadScene = false
    }
    renderer?.window.close()
    renderer = nil
  }
}
