import UIKit

/// Makes the scene's window, and covers it while the app is away.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let life = SceneLifeViewController(style: .insetGrouped)
  private var cover: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: life)
    window.makeKeyAndVisible()
    self.window = window
    life.add("scene(_:willConnectTo:options:)")
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
}
