import UIKit

/// An app with scenes: the delegate says which delegate a new scene gets, and opens further ones by Control+N.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isForNewScene = presses.contains { $0.key?.keyCode == .keyboardN && $0.key?.modifierFlags == .control }
    if isForNewScene { Self.openScene() } else { super.pressesBegan(presses, with: event) }
  }

  /// Opens another scene, which is another window of the desktop.
  static func openScene() {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
      print("There is no other scene: \(error)")
    }
  }
}
