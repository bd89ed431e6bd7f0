/// What a scene's delegate hears about the scene's life. Every requirement is optional, as on iOS.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene was connected; its windows are made here.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) throws
  /// The scene was closed for good.
  func sceneDidDisconnect(_ scene: UIScene) throws
  /// The scene became active.
  func sceneDidBecomeActive(_ scene: UIScene) throws
  /// The scene is about to be no longer active.
  func sceneWillResignActive(_ scene: UIScene) throws
  /// The scene comes to the screen, at its first time too.
  func sceneWillEnterForeground(_ scene: UIScene) throws
  /// The scene left the screen; its picture is kept after this returns.
  func sceneDidEnterBackground(_ scene: UIScene) throws
  /// URLs came for a scene that is connected already; those that launch the app are in the connection's options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) throws
  /// The scene was brought to the front with an activity to go on with.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) throws
}

extension UISceneDelegate {
  /// Stands in for a delegate that leaves this out.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) throws {
    throw _uikOptional
  }
  /// Stands in for a delegate that leaves this out.
  public func sceneDidDisconnect(_ scene: UIScene) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func sceneDidBecomeActive(_ scene: UIScene) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func sceneWillResignActive(_ scene: UIScene) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func sceneWillEnterForeground(_ scene: UIScene) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func sceneDidEnterBackground(_ scene: UIScene) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) throws { throw _uikOptional }
}
