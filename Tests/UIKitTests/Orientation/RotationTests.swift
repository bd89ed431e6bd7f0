import Host
import Testing
import UIKit
import UIKitTesting

@Suite("What happens while the interface turns", .application) @MainActor struct RotationTests {
  let user = User()

  @Test("O-11 the size comes to root, children and presented controllers before it changes") func size() async {
    let root = AskedController()
    let child = AskedController()
    root.addChild(child)
    root.view.addSubview(child.view)
    UIWindow.showing(root)
    await user.turn()
    let cover = AskedController()
    cover.modalPresentationStyle = .fullScreen
    let coverChild = AskedController()
    cover.addChild(coverChild)
    root.present(cover, animated: false)
    for controller in [root, child, cover, coverChild] { controller.seen = [] }
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    for controller in [root, child, cover] { #expect(controller.seen.contains("size 390 to 844")) }
    #expect(coverChild.seen.contains { $0.hasSuffix("to 844") })
    // Half a turn leaves the size as it is.
    cover.mask = .landscape
    for controller in [root, cover] { controller.seen = [] }
    await user.rotate(to: .landscapeRight)
    await user.settle()
    #expect(UIScreen.main.bounds.width == 844)
    #expect(cover.seen.isEmpty && root.seen.isEmpty)
  }

  @Test("O-11 a presented controller is not told where the presenter keeps it to itself") func keepsToItself() async {
    final class Silent: UIViewController {
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    }
    let root = Silent()
    UIWindow.showing(root)
    await user.turn()
    let cover = AskedController()
    root.present(cover, animated: false)
    cover.seen = []
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(!cover.seen.contains { $0.hasPrefix("size") })
    #expect(cover.view.bounds.width == 844)
  }

  @Test("O-12 traits to come, then the size, then the traits change; on a pad traits stay and nobody is told") func traits() async {
    let root = AskedController()
    UIWindow.showing(root)
    await user.turn()
    root.seen = []
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(root.seen == ["traits 2 to 1", "size 390 to 844", "changed"])
    SimulatedApplication.start(device: .iPad)
    let pad = AskedController()
    UIWindow.showing(pad)
    await user.turn()
    pad.seen = []
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(pad.seen == ["size 820 to 1180"])
  }

  @Test("The scene's delegate hears afterwards of what was before") func previousGeometry() async throws {
    final class SceneListener: NSObject, UIWindowSceneDelegate {
      var heard: [String] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        heard.append(
          "\(Int(previousCoordinateSpace.bounds.width)) \(previousInterfaceOrientation.rawValue) "
            + "\(previousTraitCollection.verticalSizeClass.rawValue), now \(Int(windowScene.coordinateSpace.bounds.width)) "
            + "\(windowScene.interfaceOrientation.rawValue) \(windowScene.traitCollection.verticalSizeClass.rawValue)")
      }
    }
    SimulatedApplication.start(delegate: SceneAppDelegate())
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let listener = SceneListener()
    scene.delegate = listener
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(listener.heard == ["390 1 2, now 844 4 1"])
  }

  @Test("O-14 the screen's coordinates follow the interface, the fixed ones stay with the glass") func coordinateSpaces() async {
    let window = UIWindow.showing(UIViewController())
    let screen = UIScreen.main
    #expect(screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.coordinateSpace.convert(CGPoint(x: 10, y: 20), to: screen.fixedCoordinateSpace) == CGPoint(x: 10, y: 20))
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(screen.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    // The device's top is at the right: the glass's own top left corner is the interface's top right one.
    let corner = CGPoint(x: 844, y: 0)
    #expect(screen.coordinateSpace.convert(corner, to: screen.fixedCoordinateSpace) == .zero)
    #expect(screen.coordinateSpace.convert(CGPoint.zero, from: screen.fixedCoordinateSpace) == corner)
    #expect(screen.fixedCoordinateSpace.convert(CGPoint.zero, to: window) == corner)
    #expect(window.convert(corner, to: screen.fixedCoordinateSpace) == .zero)
    let rect = screen.fixedCoordinateSpace.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: screen.coordinateSpace)
    #expect(rect == CGRect(x: 824, y: 0, width: 20, height: 10))
    await user.rotate(to: .landscapeRight)
    #expect(screen.fixedCoordinateSpace.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 390))
    #expect(screen.fixedCoordinateSpace.convert(CGPoint(x: 0, y: 390), from: window) == .zero)
  }

  @Test("W-32 S-36 the screen's bounds follow, its native ones do not; windows change bounds and not transforms") func bounds() async {
    let window = UIWindow.showing(UIViewController())
    let native = UIScreen.main.nativeBounds
    #expect(native == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      await user.rotate(to: orientation)
      await user.settle()
      let size = orientation.isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
      #expect(UIScreen.main.bounds == CGRect(origin: .zero, size: size))
      #expect(window.bounds.size == size)
      #expect(window.transform == .identity)
      #expect(UIScreen.main.nativeBounds == native)
    }
  }

  @Test("M8-18 a turn takes 0.3 s, half a turn twice that") func duration() async {
    let root = AskedController()
    let window = UIWindow.showing(root)
    await user.rotate(to: .landscapeLeft)
    await user.advance(by: 0.25)
    #expect(window.layer.animationKeys()?.isEmpty == false)
    await user.advance(by: 0.07)
    #expect(window.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test("A free window of the desktop that is resized goes the same way") func resizing() async {
    SimulatedApplication.start(device: .desktop)
    let root = AskedController()
    let window = UIWindow.showing(root)
    await user.turn()
    let cover = AskedController()
    root.present(cover, animated: false)
    root.seen = []
    cover.seen = []
    await user.resize(to: CGSize(width: 500, height: 700))
    #expect(window.bounds.size == CGSize(width: 500, height: 700))
    #expect(root.seen.filter { $0.hasPrefix("size") } == ["size 960 to 500"])
    #expect(cover.seen.filter { $0.hasPrefix("size") } == ["size 960 to 500"])
    #expect(cover.seen.contains("changed"))
    #expect(cover.traitCollection.horizontalSizeClass == .compact)
    #expect(cover.view.safeAreaInsets.top == 24)
  }
}
