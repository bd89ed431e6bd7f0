import Testing
import UIKit
import UIKitTesting

/// What an app may do in the middle of what it is told of. Nothing of it may crash, hang or leave windows and keys in disorder.
@Suite("Windows in the middle of things", .application) @MainActor struct MeanWindowTests {
  let user = User()
  private let middle = CGPoint(x: 195, y: 422)

  @Test("A window that hides itself as it becomes key leaves the one before it key") func hidesAsItBecomesKey() async {
    let main = UIWindow.filling()
    main.makeKeyAndVisible()
    let shy = CallbackWindow(frame: UIScreen.main.bounds)
    shy.onBecomeKey = { $0.isHidden = true }
    shy.makeKeyAndVisible()
    #expect(shy.isHidden)
    #expect(main.isKeyWindow)
    #expect(!shy.isKeyWindow)
  }

  @Test("A window dropped within its own sendEvent ends the touch") func droppedInSendEvent() async {
    let below = RecordingWindow(frame: UIScreen.main.bounds)
    below.isHidden = false
    var window: CallbackWindow? = CallbackWindow(frame: UIScreen.main.bounds)
    window?.isHidden = false
    weak let gone = window
    window?.onEvent = { _ in window = nil }
    let finger = await user.touchDown(at: middle)
    await finger.move(to: CGPoint(x: 10, y: 10))
    await finger.up()
    #expect(gone == nil)
    await user.tap(at: middle)
    #expect(below.began == 1)
  }

  @Test("A window shown by another one's hitTest gets the next touch, not this one") func shownInHitTest() async {
    let main = CallbackWindow(frame: UIScreen.main.bounds)
    main.isHidden = false
    let late = RecordingWindow(frame: UIScreen.main.bounds)
    late.windowLevel = .alert
    main.onHitTest = { late.isHidden = false }
    await user.tap(at: middle)
    #expect(late.began == 0)
    await user.tap(at: middle)
    #expect(late.began == 1)
  }

  @Test("Taking a touched window out of its scene cancels the touch, once") func outOfSceneUnderAFinger() async {
    let window = RecordingWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let finger = await user.touchDown(at: middle)
    window.windowScene = nil
    await finger.up()
    #expect((window.began, window.cancelled, window.ended) == (1, 1, 0))
  }

  @Test("Two windows with one root: the last one has its view") func sharedRoot() async {
    let controller = UIViewController()
    let first = UIWindow(frame: UIScreen.main.bounds)
    let second = UIWindow(frame: UIScreen.main.bounds)
    first.rootViewController = controller
    first.isHidden = false
    second.rootViewController = controller
    second.isHidden = false
    await user.turn()
    #expect(controller.view.window === second)
    first.isHidden = true
    first.rootViewController = nil
    second.isHidden = true
    await user.turn()
  }

  @Test("Presenting in viewDidLoad, in viewWillAppear and twice in one turn comes to rest") func presentingEarly() async {
    final class Eager: UIViewController {
      override func viewDidLoad() { present(UIViewController.full(), animated: true) }
      override func viewWillAppear(_ animated: Bool) { present(UIViewController.full(), animated: true) }
    }
    let window = UIWindow.filling()
    let eager = Eager()
    window.rootViewController = eager
    window.makeKeyAndVisible()
    eager.present(UIViewController.full(), animated: true)
    eager.present(UIViewController.full(), animated: true)
    await user.settle()
    #expect((eager.presentedViewController != nil) == (eager.presentedViewController?.viewIfLoaded?.window != nil))
    eager.dismiss(animated: true)
    await user.settle()
    #expect(eager.presentedViewController == nil)
    #expect(eager.view.window === window)
  }

  @Test("Presenting and dismissing in one turn, and presenting again from the completion, comes to rest") func presentAndDismiss() async {
    let window = UIWindow.filling()
    window.makeKeyAndVisible()
    let root = window.rootViewController
    let first = UIViewController.full()
    let second = UIViewController.full()
    root?.present(first, animated: true)
    root?.dismiss(animated: true) { root?.present(second, animated: true) }
    await user.settle()
    await user.settle()
    #expect(root?.presentedViewController === second)
    #expect(first.viewIfLoaded?.window == nil)
    #expect(second.view.window === window)
  }

