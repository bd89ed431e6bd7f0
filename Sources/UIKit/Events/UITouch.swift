/// One finger, or a mouse with its button down, from its first contact to its end. The same object serves all along (E-03).
@preconcurrency @MainActor open class UITouch: _UIKIsolatedObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not move since the last event.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system ended the touch: the app was left, or its window went away.
    case cancelled
  }

  /// What made the touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the glass.
    case direct
    /// A remote surface.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse or trackpad (M9-13).
    case indirectPointer
  }

  /// Where the touch is in its life.
  open internal(set) var phase: Phase = .began
  /// When it last changed, in seconds of media time.
  open internal(set) var timestamp: TimeInterval
  /// How often the place was tapped in short sequence, this touch included; 0 once the finger has moved away.
  open internal(set) var tapCount = 1
  /// What made the touch.
  open internal(set) var type: TouchType
  /// The view that was hit when the touch began; later locations do not change it (E-03).
  open internal(set) weak var view: UIView?
  /// The window that was hit when the touch began.
  open internal(set) weak var window: UIWindow?

  /// Whether the view has been told of the touch: false while a watcher holds it back, and for good if the watcher claims it.
  var isDelivered = false
  /// In the scene's coordinates.
  var sceneLocation: CGPoint
  var previousSceneLocation: CGPoint
  let sceneStart: CGPoint
  weak var scene: UIWindowScene?
  let button: Int

  init(at location: CGPoint, in scene: UIWindowScene, type: TouchType, button: Int, timestamp: TimeInterval) {
    sceneLocation = location
    previousSceneLocation = location
    sceneStart = location
    self.scene = scene
    self.type = type
    self.button = button
    self.timestamp = timestamp
    super.init(_uik: ())
  }

  /// Where the touch is now, in `view`'s coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(sceneLocation, to: view) }

  /// Where the touch was at its last event, in `view`'s coordinates; in the window's for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousSceneLocation, to: view) }

  /// The same as `location(in:)`: a desktop's devices report no finer place.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The same as `previousLocation(in:)`: a desktop's devices report no finer place.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window, let stage = scene?.stage else { return point }
    return target.layer.convert(point, from: stage)
  }
}
