/// Finds the command that a key gives, from the first responder up its chain.
///
/// A text input has the first word on keys that type or move in text: while one is first responder, a key without Command or Control gives
/// only commands that want priority, and any other only where the input and its chain leave the key unhandled.
/// Where nothing wants Control, it stands for Command: a desktop's keyboard and window manager keep the Command key for themselves.
@MainActor struct KeyCommandSearch {
  private static let names: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
    .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
    .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp, .keyboardPageDown: UIKeyCommand.inputPageDown,
    .keyboardHome: UIKeyCommand.inputHome, .keyboardEnd: UIKeyCommand.inputEnd, .keyboardDeleteForward: UIKeyCommand.inputDelete,
    .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3, .keyboardF4: UIKeyCommand.f4,
    .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6, .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8,
    .keyboardF9: UIKeyCommand.f9, .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11, .keyboardF12: UIKeyCommand.f12,
    .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}", .keyboardSpacebar: " ",
  ]

  let key: UIKey
  let start: UIResponder

  /// The command for the key before its press is sent.
  var first: UIKeyCommand? { isForText ? find(where: \.wantsPriorityOverSystemBehavior) : find { _ in true } }

  /// The command for a key that the chain left unhandled; none for one that types.
  var afterwards: UIKeyCommand? { isForText && typesText ? nil : find { _ in true } }

  private var isForText: Bool { start is any UIKeyInput && key.modifierFlags.isDisjoint(with: [.command, .control]) }

  private var typesText: Bool { key.characters.unicodeScalars.contains { $0.value >= 32 && $0.value != 127 } }

  private func find(where isWanted: (UIKeyCommand) -> Bool) -> UIKeyCommand? {
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if let command = find(held, where: isWanted) { return command }
    guard held.contains(.control), !held.contains(.command) else { return nil }
    return find(held.subtracting(.control).union(.command), where: isWanted)
  }

  private func find(_ held: UIKeyModifierFlags, where isWanted: (UIKeyCommand) -> Bool) -> UIKeyCommand? {
    for responder in sequence(first: start, next: \.next) {
      if let command = responder.keyCommands?.first(where: { fits($0, held) && isWanted($0) }) { return command }
    }
    return nil
  }

  private func fits(_ command: UIKeyCommand, _ held: UIKeyModifierFlags) -> Bool {
    guard let input = command.input, !command.attributes.contains(.disabled) else { return false }
    let wanted = command.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if let name = Self.names[key.keyCode] { return input == name && wanted == held }
    guard !input.isEmpty else { return false }
    if input.lowercased() == key.charactersIgnoringModifiers.lowercased(), wanted == held { return true }
    // A sign that needs shift to be typed is meant by itself: the command for + fits Shift and =.
    return input == key.charactersIgnoringModifiers && input.lowercased() == input.uppercased() && wanted == held.subtracting(.shift)
  }
}
