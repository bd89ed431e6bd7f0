import Testing
import UIKit
import UIKitTesting

@Suite("View controllers", .application) @MainActor struct ViewControllerTests {
  let user = User()
  let log = CallLog()

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    KeptWindows.keep(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("V-01 the first access to view loads it, once; asking whether it is loaded does not") func loading() {
    let controller = LoggingController("A", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.take().isEmpty)
    let view = controller.view
    #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
    #expect(controller.isViewLoaded)
    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    controller.loadViewIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test("V-01 a loadView that makes its own view needs no super, one that makes none gets a plain view") func ownView() {
    final class Own: UIViewController {
      let own = UILabel()
      override func loadView() { view = own }
    }
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    final class Circular: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    let own = Own()
    #expect(own.view === own.own)
    #expect(Forgetful().view != nil)
    #expect(Circular().view.backgroundColor == .red)
  }

  @Test("V-02 appearing: will, in the hierarchy with size and traits, is, layout, did") func appearing() async {
    let controller = LoggingController("A", log)
    controller.notesLayout = true
    controller.overrideUserInterfaceStyle = .dark
    let window = UIWindow(frame: UIScreen.main.bounds)
    KeptWindows.keep(window)
    window.rootViewController = controller
    log.clear()
    window.makeKeyAndVisible()
    await user.turn()
    let calls = log.take()
    let first = ["A.viewWillAppear", "A.viewIsAppearing", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"]
    #expect(Array(calls.prefix(4)) == first)
    #expect(calls.last == "A.viewDidAppear")
    #expect(calls.filter { $0 == "A.viewIsAppearing" }.count == 1)
    #expect(calls.filter { $0 == "A.viewDidAppear" }.count == 1)
    #expect(controller.sizeAtIsAppearing == UIScreen.main.bounds.size)
    #expect(controller.styleAtIsAppearing == .dark)
    window.isHidden = true
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
    window.isHidden = false
    await user.turn()
    let again = log.take()
    #expect(again.first == "A.viewWillAppear")
    #expect(again.filter { $0 == "A.viewIsAppearing" }.count == 1)
    #expect(again.last == "A.viewDidAppear")
  }

  @Test("V-02 a root given to a visible window appears, and the old one disappears") func newRoot() async {
    let first = LoggingController("A", log)
    let window = show(first)
    await user.turn()
    log.clear()
    window.rootViewController = LoggingController("B", log)
    await user.turn()
    #expect(
      log.takeAppearances() == ["A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
  }

  @Test("V-13 containers: addChild calls willMove, removeFromParent calls didMove(nil)") func containment() {
    let parent = UIViewController()
    let child = LoggingController("C", log)
    parent.addChild(child)
    #expect(log.take() == ["C.willMove"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.removeFromParent()
    #expect(log.take() == ["C.didMove(nil)"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    child.addChild(child)
    #expect(child.children.isEmpty)
  }

  @Test("A child whose view is added to a visible view appears with it, and disappears with its removal") func childAppears() async {
    let parent = UIViewController()
    let window = show(parent)
    await user.turn()
    let child = LoggingController("C", log)
    parent.addChild(child)
    child.loadViewIfNeeded()
    log.clear()
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await user.turn()
    #expect(log.take() == ["C.viewWillAppear", "C.didMove", "C.viewIsAppearing", "C.viewDidAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)"])
    parent.addChild(child)
    parent.view.addSubview(child.view)
    await user.turn()
    log.clear()
    window.isHidden = true
    #expect(log.take() == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  @Test("A container that forwards by itself is not helped") func manualForwarding() async {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual()
    _ = show(parent)
    await user.turn()
    let child = LoggingController("C", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    await user.turn()
    #expect(log.takeAppearances() == ["C.viewDidLoad"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.takeAppearances() == ["C.viewWillAppear", "C.viewDidAppear"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.takeAppearances() == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  @Test("K-11 the chain goes from the root view to its controller and on to the view's superview") func chain() {
    let root = UIViewController()
    let window = show(root)
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(child.view.next === child)
    #expect(child.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === window)
    #expect(UIViewController().next == nil)
  }

  @Test("O-11 rotation asks the root before its size changes, super asks the children, and blocks run along") func sizeTransition() async {
    final class Rotating: UIViewController {
      var seen: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        seen.append("will \(Int(view.bounds.width)) to \(Int(size.width)) animated \(coordinator.isAnimated)")
        coordinator.animate(alongsideTransition: { _ in self.seen.append("along") }, completion: { _ in self.seen.append("done") })
      }
    }
    let root = Rotating()
    let child = Rotating()
    root.addChild(child)
    root.view.addSubview(child.view)
    let window = show(root)
    await user.turn()
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(root.seen == ["will 390 to 844 animated true", "along", "done"])
    #expect(child.seen == root.seen)
    #expect(window.bounds.width == 844)
  }

  @Test("O-02 O-09 masks and status bar by default") func preferences() async {
    let root = UIViewController()
    _ = show(root)
    #expect(root.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(!root.prefersStatusBarHidden)
    #expect(root.preferredStatusBarStyle == .default)
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(root.prefersStatusBarHidden)
  }

  @Test("O-19 additional insets add to the safe area of the root view") func safeArea() async {
    let root = UIViewController()
    _ = show(root)
    await user.turn()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 1, bottom: 36, right: 3))
  }

  @Test("The title is the navigation item's, before and after it is made") func title() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    controller.navigationItem.title = "Three"
    #expect(controller.title == "Two")
  }
}
