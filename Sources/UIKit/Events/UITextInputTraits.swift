/// How an object wants its text to be typed.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Whether the text is hidden while it is typed; false unless the object says otherwise.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// False.
  public var isSecureTextEntry: Bool { false }
}
