import UIKit

/// A controller whose answers a test decides, and which notes what it hears.
final class AskedController: UIViewController {
  var mask: UIInterfaceOrientationMask?
  var preferred: UIInterfaceOrientation?
  var isBarHidden = false
  var style = UIStatusBarStyle.default
  var barAnimation = UIStatusBarAnimation.fade
  var styleChild: UIViewController?
  var hiddenChild: UIViewController?
  var autorotates = true
  var timesAskedToAutorotate = 0
  var timesAskedForMask = 0
  var seen: [String] = []

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    timesAskedForMask += 1
    return mask ?? super.supportedInterfaceOrientations
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred ?? super.preferredInterfaceOrientationForPresentation
  }
  override var shouldAutorotate: Bool {
    timesAskedToAutorotate += 1
    return autorotates
  }
  override var prefersStatusBarHidden: Bool { isBarHidden || super.prefersStatusBarHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { barAnimation }
  override var childForStatusBarStyle: UIViewController? { styleChild }
  override var childForStatusBarHidden: UIViewController? { hiddenChild }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    seen.append("size \(Int(viewIfLoaded?.bounds.width ?? 0)) to \(Int(size.width))")
  }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.willTransition(to: newCollection, with: coordinator)
    seen.append("traits \(traitCollection.verticalSizeClass.rawValue) to \(newCollection.verticalSizeClass.rawValue)")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if previousTraitCollection != nil { seen.append("changed") }
  }
}

/// An application delegate that limits orientation.
final class OrientationDelegate: NSObject, UIApplicationDelegate {
  var mask: UIInterfaceOrientationMask = .all
  var askedFor: [UIWindow?] = []
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
    askedFor.append(window)
    return mask
  }
}

extension UIWindow {
  /// A visible key window with `root`, kept alive.
  @discardableResult static func showing(_ root: UIViewController, at level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    KeptWindows.keep(window)
    window.windowLevel = level
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  var interfaceOrientation: UIInterfaceOrientation { windowScene?.interfaceOrientation ?? .unknown }
}
