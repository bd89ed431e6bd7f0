import Testing
import UIKit
import UIKitTesting

@Suite("Keys and the responder chain", .application) @MainActor struct KeyTests {
  let user = User()

  /// A key window whose controller's view holds a focusable view in a box, all of which record.
  @MainActor private struct Chain {
    let log = ChainLog()
    let window: ChainWindow
    let controller = ChainController()
    let box: ChainView
    let leaf: ChainView

    init() {
      window = ChainWindow(frame: UIScreen.main.bounds)
      KeptWindows.keep(window)
      box = ChainView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      leaf = ChainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.log = log
      controller.log = log
      (box.log, box.name) = (log, "box")
      (leaf.log, leaf.name) = (log, "leaf")
      window.rootViewController = controller
      controller.view.addSubview(box)
      box.addSubview(leaf)
      window.makeKeyAndVisible()
    }
  }

  @Test("K-01 a key goes to the first responder of the key window, and unhandled up its chain") func keysGoUp() async {
    let chain = Chain()
    let other = Chain()
    other.leaf.becomeFirstResponder()
    chain.leaf.becomeFirstResponder()
    chain.window.makeKey()
    await user.press(.keyboardA)
    #expect(chain.log.entries.filter { $0.hasPrefix("began") } == ["began leaf", "began box", "began controller", "began window"])
    #expect(chain.log.entries.filter { $0.hasPrefix("ended") } == ["ended leaf", "ended box", "ended controller", "ended window"])
    #expect(other.log.entries.isEmpty)
    #expect(chain.leaf.keys == ["a"])
  }

  @Test("K-24 a presses override that does not call super stops there") func overrideStops() async {
    let chain = Chain()
    chain.leaf.becomeFirstResponder()
    chain.box.passesOn = false
    await user.press(.keyboardB)
    #expect(chain.log.entries == ["began leaf", "began box", "ended leaf", "ended box"])
  }

  @Test("K-02 each window has its own first responder") func oneForEachWindow() async {
    let first = Chain()
    let second = Chain()
    #expect(first.leaf.becomeFirstResponder())
    #expect(second.leaf.becomeFirstResponder())
    #expect(first.leaf.isFirstResponder)
    #expect(second.leaf.isFirstResponder)
    #expect(first.box.becomeFirstResponder())
    #expect(!first.leaf.isFirstResponder)
    #expect(second.leaf.isFirstResponder)
    #expect(!ChainView(frame: .zero).becomeFirstResponder())
  }

  @Test("K-03 one that refuses to resign stays, and the other is told that it failed") func refusal() async {
    let chain = Chain()
    chain.leaf.becomeFirstResponder()
    chain.leaf.mayResign = false
    #expect(!chain.box.becomeFirstResponder())
    #expect(chain.leaf.isFirstResponder)
    #expect(!chain.box.isFirstResponder)
    chain.leaf.mayResign = true
    #expect(chain.box.becomeFirstResponder())
  }

  @Test("K-11 the chain: root view, controller, its view's superview, window, application, delegate if it is a responder")
  func chain() async {
    let delegate = ResponderDelegate()
    SimulatedApplication.start(delegate: delegate)
    let chain = Chain()
    #expect(chain.leaf.next === chain.box)
    #expect(chain.box.next === chain.controller.view)
    #expect(chain.controller.view.next === chain.controller)
    #expect(chain.controller.next === chain.window)
    #expect(sequence(first: chain.window as UIResponder, next: \.next).contains { $0 === UIApplication.shared })
    #expect(UIApplication.shared.next === delegate)
    #expect(delegate.next == nil)
    UIApplication.shared.delegate = nil
    #expect(UIApplication.shared.next == nil)
    let child = UIViewController()
    chain.controller.addChild(child)
    chain.box.addSubview(child.view)
    child.didMove(toParent: chain.controller)
    #expect(child.next === chain.box)
  }

  @Test("K-11 a delegate that was visited already does not come again") func delegateInTheChain() async {
    let delegate = ResponderDelegate()
    SimulatedApplication.start(delegate: delegate)
    delegate.follower = UIApplication.shared
    #expect(UIApplication.shared.next === delegate)
    let seen = sequence(first: UIWindow.filling() as UIResponder, next: \.next).prefix(6)
    #expect(seen.contains { $0 === delegate })
    await user.press(.keyboardA)
    #expect(delegate.presses <= 1)
  }

  @Test("K-12 the window scene is between window and application") func sceneInTheChain() async {
    let window = UIWindow.filling()
    #expect(window.next === window.windowScene)
    #expect(window.windowScene?.next === UIApplication.shared)
    window.windowScene = nil
    #expect(window.next === UIApplication.shared)
  }

