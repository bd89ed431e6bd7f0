import Testing
import UIKit
import UIKitTesting

@Suite("Navigation controllers", .application) @MainActor struct NavigationControllerTests {
  let user = User()
  let log = CallLog()

  private func shown(_ names: String...) async -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { LoggingController($0, log) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    KeptWindows.keep(window)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    await user.turn()
    log.clear()
    return (navigation, window)
  }

  @Test("V-03 push: load, A will go, B will come, A has gone, B has come; pop mirrors it", arguments: [true, false])
  func order(animated: Bool) async {
    let (navigation, _) = await shown("A")
    let pushed = LoggingController("B", log)
    navigation.pushViewController(pushed, animated: animated)
    await user.settle()
    #expect(
      log.takeAppearances() == ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"])
    #expect(pushed.parent === navigation)
    #expect(navigation.popViewController(animated: animated) === pushed)
    await user.settle()
    #expect(log.takeAppearances() == ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"])
    #expect(pushed.parent == nil)
  }

  @Test("V-02 V-13 a pushed controller is appearing once, in place, and told of its parent") func pushedIsAppearing() async {
    let (navigation, _) = await shown("A")
    let pushed = LoggingController("B", log)
    navigation.pushViewController(pushed, animated: true)
    await user.settle()
    let calls = log.take().filter { $0.hasPrefix("B.") }
    #expect(
      calls == ["B.willMove", "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "B.didMove"])
    #expect(pushed.sizeAtIsAppearing == CGSize(width: 390, height: 844))
  }

  @Test("The first controller appears with the navigation controller, and goes with it") func firstAppears() async {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    log.clear()
    window.makeKeyAndVisible()
    await user.turn()
    #expect(log.take().filter { $0.contains("ppear") } == ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    window.isHidden = true
    #expect(log.takeAppearances() == ["A.viewWillDisappear", "A.viewDidDisappear"])
  }

  @Test("Two pushes in one turn show the last; the one between is never seen") func twoPushesInOneTurn() async {
    let (navigation, _) = await shown("A")
    let last = LoggingController("C", log)
    navigation.pushViewController(LoggingController("B", log), animated: true)
    navigation.pushViewController(last, animated: true)
    navigation.pushViewController(last, animated: true)
    await user.settle()
    #expect(
      log.takeAppearances() == ["C.viewDidLoad", "A.viewWillDisappear", "C.viewWillAppear", "A.viewDidDisappear", "C.viewDidAppear"])
    #expect(navigation.viewControllers.count == 3)
    #expect(last.view.superview != nil)
  }

  @Test("A push and a pop during a transition wait for its end, and every call stays balanced") func changesDuringTransition() async {
    let (navigation, window) = await shown("A")
    navigation.pushViewController(LoggingController("B", log), animated: true)
    await user.advance(by: 0.1)
    navigation.popViewController(animated: true)
    navigation.pushViewController(LoggingController("C", log), animated: true)
    navigation.popViewController(animated: true)
    await user.settle()
    await user.settle()
    let calls = log.takeAppearances()
    #expect(
      calls == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(navigation.topViewController?.view.window === window)
    #expect(navigation.topViewController?.view.frame == window.bounds)
    #expect(navigation.children.count == 1)
  }

