extension UITextField {
  /// Asks, lets `become` make the field first responder, and tells (K-05).
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    guard (try? delegate?.textFieldShouldBeginEditing(self)) ?? true else { return false }
    guard become() else { return false }
    // Becoming first responder runs the app's code, which may have moved on.
    guard isFirstResponder, !isEditing else { return isFirstResponder }
    setEditing(true)
    cachedLayout = nil
    if clearsOnBeginEditing, hasText, (try? delegate?.textFieldShouldClear(self)) ?? true {
      editor.setText("")
      tellOfChange()
    }
    replacesAllAtFirstEdit = isSecureTextEntry && hasText
    editor.moveCaret(to: editor.length)
    contentDidChange()
    layoutIfNeeded()
    if let point = pendingCaretPoint { moveCaret(toPoint: point) }
    blinker.start(in: window)
    try? delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
    return isFirstResponder
  }

  /// Asks, lets `resign` take first responder status away, and tells (K-06).
  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    if !isForcedToEnd, isEditing, !((try? delegate?.textFieldShouldEndEditing(self)) ?? true) { return false }
    guard resign() else { return false }
    finishEditing()
    return true
  }

  func endEditingByForce() {
    guard isEditing else { return }
    isForcedToEnd = true
    resignFirstResponder()
    isForcedToEnd = false
    // A window that is not the key one may have dropped its first responder before.
    finishEditing()
  }

  private func finishEditing() {
    guard isEditing else { return }
    setEditing(false)
    blinker.stop()
    replacesAllAtFirstEdit = false
    scrollOffset = 0
    contentDidChange()
    tellDelegateOfEnd()
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
  }

  /// Only one of the two methods is called (K-28).
  private func tellDelegateOfEnd() {
    guard let delegate else { return }
    do {
      try delegate.textFieldDidEndEditing(self, reason: .committed)
    } catch is _UIKOptional {
      try? delegate.textFieldDidEndEditing(self)
    } catch {}
  }

  func tapped(at point: CGPoint) {
    guard isEnabled, bounds.contains(point) else { return }
    if isFirstResponder {
      moveCaret(toPoint: point)
    } else {
      pendingCaretPoint = point
      becomeFirstResponder()
      pendingCaretPoint = nil
    }
  }

  func typeText(_ text: String) {
    guard !text.isEmpty else { return }
    if text == "\n" || text == "\r" || text == "\r\n" { return returnPressed() }
    change(NSRange(location: editor.caret, length: 0), to: Self.singleLine(text))
  }

  func deleteText(_ range: NSRange) {
    guard range.length > 0 else { return }
    change(range, to: "")
  }

  func pasteText() {
    guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
    change(NSRange(location: editor.caret, length: 0), to: Self.singleLine(text))
  }

  /// Return: the delegate is asked, then those who listen for the exit are told, and editing ends if there are any (K-08).
  func returnPressed() {
    guard (try? delegate?.textFieldShouldReturn(self)) ?? true else { return }
    let endsByAction = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsByAction { resignFirstResponder() }
  }

  func moveCaret(to offset: Int) {
    let before = editor.caret
    editor.moveCaret(to: offset)
    replacesAllAtFirstEdit = false
    blinker.restart()
    guard editor.caret != before else { return }
    layoutCaret()
    try? delegate?.textFieldDidChangeSelection(self)
  }

  /// One edit by the user: asked for, made, told (K-07).
  private func change(_ range: NSRange, to replacement: String) {
    // A secure field that was left and came back starts anew (K-19).
    let range = replacesAllAtFirstEdit ? NSRange(location: 0, length: editor.length) : range
    guard (try? delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)) ?? true else { return }
    replacesAllAtFirstEdit = false
    // Where the delegate changed the text meanwhile, what is left of the range counts.
    editor.replace(range, with: replacement)
    contentDidChange()
    blinker.restart()
    tellOfChange()
    try? delegate?.textFieldDidChangeSelection(self)
  }

  private func tellOfChange() {
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }
}
