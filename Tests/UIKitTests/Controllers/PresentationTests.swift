import Testing
import UIKit
import UIKitTesting

@Suite("Presentation", .application) @MainActor struct PresentationTests: PresentationStage {
  let user = User()
  let log = CallLog()

  @Test(
    "V-01 V-02 V-07 full screen: the presenter goes, its view too, and comes back; completions run last", arguments: [true, false])
  func fullScreen(animated: Bool) async {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B")
    a.present(b, animated: animated) { log.note("presented") }
    #expect(b.isBeingPresented == animated)
    await user.settle()
    #expect(
      log.takeAppearances() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear", "presented",
      ])
    #expect(b.sizeAtIsAppearing == window.bounds.size)
    #expect(b.windowAtViewWillAppear == nil)
    #expect(a.view.window == nil)
    #expect(b.view.window === window)
    #expect(b.view.frame == window.bounds)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(b.presentationController?.containerView?.window === window)
    #expect(!b.isBeingPresented)
    b.dismiss(animated: animated) { log.note("dismissed") }
    #expect(b.isBeingDismissed == animated)
    await user.settle()
    #expect(
      log.takeAppearances() == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "dismissed"])
    #expect(a.view.window === window)
    #expect(a.view.frame == window.bounds)
    #expect(window.subviews == [a.view])
    #expect(b.view.window == nil)
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(b.presentationController == nil)
    #expect(!b.isBeingDismissed)
  }

  @Test("V-02 is appearing comes once, in the hierarchy, before layout", arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func isAppearing(style: UIModalPresentationStyle) async {
    let a = controller("A")
    _ = await shown(a)
    let b = controller("B", style)
    b.notesLayout = true
    a.present(b, animated: true)
    await user.settle()
    let calls = log.take().filter { $0.hasPrefix("B.") }
    #expect(
      Array(calls.prefix(6)) == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
    #expect(calls.filter { $0 == "B.viewIsAppearing" }.count == 1)
    #expect(calls.last == "B.viewDidAppear")
  }

  @Test("V-05 over full screen: the presenter hears nothing and stays", arguments: [true, false]) func overFullScreen(animated: Bool) async
  {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B", .overFullScreen)
    a.present(b, animated: animated)
    await user.settle()
    #expect(log.takeAppearances() == ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
    #expect(a.view.window === window)
    a.dismiss(animated: animated)
    await user.settle()
    #expect(log.takeAppearances() == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test("V-08 dismissing from below takes the whole chain; the middle hears nothing more than its own") func chain() async {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B")
    let c = controller("C")
    let d = controller("D", .overFullScreen)
    a.present(b, animated: false)
    b.present(c, animated: false)
    c.present(d, animated: true)
    await user.settle()
    #expect(c.view.window === window)
    #expect(b.view.window == nil)
    log.clear()
    a.dismiss(animated: true) { log.note("dismissed") }
    await user.settle()
    let calls = log.takeAppearances()
    #expect(!calls.contains { $0.hasPrefix("B.") })
    #expect(calls.filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(calls.filter { $0.hasPrefix("D.") } == ["D.viewWillDisappear", "D.viewDidDisappear"])
    #expect(calls.filter { $0.hasPrefix("A.") } == ["A.viewWillAppear", "A.viewDidAppear"])
    #expect(calls.last == "dismissed")
    #expect(window.subviews == [a.view])
    for controller in [b, c, d] { #expect(controller.presentingViewController == nil && controller.presentedViewController == nil) }
  }

  @Test("V-08 dismiss reaches the presenter through containers; one in the middle keeps itself") func dismissTargets() async {
    let a = controller("A")
    _ = await shown(a)
    let inner = controller("I")
    let navigation = UINavigationController(rootViewController: inner)
    navigation.modalPresentationStyle = .fullScreen
    a.present(navigation, animated: false)
    await user.settle()
    #expect(inner.presentingViewController === a)
    let top = controller("T")
    inner.present(top, animated: false)
    #expect(navigation.presentedViewController === top)
    #expect(inner.presentedViewController === top)
    #expect(top.presentingViewController === navigation)
    #expect(navigation.visibleViewController === top)
    inner.dismiss(animated: false)
    #expect(a.presentedViewController === navigation)
    #expect(top.presentingViewController == nil)
    inner.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
    await user.settle()
    #expect(a.view.window != nil)
  }

  @Test("Nothing to dismiss: the completion runs all the same") func nothingToDismiss() async {
    let a = controller("A")
    _ = await shown(a)
    a.dismiss(animated: true) { log.note("dismissed") }
    #expect(log.take() == ["dismissed"])
  }

  @Test("V-11 a controller that presents already presents nothing more, and the completion does not run") func presentingTwice() async {
    let a = controller("A")
    _ = await shown(a)
    let b = controller("B")
    a.present(b, animated: false)
    log.clear()
    let c = controller("C")
    a.present(c, animated: false) { log.note("presented") }
    await user.settle()
    #expect(log.take().isEmpty)
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    #expect(!c.isViewLoaded)
  }

  @Test("V-11 nothing is presented from one that is only coming; from its viewDidAppear it is") func presentingWhileComing() async {
    final class Eager: UIViewController {
      var wanted: UIViewController?
      override func viewDidAppear(_ animated: Bool) { if let wanted { present(wanted, animated: false) } }
    }
    let a = controller("A")
    _ = await shown(a)
    let b = Eager()
    b.modalPresentationStyle = .fullScreen
    let c = controller("C")
    a.present(b, animated: true)
    await user.advance(by: 0.1)
    b.present(c, animated: false)
    #expect(b.presentedViewController == nil)
    b.wanted = c
    await user.settle()
    #expect(b.presentedViewController === c)
    #expect(c.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test("V-12 a controller whose view is in no window presents nothing") func presentingFromNowhere() async {
    let a = controller("A")
    a.present(controller("B"), animated: true) { log.note("presented") }
    a.loadViewIfNeeded()
    log.clear()
    a.present(controller("B"), animated: true) { log.note("presented") }
    await user.settle()
    #expect(log.take().isEmpty)
    #expect(a.presentedViewController == nil)
  }

  @Test("Presented in the turn in which the window was shown: the presenter appears first, to its end") func presentingAtOnce() async {
    let a = controller("A")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = a
    window.makeKeyAndVisible()
    a.present(controller("B"), animated: true)
    #expect(a.presentedViewController != nil)
    await user.settle()
    #expect(
      log.takeAppearances() == [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewDidAppear", "A.viewDidDisappear",
      ])
  }

  @Test("V-13 containment: willMove by addChild, didMove(nil) by removeFromParent; children of presented containers appear with them")
  func containment() async {
    let a = controller("A")
    _ = await shown(a)
    let container = UIViewController()
    container.modalPresentationStyle = .fullScreen
    let child = controller("C")
    container.addChild(child)
    #expect(log.take() == ["C.willMove"])
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    log.clear()
    a.present(container, animated: true)
    await user.settle()
    #expect(log.takeAppearances() == ["A.viewWillDisappear", "C.viewWillAppear", "C.viewDidAppear", "A.viewDidDisappear"])
    a.dismiss(animated: true)
    await user.settle()
    #expect(log.takeAppearances() == ["C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear"])
    // Another container takes the child over: told by the first one, then by the second.
    UIViewController().addChild(child)
    #expect(log.take() == ["C.willMove(nil)", "C.didMove(nil)", "C.willMove"])
  }

  @Test("V-11 V-12 what presents nothing says so") func warnings() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { await PresentationMistakes.refused() }
    #expect(result.said("which is already presenting"))
    #expect(result.said("whose view is not in a window"))
  }

  @Test("Presenting oneself, what is presented already, or a child is a mistake") func mistakes() async {
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await PresentationMistakes.itself() }
    #expect(itself.said("cannot present itself"))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await PresentationMistakes.twice() }
    #expect(twice.said("already presenting it"))
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await PresentationMistakes.child() }
    #expect(child.said("has a parent"))
  }
}

/// What must end the process.
@MainActor enum PresentationMistakes {
  static func itself() {
    let controller = UIViewController()
    controller.present(controller, animated: false)
  }

  static func child() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    UIViewController().present(child, animated: false)
  }

  static func refused() async {
    SimulatedApplication.start()
    let root = UIViewController()
    UIWindow.showing(root)
    await User().turn()
    root.present(UIViewController(), animated: false)
    root.present(UIViewController(), animated: false)
    UIViewController().present(UIViewController(), animated: false)
  }

  static func twice() async {
    SimulatedApplication.start()
    let root = UIViewController()
    UIWindow.showing(root)
    await User().turn()
    let presented = UIViewController()
    root.present(presented, animated: false)
    UIViewController().present(presented, animated: false)
  }
}
