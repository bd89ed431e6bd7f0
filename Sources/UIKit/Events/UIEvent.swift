/// What happened at one moment: the touches on the screen, a turn of the wheel, or keys.
@preconcurrency @MainActor open class UIEvent: _UIKIsolatedObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    /// Fingers or a pointer with a button down.
    case touches
    /// The device was moved.
    case motion
    /// A remote control.
    case remoteControl
    /// Keys.
    case presses
    /// A wheel, or two fingers on a trackpad.
    case scroll = 10
    /// A pointer with no button down.
    case hover
  }

  /// What the event is about.
  open internal(set) var type: EventType
  /// When it happened, in seconds of media time.
  open internal(set) var timestamp: TimeInterval
  /// The modifier keys that were down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  var touches: Set<UITouch> = []
  /// Those of `touches` that this event changed.
  var changedTouches: Set<UITouch> = []
  /// For scroll events: where, in the scene's coordinates, and by how many points.
  var scroll: (scene: UIWindowScene, location: CGPoint, delta: CGPoint)?

  init(type: EventType, timestamp: TimeInterval) {
    self.type = type
    self.timestamp = timestamp
    super.init(_uik: ())
  }

  /// All touches on the screen, in whatever window; nil for an event without touches.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches that belong to `window` (W-45); nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nonEmpty(touches.filter { $0.window === window }) }

  /// The touches that began in `view`; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { nonEmpty(touches.filter { $0.view === view }) }

  /// The touches that the display reported between two events. A desktop's batch is one event each, so: `touch` alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

  private func nonEmpty(_ touches: Set<UITouch>) -> Set<UITouch>? { touches.isEmpty ? nil : touches }
}
