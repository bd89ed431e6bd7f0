import UIKit

/// What the members of a chain heard, in order.
@MainActor final class ChainLog {
  var entries: [String] = []
}

final class ChainView: UIView {
  var log: ChainLog?
  var name = ""
  var passesOn = true
  var mayResign = true
  var keys: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayResign }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log?.entries.append("began \(name)")
    keys += presses.compactMap { $0.key?.characters }
    if passesOn { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log?.entries.append("ended \(name)")
    if passesOn { super.pressesEnded(presses, with: event) }
  }
}

final class ChainController: UIViewController {
  var log: ChainLog?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log?.entries.append("began controller")
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log?.entries.append("ended controller")
    super.pressesEnded(presses, with: event)
  }

  func chainAction(_ sender: Any?) { log?.entries.append("action controller") }

  func keyCommand(_ sender: UIKeyCommand) { log?.entries.append("command \(sender.input ?? "none")") }
}

final class ChainWindow: UIWindow {
  var log: ChainLog?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log?.entries.append("began window")
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log?.entries.append("ended window")
    super.pressesEnded(presses, with: event)
  }
}

final class ResponderDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  weak var follower: UIResponder?
  var presses = 0
  var others = 0

  override var next: UIResponder? { follower }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }

  func other(_ sender: Any?) { others += 1 }
}
