@testable import UIKit
import UIKitTesting

/// The delegate of an app with scenes, which notes everything that an application delegate could be told.
final class ScenesAppDelegate: UIResponder, UIApplicationDelegate {
  let log: LifeLog
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  var discarded: Set<UISceneSession> = []

  init(_ log: LifeLog) {
    self.log = log
    super.init()
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.note("willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.note("didFinishLaunching")
    self.launchOptions = launchOptions
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.note("configurationForConnecting")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NotingSceneDelegate.self
    return configuration
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    log.note("didDiscardSceneSessions")
    discarded.formUnion(sceneSessions)
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    log.note("open \(url.absoluteString)")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.note("applicationDidBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { log.note("applicationWillResignActive") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.note("applicationWillEnterForeground") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.note("applicationDidEnterBackground") }
  func applicationWillTerminate(_ application: UIApplication) { log.note("applicationWillTerminate") }
}

/// A scene's delegate, which makes a white window and notes everything in `LifeLog.current`.
final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The colour of a window that a scene puts over all when it goes to the background.
  static var coverColor: UIColor?

  var window: UIWindow?
  var connectionOptions: UIScene.ConnectionOptions?
  var openedURLs: [URL] = []
  var activities: [NSUserActivity] = []
  private var cover: UIWindow?

  private func note(_ what: String, _ scene: UIScene) { LifeLog.current?.note(what, scene) }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    note("willConnectTo", scene)
    self.connectionOptions = connectionOptions
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.backgroundColor = .white
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidDisconnect(_ scene: UIScene) {
    note(UIApplication.shared.connectedScenes.contains(scene) ? "sceneDidDisconnect, still connected" : "sceneDidDisconnect", scene)
  }
  func sceneDidBecomeActive(_ scene: UIScene) { note("sceneDidBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("sceneWillResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("sceneWillEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) {
    note("sceneDidEnterBackground", scene)
    guard let color = Self.coverColor, let windowScene = scene as? UIWindowScene else { return }
    let cover = UIWindow(windowScene: windowScene)
    cover.windowLevel = .alert
    cover.backgroundColor = color
    cover.isHidden = false
    self.cover = cover
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    note("openURLContexts", scene)
    openedURLs += URLContexts.map(\.url)
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continue", scene)
    activities.append(userActivity)
  }
}

extension User {
  /// Opens a second scene, as an app's own menu does, and gives it.
  func openSecondScene(_ activity: NSUserActivity? = nil) async -> UIWindowScene? {
    let known = UIApplication.shared.connectedScenes
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    await turn()
    await turn()
    return UIApplication.shared.connectedScenes.subtracting(known).first as? UIWindowScene
  }
}

extension UIApplication {
  /// The scene that was connected first.
  var firstScene: UIWindowScene? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.min { $0.session.number < $1.session.number }
  }
}
