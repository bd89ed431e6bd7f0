/// What an app answers and hears about its life. Every requirement is optional, as on iOS.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol, _UIKOptionalApplicationDelegate {
  /// Launching has begun; nothing is on the screen.
  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
    throws
    -> Bool
  /// Launching is about done; an app without scenes makes its window here.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) throws
    -> Bool
  /// The app became active. Not called in an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication) throws
  /// The app is about to be no longer active. Not called in an app with scenes.
  func applicationWillResignActive(_ application: UIApplication) throws
  /// The app is in the background; its picture is kept after this returns (S-21). Not called in an app with scenes.
  func applicationDidEnterBackground(_ application: UIApplication) throws
  /// The app comes back to the screen. Not called in an app with scenes.
  func applicationWillEnterForeground(_ application: UIApplication) throws
  /// The process is about to end.
  func applicationWillTerminate(_ application: UIApplication) throws
  /// The orientations that `window` may take; those of the controller and the device narrow them down (O-01).
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) throws -> UIInterfaceOrientationMask
  /// The configuration of a scene that is about to connect. Implementing it makes the app one with scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) throws -> UISceneConfiguration
  /// A URL is to be opened, in an app without scenes; also one that launched it, unless launching refused it.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) throws -> Bool
  /// Scenes were closed for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) throws
}

/// Holds the property that an application delegate may leave out.
@preconcurrency @MainActor public protocol _UIKOptionalApplicationDelegate {
  /// The app's window, in an app without scenes.
  @_disfavoredOverload var window: UIWindow? { get throws }
}

extension _UIKOptionalApplicationDelegate {
  /// Stands in for a delegate that leaves this out.
  @_disfavoredOverload public var window: UIWindow? { get throws { throw _uikOptional } }
}

extension UIApplicationDelegate {
  /// The delegate's window, if it has such a property.
  public var window: UIWindow?? { try? (self as any _UIKOptionalApplicationDelegate).window }

  /// Stands in for a delegate that leaves this out.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws -> Bool { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws -> Bool { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func applicationDidBecomeActive(_ application: UIApplication) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func applicationWillResignActive(_ application: UIApplication) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func applicationDidEnterBackground(_ application: UIApplication) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func applicationWillEnterForeground(_ application: UIApplication) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func applicationWillTerminate(_ application: UIApplication) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) throws -> UIInterfaceOrientationMask { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) throws -> UISceneConfiguration { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) throws -> Bool {
    throw _uikOptional
  }
  /// Stands in for a delegate that leaves this out.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) throws {
    throw _uikOptional
  }

  /// Launches the app with this class as its delegate; what `@main` calls. Never returns.
  public static func main() {
    Launcher.run { Launcher.makeDelegate(of: Self.self) }
  }
}
