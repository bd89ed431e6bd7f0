/// A key’s place on a keyboard, by its usage number on the USB HID keyboard page. A number without a name here is kept as it is.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The usage number.
  public let rawValue: Int
  /// Creates a usage from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that types a on a US keyboard.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
  /// The key that types b on a US keyboard.
  public static let keyboardB = UIKeyboardHIDUsage(rawValue: 5)
  /// The key that types c on a US keyboard.
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 6)
  /// The key that types d on a US keyboard.
  public static let keyboardD = UIKeyboardHIDUsage(rawValue: 7)
  /// The key that types e on a US keyboard.
  public static let keyboardE = UIKeyboardHIDUsage(rawValue: 8)
  /// The key that types f on a US keyboard.
  public static let keyboardF = UIKeyboardHIDUsage(rawValue: 9)
  /// The key that types g on a US keyboard.
  public static let keyboardG = UIKeyboardHIDUsage(rawValue: 10)
  /// The key that types h on a US keyboard.
  public static let keyboardH = UIKeyboardHIDUsage(rawValue: 11)
  /// The key that types i on a US keyboard.
  public static let keyboardI = UIKeyboardHIDUsage(rawValue: 12)
  /// The key that types j on a US keyboard.
  public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 13)
  /// The key that types k on a US keyboard.
  public static let keyboardK = UIKeyboardHIDUsage(rawValue: 14)
  /// The key that types l on a US keyboard.
  public static let keyboardL = UIKeyboardHIDUsage(rawValue: 15)
  /// The key that types m on a US keyboard.
  public static let keyboardM = UIKeyboardHIDUsage(rawValue: 16)
  /// The key that types n on a US keyboard.
  public static let keyboardN = UIKeyboardHIDUsage(rawValue: 17)
  /// The key that types o on a US keyboard.
  public static let keyboardO = UIKeyboardHIDUsage(rawValue: 18)
  /// The key that types p on a US keyboard.
  public static let keyboardP = UIKeyboardHIDUsage(rawValue: 19)
  /// The key that types q on a US keyboard.
  public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 20)
  /// The key that types r on a US keyboard.
  public static let keyboardR = UIKeyboardHIDUsage(rawValue: 21)
  /// The key that types s on a US keyboard.
  public static let keyboardS = UIKeyboardHIDUsage(rawValue: 22)
  /// The key that types t on a US keyboard.
  public static let keyboardT = UIKeyboardHIDUsage(rawValue: 23)
  /// The key that types u on a US keyboard.
  public static let keyboardU = UIKeyboardHIDUsage(rawValue: 24)
  /// The key that types v on a US keyboard.
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 25)
  /// The key that types w on a US keyboard.
  public static let keyboardW = UIKeyboardHIDUsage(rawValue: 26)
  /// The key that types x on a US keyboard.
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 27)
  /// The key that types y on a US keyboard.
  public static let keyboardY = UIKeyboardHIDUsage(rawValue: 28)
  /// The key that types z on a US keyboard.
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
  /// The digit 1 above the letters.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
  /// The digit 2 above the letters.
  public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 31)
  /// The digit 3 above the letters.
  public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 32)
  /// The digit 4 above the letters.
  public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 33)
  /// The digit 5 above the letters.
  public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 34)
  /// The digit 6 above the letters.
  public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 35)
  /// The digit 7 above the letters.
  public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 36)
  /// The digit 8 above the letters.
  public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 37)
  /// The digit 9 above the letters.
  public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 38)
  /// The digit 0 above the letters.
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  /// Delete backward.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  /// Space.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  /// The hyphen.
  public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 45)
  /// The equal sign.
  public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 46)
  /// The opening bracket.
  public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 47)
  /// The closing bracket.
  public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 48)
  /// The backslash.
  public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 49)
  /// The semicolon.
  public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 51)
  /// The apostrophe.
  public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 52)
  /// The grave accent.
  public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 53)
  /// The comma.
  public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 54)
  /// The full stop.
  public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 55)
  /// The slash.
  public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 56)
  /// Caps lock.
  public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 57)
  /// Function key 1.
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 58)
  /// Function key 2.
  public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 59)
  /// Function key 3.
  public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 60)
  /// Function key 4.
  public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 61)
  /// Function key 5.
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 62)
  /// Function key 6.
  public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 63)
  /// Function key 7.
  public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 64)
  /// Function key 8.
  public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 65)
  /// Function key 9.
  public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 66)
  /// Function key 10.
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 67)
  /// Function key 11.
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 68)
  /// Function key 12.
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 69)
  /// Print screen.
  public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 70)
  /// Scroll lock.
  public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 71)
  /// Pause.
  public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 72)
  /// Insert.
  public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 73)
  /// Home.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
  /// Page up.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
  /// Delete forward.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
  /// End.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
  /// Page down.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
  /// Arrow right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  /// Arrow left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  /// Arrow down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  /// Arrow up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
  /// Num lock.
  public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 83)
  /// The number pad’s slash.
  public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 84)
  /// The number pad’s asterisk.
  public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 85)
  /// The number pad’s hyphen.
  public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 86)
  /// The number pad’s plus.
  public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 87)
  /// The number pad’s Enter.
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 88)
  /// The number pad’s 1.
  public static let keypad1 = UIKeyboardHIDUsage(rawValue: 89)
  /// The number pad’s 2.
  public static let keypad2 = UIKeyboardHIDUsage(rawValue: 90)
  /// The number pad’s 3.
  public static let keypad3 = UIKeyboardHIDUsage(rawValue: 91)
  /// The number pad’s 4.
  public static let keypad4 = UIKeyboardHIDUsage(rawValue: 92)
  /// The number pad’s 5.
  public static let keypad5 = UIKeyboardHIDUsage(rawValue: 93)
  /// The number pad’s 6.
  public static let keypad6 = UIKeyboardHIDUsage(rawValue: 94)
  /// The number pad’s 7.
  public static let keypad7 = UIKeyboardHIDUsage(rawValue: 95)
  /// The number pad’s 8.
  public static let keypad8 = UIKeyboardHIDUsage(rawValue: 96)
  /// The number pad’s 9.
  public static let keypad9 = UIKeyboardHIDUsage(rawValue: 97)
  /// The number pad’s 0.
  public static let keypad0 = UIKeyboardHIDUsage(rawValue: 98)
  /// The number pad’s full stop.
  public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 99)
  /// Left control.
  public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 224)
  /// Left shift.
  public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 225)
  /// Left option (alt).
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 226)
  /// Left command (super).
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 227)
  /// Right control.
  public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 228)
  /// Right shift.
  public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 229)
  /// Right option (alt).
  public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 230)
  /// Right command (super).
  public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 231)
}
