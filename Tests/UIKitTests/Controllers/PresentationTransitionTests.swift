import Testing
import UIKit
import UIKitTesting

@Suite("Transitions of presentations", .application) @MainActor struct PresentationTransitionTests: PresentationStage {
  let user = User()
  let log = CallLog()

  @Test("M8-13 a cover comes from the bottom by the system spring in half a second, and goes there") func cover() async throws {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B")
    a.present(b, animated: true)
    await user.turn()
    await user.advance(by: 0.1)
    let coming = try #require(b.view.layer.presentation()).frame.minY
    #expect(abs(coming - 844 * (1 - 0.545)) < 844 * 0.06)
    #expect(b.view.frame == window.bounds)
    #expect(b.transitionCoordinator?.isAnimated == true)
    await user.advance(by: 0.45)
    #expect(b.transitionCoordinator == nil)
    a.dismiss(animated: true)
    await user.turn()
    await user.advance(by: 0.1)
    let going = try #require(b.view.layer.presentation()).frame.minY
    #expect(abs(going - 844 * 0.545) < 844 * 0.06)
  }

  @Test("M8-13 a cross dissolve fades in where it stays") func dissolve() async throws {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B", .overFullScreen)
    b.modalTransitionStyle = .crossDissolve
    a.present(b, animated: true)
    await user.turn()
    await user.advance(by: 0.175)
    let half = try #require(b.view.layer.presentation())
    #expect(abs(half.opacity - 0.5) < 0.1)
    #expect(half.frame == window.bounds)
    await user.settle()
    b.dismiss(animated: true)
    await user.settle()
    #expect(b.view.alpha == 1)
    #expect(b.view.superview == nil)
  }

  @Test("No touch reaches anybody during a transition, nor the presenter under a cover") func touches() async {
    let a = controller("A")
    _ = await shown(a)
    var taps: [String] = []
    for (controller, name) in [(a, "a"), (controller("B", .overFullScreen), "b")] {
      let button = UIButton(frame: UIScreen.main.bounds)
      button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
      controller.view.addSubview(button)
      guard controller !== a else { continue }
      a.present(controller, animated: true)
    }
    await user.advance(by: 0.2)
    await user.tap(at: CGPoint(x: 195, y: 830))
    await user.tap(at: CGPoint(x: 195, y: 60))
    #expect(taps.isEmpty)
    await user.settle()
    await user.tap(at: CGPoint(x: 195, y: 400))
    #expect(taps == ["b"])
    a.dismiss(animated: true)
    await user.advance(by: 0.1)
    await user.tap(at: CGPoint(x: 195, y: 60))
    #expect(taps == ["b"])
    await user.settle()
    await user.tap(at: CGPoint(x: 195, y: 60))
    #expect(taps == ["b", "a"])
  }

