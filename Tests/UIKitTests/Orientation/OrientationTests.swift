import Host
import Testing
import UIKit
import UIKitTesting

@Suite("Which way the interface turns", .application) @MainActor struct OrientationTests {
  let user = User()

  @Test("O-01 the interface turns only to what app, controller and device agree on") func agreement() async {
    let delegate = OrientationDelegate()
    UIApplication.shared.delegate = delegate
    let root = AskedController()
    let window = UIWindow.showing(root)
    await user.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .landscapeLeft)
    #expect(delegate.askedFor.contains { $0 === window })
    // The controller refuses.
    root.mask = .landscapeLeft
    await user.rotate(to: .landscapeRight)
    #expect(window.interfaceOrientation == .landscapeLeft)
    root.mask = [.portrait, .landscapeLeft]
    await user.rotate(to: .portrait)
    #expect(window.interfaceOrientation == .portrait)
    // The app refuses.
    root.mask = .all
    delegate.mask = .portrait
    await user.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .portrait)
    // The device refuses: there is no upside down without a home button.
    delegate.mask = .all
    await user.rotate(to: .portraitUpsideDown)
    #expect(window.interfaceOrientation == .portrait)
  }

  @Test("O-01 the Info.plist's orientations stand for the app where its delegate says nothing") func declared() async {
    UIApplication.shared.information = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight", "nonsense"]
    ]
    let window = UIWindow.showing(UIViewController())
    await user.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .portrait)
    await user.rotate(to: .landscapeRight)
    #expect(window.interfaceOrientation == .landscapeRight)
  }

  @Test("O-01 the uppermost presented controller is asked in the root's place, and the root again afterwards") func presented() async {
    let root = AskedController()
    root.mask = .portrait
    let window = UIWindow.showing(root)
    await user.turn()
    let cover = AskedController()
    cover.modalPresentationStyle = .fullScreen
    cover.mask = .landscape
    root.present(cover, animated: true)
    await user.settle()
    #expect(window.interfaceOrientation == .landscapeRight)
    #expect(cover.view.bounds.size == CGSize(width: 844, height: 390))
    await user.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .landscapeLeft)
    root.dismiss(animated: true)
    await user.settle()
    #expect(window.interfaceOrientation == .portrait)
    #expect(root.view.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("O-01 a window that does not fill the screen, or is behind another, does not decide") func decidingWindow() async {
    let behind = AskedController()
    behind.mask = .portrait
    let window = UIWindow.showing(behind)
    UIWindow.showing(AskedController(), at: .statusBar)
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    small.windowLevel = .alert
    let portrait = AskedController()
    portrait.mask = .portrait
    small.rootViewController = portrait
    small.isHidden = false
    await user.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .landscapeLeft)
    withExtendedLifetime(small) {}
  }

  @Test("O-02 by default all on a pad, all but upside down on a phone") func defaults() async {
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    SimulatedApplication.start(device: .iPad)
    #expect(UIViewController().supportedInterfaceOrientations == .all)
    let window = UIWindow.showing(UIViewController())
    await user.rotate(to: .portraitUpsideDown)
    #expect(window.interfaceOrientation == .portraitUpsideDown)
    SimulatedApplication.start(device: .iPhoneSE)
    let phone = UIWindow.showing(UIViewController())
    await user.rotate(to: .portraitUpsideDown)
    #expect(phone.interfaceOrientation != .portraitUpsideDown)
  }

  @Test("O-03 a controller that supports nothing, or prefers what it does not support, is a mistake") func mistakes() async {
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await OrientationMistakes.none() }
    #expect(none.said("supports no interface orientation"))
    let wrong = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await OrientationMistakes.preference() }
    #expect(wrong.said("prefers an interface orientation"))
  }

  @Test("O-03 a preferred orientation among the supported ones is the one a controller comes in") func preferred() async {
    let root = AskedController()
    let window = UIWindow.showing(root)
    await user.turn()
    let cover = AskedController()
    cover.modalPresentationStyle = .fullScreen
    cover.preferred = .landscapeLeft
    root.present(cover, animated: true)
    #expect(window.interfaceOrientation == .landscapeLeft)
    await user.settle()
    cover.dismiss(animated: true)
    await user.settle()
    #expect(window.interfaceOrientation == .portrait)
  }

  @Test("O-05 shouldAutorotate is not asked, and nothing hangs on it") func autorotate() async {
    let root = AskedController()
    root.autorotates = false
    let window = UIWindow.showing(root)
    await user.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .landscapeLeft)
    #expect(root.timesAskedToAutorotate == 0)
  }

  @Test("O-16 on a pad, an app that takes part in multitasking does not have its controllers asked") func multitasking() async {
    let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].map { "UIInterfaceOrientation" + $0 }
    for (information, turns) in [
      (["UISupportedInterfaceOrientations": all], true),
      (["UISupportedInterfaceOrientations": all, "UIRequiresFullScreen": true], false),
      (["UISupportedInterfaceOrientations": Array(all.dropLast())], false),
      (["UISupportedInterfaceOrientations": [all[0]], "UISupportedInterfaceOrientations~ipad": all], true),
    ] as [([String: Any], Bool)] {
      SimulatedApplication.start(device: .iPad)
      UIApplication.shared.information = information
      let root = AskedController()
      root.mask = .portrait
      let window = UIWindow.showing(root)
      root.timesAskedForMask = 0
      await user.rotate(to: .landscapeLeft)
      #expect((window.interfaceOrientation == .landscapeLeft) == turns, "\(information)")
      #expect((root.timesAskedForMask == 0) == turns)
    }
    SimulatedApplication.start(device: .iPhone14)
    UIApplication.shared.information = ["UISupportedInterfaceOrientations": all]
    let root = AskedController()
    root.mask = .portrait
    let window = UIWindow.showing(root)
    await user.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .portrait)
  }

  @Test("O-23 (observed) a second window follows the size with or without a root; its views turn only by layout") func secondWindow() async
  {
    UIWindow.showing(UIViewController())
    let bare = UIWindow(frame: UIScreen.main.bounds)
    bare.isHidden = false
    let loose = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    bare.addSubview(loose)
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(bare.bounds.size == CGSize(width: 844, height: 390))
    #expect(loose.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("A controller that changes its mind turns the interface when it says so") func changedMind() async {
    let root = AskedController()
    root.mask = .portrait
    let window = UIWindow.showing(root)
    await user.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .portrait)
    root.mask = .allButUpsideDown
    await user.turn()
    #expect(window.interfaceOrientation == .portrait)
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(window.interfaceOrientation == .landscapeLeft)
    root.mask = .portrait
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(window.interfaceOrientation == .portrait)
  }

  @Test("At launch a portrait app on a device on its side stands upright") func launch() async {
    SimulatedApplication.start(orientation: .landscapeLeft)
    let root = AskedController()
    root.mask = .portrait
    let window = UIWindow.showing(root)
    #expect(window.interfaceOrientation == .portrait)
    await user.turn()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.bounds == root.view.frame)
  }

  @Test("UIDevice tells how the device is held, whether the interface follows or not") func device() async {
    @MainActor final class Counter { var count = 0 }
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { _ in MainActor.assumeIsolated { counter.count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    let root = AskedController()
    root.mask = .portrait
    let window = UIWindow.showing(root)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.orientation == .portrait)
    await user.rotate(to: .landscapeRight)
    #expect(window.interfaceOrientation == .portrait)
    // The interface's right is the device's left.
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(counter.count == 1)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
  }

  @Test("A requested geometry turns the interface where it is allowed, and tells what is not") func geometryUpdate() async throws {
    let root = AskedController()
    let window = UIWindow.showing(root)
    let scene = try #require(window.windowScene)
    var errors: [UISceneError.Code] = []
    func request(_ mask: UIInterfaceOrientationMask) {
      scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)) { error in
        if let error = error as? UISceneError { errors.append(error.code) }
      }
    }
    request(.landscape)
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    request(.landscapeLeft)
    #expect(scene.interfaceOrientation == .landscapeLeft)
    #expect(errors.isEmpty)
    // It stays while other windows come and go, until the device is turned.
    UIWindow.showing(UIViewController(), at: .alert).isHidden = true
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(scene.interfaceOrientation == .landscapeLeft)
    root.mask = .landscape
    request(.portrait)
    #expect(errors == [.geometryRequestDenied])
    #expect(scene.interfaceOrientation == .landscapeLeft)
    root.mask = nil
    await user.rotate(to: .landscapeRight)
    await user.rotate(to: .portrait)
    #expect(scene.interfaceOrientation == .portrait)
    SimulatedApplication.start(device: .desktop)
    let desktop = try #require(UIWindow.showing(UIViewController()).windowScene)
    desktop.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)) { error in
      if let error = error as? UISceneError { errors.append(error.code) }
    }
    #expect(errors.last == .geometryRequestUnsupported)
  }
}

/// What must end the process.
@MainActor enum OrientationMistakes {
  static func none() {
    SimulatedApplication.start()
    let root = AskedController()
    root.mask = []
    UIWindow.showing(root)
  }

  static func preference() async {
    SimulatedApplication.start()
    let root = UIViewController()
    UIWindow.showing(root)
    await User().turn()
    let cover = AskedController()
    cover.mask = .landscape
    cover.preferred = .portrait
    root.present(cover, animated: false)
  }
}