  @Test("K-16 an action for nobody in particular goes up from the first responder, and fails where nobody takes it")
  func nilTarget() async {
    let chain = Chain()
    chain.leaf.becomeFirstResponder()
    let action = Selector("chainAction:", ChainController.chainAction(_:))
    #expect(UIApplication.shared.sendAction(action, to: nil, from: chain.leaf, for: nil))
    #expect(chain.log.entries == ["action controller"])
    let unknown = Selector("other:", ResponderDelegate.other(_:))
    #expect(!UIApplication.shared.sendAction(unknown, to: nil, from: chain.leaf, for: nil))
    #expect(chain.leaf.target(forAction: action, withSender: nil) as? ChainController === chain.controller)
    let delegate = ResponderDelegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.sendAction(unknown, to: nil, from: chain.leaf, for: nil))
    #expect(delegate.others == 1)
    #expect(UIApplication.shared.sendAction(unknown, to: delegate, from: nil, for: nil))
    #expect(delegate.others == 2)
  }

  @Test("Keys go to the window that is key, as overlays come and go") func overlaysAndKeys() async {
    let app = Chain()
    app.leaf.becomeFirstResponder()
    let overlay = Chain()
    overlay.window.isHidden = true
    overlay.window.windowLevel = .alert
    app.window.makeKey()
    overlay.window.isHidden = false
    await user.press(.keyboardA)
    #expect((app.leaf.keys, overlay.log.entries.count) == (["a"], 0))
    overlay.window.makeKey()
    await user.press(.keyboardB)
    #expect(app.leaf.keys == ["a"])
    #expect(overlay.log.entries.first == "began controller")
    overlay.window.isHidden = true
    await user.press(.keyboardC)
    #expect(app.leaf.keys == ["a", "c"])
  }

  @Test("A key held while the key window changes ends where it began") func heldKey() async {
    let first = Chain()
    let second = Chain()
    first.leaf.becomeFirstResponder()
    first.window.makeKey()
    await user.keyDown(.keyboardA)
    second.window.makeKey()
    await user.keyUp(.keyboardA)
    #expect(first.log.entries.filter { $0.hasSuffix("leaf") } == ["began leaf", "ended leaf"])
    #expect(second.log.entries.isEmpty)
  }

  @Test("A key command comes before presses, from the nearest responder, with the command as its sender") func keyCommands() async {
    let chain = Chain()
    chain.leaf.becomeFirstResponder()
    chain.controller.addKeyCommand(
      UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("keyCommand:", ChainController.keyCommand(_:))))
    await user.press(.keyboardK, modifiers: .command)
    #expect(chain.log.entries == ["command k"])
    await user.press(.keyboardK, modifiers: [.command, .shift])
    #expect(chain.log.entries.contains("began leaf"))
    await user.press(.keyboardK, modifiers: .control)
    #expect(chain.log.entries.last == "command k")
    chain.controller.keyCommands?.first.map(chain.controller.removeKeyCommand)
    #expect(chain.controller.keyCommands == nil)
  }

  @Test("A text field types what a command without modifiers wants, unless that has priority") func commandsAndText() async {
    let chain = Chain()
    let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
    chain.controller.view.addSubview(field)
    let command = UIKeyCommand(input: "k", modifierFlags: [], action: Selector("keyCommand:", ChainController.keyCommand(_:)))
    chain.controller.addKeyCommand(command)
    field.becomeFirstResponder()
    await user.type("ok")
    #expect(field.text == "ok")
    command.wantsPriorityOverSystemBehavior = true
    await user.type("ok")
    #expect(field.text == "oko")
    #expect(chain.log.entries.filter { $0 == "command k" }.count == 1)
  }

  @Test("What is presented gets the keys, and Tab stays in it") func presentedKeys() async {
    let chain = Chain()
    let below = UITextField(frame: CGRect(x: 10, y: 700, width: 100, height: 40))
    chain.controller.view.addSubview(below)
    let cover = ChainController()
    let log = ChainLog()
    cover.log = log
    cover.modalPresentationStyle = .overFullScreen
    let fields = [100, 200].map { UITextField(frame: CGRect(x: 10, y: $0, width: 100, height: 40)) }
    fields.forEach(cover.view.addSubview)
    chain.controller.present(cover, animated: false)
    await user.settle()
    await user.press(.keyboardA)
    #expect(log.entries.first == "began controller")
    fields[0].becomeFirstResponder()
    await user.press(.keyboardTab)
    #expect(fields[1].isFirstResponder)
    await user.press(.keyboardTab)
    #expect(fields[0].isFirstResponder)
    #expect(!below.isFirstResponder)
  }

  @Test("Tab leads from field to field as one reads, Shift and Tab back") func tabOrder() async {
    let chain = Chain()
    let frames = [CGRect(x: 200, y: 300, width: 100, height: 40), CGRect(x: 10, y: 310, width: 100, height: 40)]
    let below = UITextField(frame: CGRect(x: 10, y: 400, width: 100, height: 40))
    chain.controller.view.addSubview(below)
    let fields = frames.map { UITextField(frame: $0) }
    fields.forEach(chain.controller.view.addSubview)
    let disabled = UITextField(frame: CGRect(x: 10, y: 350, width: 100, height: 40))
    disabled.isEnabled = false
    chain.controller.view.addSubview(disabled)
    fields[1].becomeFirstResponder()
    await user.press(.keyboardTab)
    #expect(fields[0].isFirstResponder)
    await user.press(.keyboardTab)
    #expect(below.isFirstResponder)
    await user.press(.keyboardTab)
    #expect(fields[1].isFirstResponder)
    await user.press(.keyboardTab, modifiers: .shift)
    #expect(below.isFirstResponder)
  }
}
