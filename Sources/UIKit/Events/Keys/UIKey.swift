/// A key of a hardware keyboard, with what it types.
@preconcurrency @MainActor open class UIKey: _UIKIsolatedObject {
  /// What the key types with the modifiers held; empty for a key without a character.
  public let characters: String
  /// What the key types with no modifier but shift.
  public let charactersIgnoringModifiers: String
  /// The modifiers held with the key.
  public let modifierFlags: UIKeyModifierFlags
  /// The key's place on the keyboard, whatever the layout.
  public let keyCode: UIKeyboardHIDUsage

  init(characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init(_uik: ())
  }
}
