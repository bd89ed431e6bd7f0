internal import Host

extension UIApplication {
  /// Connects the scene that the app's first windows lie in. An app without scenes keeps it as its implicit one (W-42).
  func connectImplicitScene() {
    usesScenes = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil
    guard host != nil else { return }
    connect(UIWindowScene(session: UISceneSession()))
  }

  /// After launching: an app whose delegate configures scenes, or whose Info.plist names them, gets its first one.
  ///
  /// Only asking the delegate tells whether it configures scenes, and it is asked in Apple's order, once. Windows that such an app made
  /// before have no scene (W-20).
  func connectFirstSceneIfNeeded() {
    guard let scene = windowScenes.first else { return }
    let configuration = try? delegate?.application(self, configurationForConnecting: scene.session, options: .init())
    usesScenes = usesScenes || configuration != nil
    guard usesScenes else { return }
    for window in scene.windows { window.windowScene = nil }
    scene.session.configuration = configuration ?? scene.session.configuration
    if let type = scene.session.configuration.delegateClass as? any UISceneDelegate.Type {
      scene.delegate = Self.makeSceneDelegate(of: type)
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    Trace.mark("delegate", "scene:willConnectToSession:options:")
    _ = try? scene.delegate?.scene(scene, willConnectTo: scene.session, options: .init())
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

  private func connect(_ scene: UIWindowScene) {
    windowScenes.append(scene)
    focusedScene = focusedScene ?? scene
    do {
      scene.renderer = try SceneRenderer(scene: scene)
    } catch {
      Message.say("\(error)")
    }
    scene.prepare()
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
    for window in stack.all {
      window.windowScene = nil
      window.hasHadScene = false
    }
    renderer?.window.close()
    renderer = nil
    let application = UIApplication.shared
    application.windowScenes.removeAll { $0 === self }
  }
}
