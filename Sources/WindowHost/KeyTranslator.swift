internal import CSDL2
import Foundation
internal import Host

/// Turns SDL's keys into the host's.
@MainActor struct KeyTranslator {
  let server: DisplayServer

  /// The host's key; nil where SDL's has no place on the keyboard page of USB, whose numbers SDL's scan codes are.
  func key(_ event: SDL_KeyboardEvent) -> HostKey? {
    let usage = Int(event.keysym.scancode.rawValue)
    guard usage > 3, usage < 0xe8 else { return nil }
    let modifiers = Self.modifiers(event.keysym.mod)
    let plain = characters(event.keysym.sym, isShifted: modifiers.contains(.shift))
    return HostKey(
      usage: usage, isDown: event.type == SDL_KEYDOWN.rawValue, modifiers: modifiers, characters: applied(modifiers, to: plain),
      charactersIgnoringModifiers: plain)
  }

  /// The letter by which a key of `HostKeyBinding` is found: the layout's, or the one in the same place where the layout is not Latin.
  func letter(_ event: SDL_KeyboardEvent) -> Character? {
    let symbol = event.keysym.sym
    if (97...122).contains(symbol) { return Unicode.Scalar(UInt32(symbol)).map(Character.init) }
    guard symbol >= 128 else { return nil }
    let place = Int(event.keysym.scancode.rawValue) - Int(SDL_SCANCODE_A.rawValue)
    return (0..<26).contains(place) ? Character(Unicode.Scalar(UInt8(97 + place))) : nil
  }

  /// Whether text that comes with these modifiers is no text but a command.
  static func areForCommands(_ modifiers: UInt16) -> Bool {
    // The right Alt key is the third level of many layouts.
    Int(modifiers) & (Int(KMOD_CTRL.rawValue) | Int(KMOD_LALT.rawValue) | Int(KMOD_GUI.rawValue)) != 0
  }

  private func characters(_ symbol: Int32, isShifted: Bool) -> String {
    // SDL marks keys without a character by bit 30.
    guard symbol > 0, symbol & (1 << 30) == 0, let scalar = Unicode.Scalar(UInt32(symbol)) else { return "" }
    guard isShifted, symbol > 32, symbol != 127 else { return String(scalar) }
    let upper = String(scalar).uppercased()
    if upper != String(scalar) { return upper }
    return String(server.connection?.shifted(scalar) ?? scalar)
  }

  private func applied(_ modifiers: HostModifiers, to plain: String) -> String {
    if modifiers.contains(.control), let letter = plain.uppercased().unicodeScalars.first, ("A"..."Z").contains(letter) {
      return String(Unicode.Scalar(UInt8(letter.value - 64)))
    }
    return modifiers.contains(.capsLock) && !modifiers.contains(.shift) ? plain.uppercased() : plain
  }

  private static func modifiers(_ mask: UInt16) -> HostModifiers {
    var modifiers: HostModifiers = []
    let pairs: [(SDL_Keymod, HostModifiers)] = [
      (KMOD_CAPS, .capsLock), (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .option), (KMOD_GUI, .command),
    ]
    for (flag, modifier) in pairs where UInt32(mask) & flag.rawValue != 0 { modifiers.insert(modifier) }
    return modifiers
  }
}