  @Test("A dismissal during the presentation waits for its end; a second one waits with the first") func dismissingWhileComing() async {
    let a = controller("A")
    _ = await shown(a)
    let b = controller("B")
    a.present(b, animated: true) { log.note("presented") }
    await user.advance(by: 0.1)
    a.dismiss(animated: true) { log.note("first") }
    await user.settle()
    #expect(
      log.takeAppearances() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear", "presented",
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "first",
      ])
    a.present(b, animated: false)
    a.dismiss(animated: true) { log.note("first") }
    await user.advance(by: 0.1)
    b.dismiss(animated: true) { log.note("second") }
    log.clear()
    await user.settle()
    #expect(log.takeAppearances() == ["A.viewDidAppear", "B.viewDidDisappear", "first", "second"])
    #expect(a.view.window != nil)
  }

  @Test("Dismissed from its viewDidAppear, every call is balanced") func dismissedFromViewDidAppear() async {
    final class Fleeting: UIViewController {
      override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
    }
    let a = controller("A")
    let window = await shown(a)
    let b = Fleeting()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    await user.settle()
    await user.settle()
    #expect(log.takeAppearances() == ["A.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear"])
    #expect(window.subviews == [a.view])
  }

  @Test("A window hidden during a presentation ends it, and shows both states right when it comes back") func hidingWhileComing() async {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B")
    a.present(b, animated: true) { log.note("presented") }
    await user.advance(by: 0.1)
    window.isHidden = true
    #expect(
      log.takeAppearances() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear", "presented",
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    window.isHidden = false
    await user.settle()
    #expect(log.takeAppearances() == ["B.viewWillAppear", "B.viewDidAppear"])
    #expect(a.view.window == nil)
    b.dismiss(animated: true)
    await user.settle()
    #expect(log.takeAppearances() == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear"])
  }

  @Test("V-30 a root replaced while it presents goes with all it presents", arguments: [true, false]) func replacedRoot(animated: Bool)
    async
  {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B")
    a.present(b, animated: animated)
    await user.advance(by: 0.1)
    log.clear()
    let next = UIViewController()
    window.rootViewController = next
    await user.settle()
    let calls = log.takeAppearances()
    #expect(calls.suffix(2) == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(window.subviews == [next.view])
    #expect(a.presentedViewController == nil)
    #expect(b.view.window == nil)
  }

  @Test("A window dropped while it presents leaves nothing behind", arguments: [0, 0.1, 1]) func droppedWindow(after: TimeInterval) async {
    weak var goneWindow: UIWindow?
    weak var goneRoot: UIViewController?
    weak var goneCover: UIViewController?
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      await user.turn()
      let cover = UIViewController()
      root.present(cover, animated: true)
      if after > 0 { await user.advance(by: after) }
      (goneWindow, goneRoot, goneCover) = (window, root, cover)
    }
    await user.advance(by: 1)
    await user.turn()
    #expect(goneWindow == nil)
    #expect(goneRoot == nil)
    #expect(goneCover == nil)
  }

  @Test(
    "The first responder gives way to a presentation and has the keys again afterwards",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen,
    ]) func firstResponder(style: UIModalPresentationStyle) async
  {
    let a = controller("A")
    _ = await shown(a)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    a.view.addSubview(field)
    field.becomeFirstResponder()
    await user.type("x")
    let b = controller("B", style)
    a.present(b, animated: true)
    #expect(!field.isFirstResponder)
    await user.settle()
    await user.type("y")
    #expect(field.text == "x")
    b.dismiss(animated: true)
    await user.settle()
    #expect(field.isFirstResponder)
    await user.type("z")
    #expect(field.text == "xz")
  }

  @Test("K-11 the chain goes from the presented view to its controller, on to the presenter and the window") func chain() async {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B")
    a.present(b, animated: false)
    #expect(b.view.next === b)
    #expect(b.next === a)
    #expect(a.next === window)
  }

  @Test("The interface turns during a transition: both end in the size that the window has then", arguments: [true, false])
  func rotation(isComing: Bool) async {
    let a = controller("A")
    let window = await shown(a)
    let b = controller("B")
    a.present(b, animated: isComing)
    if !isComing { a.dismiss(animated: true) }
    await user.advance(by: 0.1)
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    let size = CGSize(width: 844, height: 390)
    #expect(window.bounds.size == size)
    if isComing {
      #expect(b.view.frame.size == size)
      a.dismiss(animated: true)
      await user.settle()
    }
    #expect(a.view.frame == window.bounds)
    #expect(window.subviews == [a.view])
  }

  @Test("A transition in an app that goes to the background comes to its end") func background() async {
    let a = controller("A")
    _ = await shown(a)
    let b = controller("B")
    a.present(b, animated: true) { log.note("presented") }
    await user.advance(by: 0.1)
    await user.background()
    await user.foreground()
    await user.settle()
    #expect(log.takeAppearances().suffix(3) == ["B.viewDidAppear", "A.viewDidDisappear", "presented"])
    await user.background()
    b.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
  }
}
