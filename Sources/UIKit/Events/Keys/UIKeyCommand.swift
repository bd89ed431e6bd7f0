/// A command that a key of a hardware keyboard gives, with or without modifiers.
///
/// Responders offer theirs in `keyCommands`. The first that fits, from the first responder up the chain, is sent up the chain as a
/// nil-target action (K-16) with the command as its sender; the key is then used up, and no press comes of it.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The up arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// End.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Delete forward.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// F1.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// F2.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// F3.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// F4.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// F5.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// F6.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// F7.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// F8.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// F9.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// F10.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// F11.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// F12.
  nonisolated public static let f12 = "UIKeyInputF12"

  /// The key: the character it types without modifiers, or one of the names above.
  public let input: String?
  /// The modifiers that have to be held, neither more nor fewer. Caps lock does not count.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before a text field's own use of the key; false by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command of a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// Creates a command of a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
}
