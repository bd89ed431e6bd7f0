/// The desktop's clipboard.
@preconcurrency @MainActor open class UIPasteboard: _UIKIsolatedObject {
  /// The clipboard that all programs share.
  public static let general = UIPasteboard()

  init() { super.init(_uik: ()) }

  /// The text on the clipboard, nil if there is none; setting nil empties it.
  open var string: String? {
    get { UIApplication.host?.clipboardText }
    set { UIApplication.host?.clipboardText = newValue }
  }

  /// Whether there is text on the clipboard.
  open var hasStrings: Bool { string?.isEmpty == false }
}
