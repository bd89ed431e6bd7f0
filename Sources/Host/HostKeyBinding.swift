/// A key of the desktop that does what a hand does to a phone.
///
/// All are Control+Shift+letter: text editing uses Control with a letter, and Control+Shift with the arrows.
package struct HostKeyBinding: Sendable {
  package let command: HostCommand
  /// The letter that is held with Control and Shift, in capitals.
  package let letter: Character
  package let explanation: String

  /// The key as it is printed: `Ctrl+Shift+H`.
  package var title: String { "Ctrl+Shift+\(letter)" }

  /// Every key, in the order in which they are listed.
  package static let all = [
    HostKeyBinding(command: .rotateLeft, letter: "L", explanation: "turn the device to the left"),
    HostKeyBinding(command: .rotateRight, letter: "R", explanation: "turn the device to the right"),
    HostKeyBinding(command: .home, letter: "H", explanation: "go to the home screen; the same key, or the task bar, comes back"),
    HostKeyBinding(command: .lock, letter: "P", explanation: "press the power button: lock the device; again to unlock it"),
    HostKeyBinding(command: .toggleAppearance, letter: "A", explanation: "change between light and dark"),
    HostKeyBinding(command: .nextDevice, letter: "D", explanation: "play the next device"),
  ]

  /// The command of this letter with these modifiers; nil where the key is the app's.
  package static func command(letter: Character, modifiers: HostModifiers) -> HostCommand? {
    guard modifiers.subtracting(.capsLock) == [.control, .shift] else { return nil }
    let wanted = letter.uppercased()
    return all.first { String($0.letter) == wanted }?.command
  }
}
