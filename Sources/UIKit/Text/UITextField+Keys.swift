extension UITextField {
  /// Does what an editing key does.
  /// - Returns: Whether `key` is one.
  func handle(_ key: UIKey?) -> Bool {
    guard let key, isEditing else { return false }
    let modifiers = key.modifierFlags.intersection([.control, .alternate, .command])
    // Words by option as on a Mac, and by control as on this desktop.
    let byWord = modifiers == .alternate || modifiers == .control
    let toEnd = modifiers == .command
    guard byWord || toEnd || modifiers.isEmpty else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow:
      moveCaret(to: toEnd ? 0 : byWord ? editor.wordStart(before: editor.caret) : editor.offset(before: editor.caret))
    case .keyboardRightArrow:
      moveCaret(to: toEnd ? editor.length : byWord ? editor.wordEnd(after: editor.caret) : editor.offset(after: editor.caret))
    case .keyboardUpArrow, .keyboardHome: moveCaret(to: 0)
    case .keyboardDownArrow, .keyboardEnd: moveCaret(to: editor.length)
    case .keyboardDeleteOrBackspace:
      if toEnd {
        deleteText(NSRange(location: 0, length: editor.caret))
      } else if byWord {
        deleteText(editor.wordRangeBefore)
      } else {
        deleteBackward()
      }
    case .keyboardDeleteForward: deleteText(byWord ? editor.wordRangeAfter : editor.rangeAfter)
    case .keyboardReturnOrEnter, .keypadEnter:
      guard modifiers.isEmpty else { return false }
      returnPressed()
    case .keyboardV:
      guard modifiers == .control || modifiers == .command else { return false }
      paste(nil)
    default: return false
    }
    return true
  }
}
