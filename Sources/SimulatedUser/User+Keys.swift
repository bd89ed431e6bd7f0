internal import Host

extension User {
  /// Types `text` on a hardware keyboard, a character at a time: key down, text, key up; a character on no key comes as text alone.
  public func type(_ text: String) async {
    for character in text {
      let string = String(character)
      guard let usage = User.usage(of: character) else {
        await send([.text(string)])
        continue
      }
      let modifiers: HostModifiers = character.isUppercase ? .shift : []
      await send([.key(key(usage, down: true, modifiers, string)), .text(string), .key(key(usage, down: false, modifiers, string))])
    }
  }

  /// Presses a key and lets it go.
  public func press(_ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) async {
    await keyDown(keyCode, modifiers: modifiers)
    await keyUp(keyCode, modifiers: modifiers)
  }

  /// Presses a key and holds it; it repeats with media time.
  public func keyDown(_ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) async {
    await send([.key(key(keyCode.rawValue, down: true, modifiers.host, User.characters(of: keyCode)))])
  }

  /// Lets a key go.
  public func keyUp(_ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) async {
    await send([.key(key(keyCode.rawValue, down: false, modifiers.host, User.characters(of: keyCode)))])
  }

  private func key(_ usage: Int, down: Bool, _ modifiers: HostModifiers, _ characters: String) -> HostKey {
    HostKey(usage: usage, isDown: down, modifiers: modifiers, characters: characters, charactersIgnoringModifiers: characters)
  }

  private static func usage(of character: Character) -> Int? {
    guard let ascii = character.lowercased().first?.asciiValue else { return nil }
    switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return UIKeyboardHIDUsage.keyboardA.rawValue + Int(ascii - UInt8(ascii: "a"))
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return UIKeyboardHIDUsage.keyboard1.rawValue + Int(ascii - UInt8(ascii: "1"))
    case UInt8(ascii: "0"): return UIKeyboardHIDUsage.keyboard0.rawValue
    case UInt8(ascii: " "): return UIKeyboardHIDUsage.keyboardSpacebar.rawValue
    default: return nil
    }
  }

  private static func characters(of keyCode: UIKeyboardHIDUsage) -> String {
    let first = UIKeyboardHIDUsage.keyboardA.rawValue
    guard (first..<first + 26).contains(keyCode.rawValue) else { return keyCode == .keyboardReturnOrEnter ? "\r" : "" }
    return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(keyCode.rawValue - first)))
  }
}

extension UIKeyModifierFlags {
  fileprivate var host: HostModifiers {
    var modifiers: HostModifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.alternate) { modifiers.insert(.option) }
    if contains(.command) { modifiers.insert(.command) }
    return modifiers
  }
}
