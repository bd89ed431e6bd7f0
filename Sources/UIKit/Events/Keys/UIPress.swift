/// One hardware key, from going down to coming up.
@preconcurrency @MainActor open class UIPress: _UIKIsolatedObject {
  /// Where a press is in its life.
  public enum Phase: Int, Sendable {
    /// The key went down, or repeats while it is held.
    case began
    /// The force changed; never for keys.
    case changed
    /// The key is held.
    case stationary
    /// The key came up.
    case ended
    /// The system took the key away, as when the window loses the focus.
    case cancelled
  }

  /// Where the press is in its life.
  open internal(set) var phase: Phase = .began
  /// When it last changed, in seconds of media time.
  open internal(set) var timestamp: TimeInterval
  /// The responder that was asked first.
  open internal(set) weak var responder: UIResponder?
  /// The window that was key when the press began.
  open internal(set) weak var window: UIWindow?
  /// The key that was pressed.
  open internal(set) var key: UIKey?

  init(key: UIKey, timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
    super.init(_uik: ())
  }
}
