import UIKit

/// Makes the scene's window, and covers it while the app is away.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let life = SceneLifeViewController(style: .insetGrouped)
  private var cover: UIWindow?
  private static var sceneCount = 0

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    Self.sceneCount += 1
    scene.title = "Scene \(Self.sceneCount)"
    life.title = scene.title
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: life)
    window.makeKeyAndVisible()
    self.window = window
    life.add("scene(_:willConnectTo:options:)")
    for context in connectionOptions.urlContexts { life.add(context.url.absoluteString) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    life.add("scene(_:openURLContexts:)")
    for context in URLContexts { life.add(context.url.absoluteString) }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    life.add("sceneWillEnterForeground(_:)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    life.add("sceneDidBecomeActive(_:)")
    cover?.isHidden = true
    cover = nil
  }

  func sceneWillResignActive(_ scene: UIScene) {
    life.add("sceneWillResignActive(_:)")
    guard let windowScene = scene as? UIWindowScene else { return }
    let cover = UIWindow(windowScene: windowScene)
    cover.rootViewController = CoverViewController()
    cover.windowLevel = .alert + 1
    cover.isHidden = false
    self.cover = cover
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    life.add("sceneDidEnterBackground(_:)")
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    life.add("sceneDidDisconnect(_:)")
  }
}
