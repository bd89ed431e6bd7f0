internal import Host

/// Turns a host's keys into presses and text for the key window, and repeats a held key by the media clock.
@MainActor final class KeyDispatcher {
  /// How long a key is held before it repeats, and how often it does then.
  private let repeatDelay = 0.5
  private let repeatInterval = 0.1

  private var presses: [Int: UIPress] = [:]
  private var repeating: (usage: Int, timer: MediaTimer)?
  /// The key that went down last, and the text that came of it: what a repeat types again.
  private var last: (usage: Int, isUnhandled: Bool, text: String)?

  func handle(_ hostKey: HostKey) {
    if hostKey.isDown { down(hostKey) } else { up(hostKey.usage, phase: .ended) }
  }

  /// Text that was typed or composed. Where a responder kept the key for itself, its text is not inserted (K-24).
  func handle(text: String) {
    if let last, presses[last.usage] != nil {
      self.last?.text = text
      guard last.isUnhandled else { return }
    }
    insert(text)
  }

  func cancelAll() {
    for usage in Array(presses.keys) { up(usage, phase: .cancelled) }
  }

  private func down(_ hostKey: HostKey) {
    if presses[hostKey.usage] != nil { up(hostKey.usage, phase: .cancelled) }
    let key = UIKey(hostKey)
    let press = UIPress(key: key, timestamp: CACurrentMediaTime())
    presses[hostKey.usage] = press
    last = (hostKey.usage, false, "")
    stopRepeating()
    // A key that gives a command is used up: neither press nor text comes of it.
    let search = UIApplication.shared.windowForKeys.map { KeyCommandSearch(key: key, start: $0.startOfKeys) }
    if let search, let command = search.first, give(command, from: search.start) { return }
    let isUnhandled = send(press)
    if isUnhandled, let search, let command = search.afterwards, give(command, from: search.start) { return }
    if isUnhandled, moveByTab(key) { return }
    last?.isUnhandled = isUnhandled
    guard !UIKey.isModifier(hostKey.usage) else { return }
    let timer = MediaTimer.schedule(after: repeatDelay, repeats: repeatInterval) { [weak self] in self?.repeatKey(press, hostKey.usage) }
    repeating = (hostKey.usage, timer)
  }

  /// The command's action goes up the chain in which the command was found (K-16).
  private func give(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    guard let target = start.target(forAction: command.action, withSender: command) else { return false }
    return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
  }

  private func moveByTab(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardTab, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]),
      let window = UIApplication.shared.windowForKeys
    else { return false }
    return TabOrder(window: window).move(backwards: key.modifierFlags.contains(.shift))
  }

  private func up(_ usage: Int, phase: UIPress.Phase) {
    if repeating?.usage == usage { stopRepeating() }
    guard let press = presses.removeValue(forKey: usage) else { return }
    press.phase = phase
    press.timestamp = CACurrentMediaTime()
    _ = send(press)
  }

  private func repeatKey(_ press: UIPress, _ usage: Int) {
    guard presses[usage] === press else { return stopRepeating() }
    press.timestamp = CACurrentMediaTime()
    let isUnhandled = send(press)
    guard isUnhandled, let last, last.usage == usage, !last.text.isEmpty else { return }
    insert(last.text)
  }

  private func stopRepeating() {
    repeating?.timer.invalidate()
    repeating = nil
  }

  /// - Returns: Whether nobody in the chain handled it.
  private func send(_ press: UIPress) -> Bool {
    let window = press.phase == .began ? UIApplication.shared.windowForKeys : press.window
    if press.phase == .began { press.window = window }
    guard let window else { return true }
    if press.phase == .began { press.responder = window.startOfKeys }
    let event = UIPressesEvent(timestamp: press.timestamp)
    event.allPresses = Set(presses.values).union([press])
    event.changedPresses = [press]
    event.modifierFlags = press.key?.modifierFlags ?? []
    UIApplication.shared.sendEvent(event)
    return event.isUnhandled
  }

  private func insert(_ text: String) {
    guard let input = UIApplication.shared.windowForKeys?.firstResponder as? any UIKeyInput else { return }
    input.insertText(text)
  }
}

extension UIWindow {
  /// Who is asked first about a key: the first responder, else the controller in front, else the window (K-01).
  var startOfKeys: UIResponder { firstResponder ?? rootViewController?.uppermostPresented ?? self }
}

extension UIKey {
  convenience init(_ key: HostKey) {
    self.init(
      characters: key.characters, charactersIgnoringModifiers: key.charactersIgnoringModifiers,
      modifierFlags: UIKeyModifierFlags(key.modifiers), keyCode: UIKeyboardHIDUsage(rawValue: key.usage))
  }

  static func isModifier(_ usage: Int) -> Bool { usage == UIKeyboardHIDUsage.keyboardCapsLock.rawValue || (224...231).contains(usage) }
}

extension UIKeyModifierFlags {
  init(_ modifiers: HostModifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
