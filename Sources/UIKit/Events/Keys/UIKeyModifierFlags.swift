/// Modifier keys, as a set.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key is down.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key is down.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option (alt) key is down.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command (super) key is down.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
