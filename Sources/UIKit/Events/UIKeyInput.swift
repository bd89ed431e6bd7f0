/// A responder that takes simple text: while it is first responder of the key window, what is typed arrives here.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text to delete.
  var hasText: Bool { get }
  /// Adds `text`, which may be several characters, where the caret stands.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