  @Test("A window hidden, turned and given another root while it presents comes to rest") func presentingInTurmoil() async {
    let window = UIWindow.filling()
    window.makeKeyAndVisible()
    let other = UIWindow.filling()
    other.isHidden = false
    window.rootViewController?.present(.full(), animated: true)
    await user.advance(by: 0.1)
    await user.rotate(to: .landscapeLeft)
    window.isHidden = true
    await user.advance(by: 0.1)
    window.isHidden = false
    let root = UIViewController()
    window.rootViewController = root
    await user.settle()
    #expect(root.view.window === window)
    #expect(root.view.frame == window.bounds)
    #expect(root.presentedViewController == nil)
    #expect(window.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test("A key command that takes itself away, moves the focus and shows an alert works once") func restlessCommand() async {
    final class Restless: UIViewController {
      var runs = 0
      func run(_ command: UIKeyCommand) {
        runs += 1
        removeKeyCommand(command)
        view.subviews.first?.becomeFirstResponder()
        UIAlertView(title: "a", message: nil, delegate: nil, cancelButtonTitle: "OK").show()
      }
    }
    let window = UIWindow.filling()
    let restless = Restless()
    window.rootViewController = restless
    restless.view.addSubview(UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
    restless.addKeyCommand(UIKeyCommand(input: "j", modifierFlags: .command, action: Selector("run:", Restless.run(_:))))
    window.makeKeyAndVisible()
    await user.press(.keyboardJ, modifiers: .command)
    await user.press(.keyboardJ, modifiers: .command)
    await user.press(.keyboardTab)
    #expect(restless.runs == 1)
    await user.settle()
    await user.press(.keyboardReturnOrEnter)
    await user.settle()
    #expect(window.isKeyWindow)
  }

  @Test("Constraints and layout that ask for each other for ever are left after a while") func endlessUpdates() async {
    final class Endless: UIView {
      override func updateConstraints() {
        super.updateConstraints()
        setNeedsUpdateConstraints()
        setNeedsLayout()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsUpdateConstraints()
        setNeedsLayout()
      }
    }
    let window = UIWindow.filling(color: .red)
    let view = Endless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.setNeedsUpdateConstraints()
    window.makeKeyAndVisible()
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
    view.removeFromSuperview()
  }

  @Test("Twenty scenes open and close; one that closes itself as it becomes active is gone") func manyScenes() async throws {
    let delegate = SceneAppDelegate()
    SimulatedApplication.start(delegate: delegate)
    for _ in 0..<19 { _ = try #require(await user.openSecondScene()) }
    #expect(UIApplication.shared.connectedScenes.count == 20)
    let sessions = UIApplication.shared.openSessions.prefix(19)
    for session in sessions {
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
    }
    await user.turn()
    await user.turn()
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("A presented controller goes with its window to another scene") func presentedAcrossScenes() async throws {
    let delegate = SceneAppDelegate()
    SimulatedApplication.start(delegate: delegate)
    let first = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let second = try #require(await user.openSecondScene())
    let window = UIWindow(windowScene: first)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let cover = UIViewController.full()
    root.present(cover, animated: true)
    await user.advance(by: 0.1)
    window.windowScene = second
    await user.settle()
    #expect(cover.view.window === window)
    #expect(window.windowScene === second)
    await User(of: second).tap(at: middle)
    #expect(second.keyWindow === window)
  }
}

extension UIViewController {
  fileprivate static func full() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }
}

final class CallbackWindow: UIWindow {
  var onBecomeKey: ((UIWindow) -> Void)?
  var onEvent: ((UIEvent) -> Void)?
  var onHitTest: (() -> Void)?

  override func becomeKey() { onBecomeKey?(self) }

  override func sendEvent(_ event: UIEvent) {
    onEvent?(event)
    super.sendEvent(event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    onHitTest?()
    return super.hitTest(point, with: event)
  }
}