  @Test("Hiding the window during a push ends it") func hidingDuringTransition() async {
    let (navigation, window) = await shown("A")
    navigation.pushViewController(LoggingController("B", log), animated: true)
    await user.advance(by: 0.1)
    window.isHidden = true
    await user.settle()
    #expect(
      log.takeAppearances() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear",
        "B.viewDidDisappear",
      ])
  }

  @Test("The stack's operations return what they take away, and keep the last") func stackOperations() async {
    let (navigation, _) = await shown("A", "B", "C", "D")
    let all = navigation.viewControllers
    #expect(navigation.topViewController === all[3])
    #expect(navigation.popToViewController(all[2], animated: false) == [all[3]])
    #expect(navigation.popToViewController(all[3], animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [all[1], all[2]])
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.setViewControllers([all[1], all[1], all[3]], animated: false)
    #expect(navigation.viewControllers == [all[1], all[3]])
    navigation.viewControllers = []
    await user.settle()
    #expect(navigation.topViewController == nil)
    #expect(all[0].parent == nil)
  }

  @Test("The delegate hears of each showing once") func delegate() async {
    final class Delegate: UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        calls.append("will \(viewController.title ?? "") \(animated)")
      }
      func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        calls.append("did \(viewController.title ?? "") \(animated)")
      }
    }
    let (navigation, _) = await shown("A")
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.pushViewController(LoggingController("B", log), animated: true)
    await user.settle()
    #expect(delegate.calls == ["will B true", "did B true"])
  }

  @Test("M8-11 a push moves in by the system spring, the screen below goes aside by three tenths") func motion() async throws {
    let (navigation, _) = await shown("A")
    let below = try #require(navigation.topViewController)
    let pushed = LoggingController("B", log)
    navigation.pushViewController(pushed, animated: true)
    await user.turn()
    await user.advance(by: 0.1)
    let done = 0.545
    let incoming = try #require(pushed.view.layer.presentation()).frame.minX
    let outgoing = try #require(below.view.layer.presentation()).frame.minX
    #expect(abs(incoming - 390 * (1 - done)) < 390 * 0.06)
    #expect(abs(outgoing + 390 * 0.3 * done) < 390 * 0.03)
    #expect(pushed.view.frame.minX == 0)
    await user.settle()
    #expect(below.view.superview == nil)
    #expect(pushed.view.frame == navigation.view.bounds)
  }

  @Test("M4-01 the bar is 44 high below the status bar, 32 in landscape, and the content's safe area ends under it") func barHeight() async
  {
    let (navigation, _) = await shown("A")
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 91)
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 32)
    #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("A hidden bar gives its room to the content") func hiddenBar() async {
    let (navigation, _) = await shown("A")
    navigation.setNavigationBarHidden(true, animated: true)
    await user.settle()
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.isHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 47)
    navigation.isNavigationBarHidden = false
    await user.turn()
    #expect(navigation.navigationBar.frame.minY == 47)
    #expect(!navigation.navigationBar.isHidden)
  }

  @Test("A controller that does not extend under bars begins below them") func edges() async {
    let (navigation, _) = await shown("A")
    navigation.topViewController?.edgesForExtendedLayout = []
    await user.turn()
    #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 0)
  }

  @Test("The bar shows title and back title, and the back button pops") func backButton() async throws {
    let (navigation, _) = await shown("Home", "Detail")
    let bar = navigation.navigationBar
    let title = try #require(bar.label("Detail"))
    #expect(abs(user.middle(of: title).x - 195) <= 0.5)
    #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
    await user.tap(try #require(bar.label("Home")))
    await user.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(bar.label("Detail") == nil)
  }

  @Test("M4-07 a back title that does not fit becomes Back, then the chevron alone") func backTitle() async {
    let (navigation, _) = await shown("An Extraordinarily Long Title", "Detail")
    #expect(navigation.navigationBar.label("Back") != nil)
    navigation.topViewController?.title = "Quite a Long Title, Longer Still Than Before"
    await user.turn()
    #expect(navigation.navigationBar.label("Back") == nil)
    #expect(navigation.navigationBar.label("An Extraordinarily Long Title") == nil)
  }

  @Test("Bar buttons send their action to the target or run their own, and disabled ones do nothing") func barButtons() async throws {
    let (navigation, _) = await shown("A")
    var taps: [String] = []
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps.append("done") })
    let edit = UIBarButtonItem(title: "Edit", image: nil, primaryAction: UIAction { _ in taps.append("edit") })
    let item = try #require(navigation.topViewController?.navigationItem)
    item.rightBarButtonItem = done
    item.leftBarButtonItem = edit
    await user.turn()
    let label = try #require(navigation.navigationBar.label("Done"))
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(abs(label.convert(label.bounds, to: nil).maxX - 374) < 1)
    await user.tap(label)
    await user.tap(at: CGPoint(x: 388, y: 69))
    await user.tap(try #require(navigation.navigationBar.label("Edit")))
    #expect(taps == ["done", "done", "edit"])
    done.isEnabled = false
    await user.turn()
    await user.tap(try #require(navigation.navigationBar.label("Done")))
    #expect(taps.count == 3)
  }

  @Test("A bar button with a selector finds its target") func barButtonSelector() async throws {
    final class Target: NSObject {
      var sender: AnyObject?
      func chosen(_ sender: UIBarButtonItem) { self.sender = sender }
    }
    let (navigation, _) = await shown("A")
    let target = Target()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: target, action: Selector("chosen:", Target.chosen))
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    await user.turn()
    await user.tap(try #require(navigation.navigationBar.label("Go")))
    #expect(target.sender === item)
  }

  @Test("M4-10 the bar is clear while the content rests at its edge, and has a background once it is scrolled") func scrollEdge() async {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.backgroundColor = .red
    controller.view.addSubview(scroll)
    let window = UIWindow(frame: UIScreen.main.bounds)
    KeptWindows.keep(window)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    await user.turn()
    let place = CGPoint(x: 40, y: 70)
    #expect(await user.screenshot().pixel(at: place) == Picture.Pixel(red: 255, green: 0, blue: 0))
    scroll.contentOffset.y += 200
    #expect(await user.screenshot().pixel(at: place).distance(to: Picture.Pixel(red: 249, green: 234, blue: 234)) < 3)
    scroll.contentOffset.y -= 200
    #expect(await user.screenshot().pixel(at: place) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("O-17 the bar's style decides the status bar's, not the top controller") func statusBarStyle() async {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let navigation = UINavigationController(rootViewController: Light())
    #expect(navigation.preferredStatusBarStyle == .default)
    #expect(navigation.childForStatusBarStyle == nil)
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }
}
