/// A timer that is called before each frame, in the run-loop modes it was added to.
///
/// While one is active, frames are asked for; pause or invalidate it when nothing moves.
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []

  /// A link that sends `sel` to `target`, with itself as the argument. It keeps the target until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// The media time of the frame before.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The media time at which the frame that is being prepared is followed by the next.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display.
  public private(set) var duration: CFTimeInterval = 1.0 / 60
  /// Whether it is called at present.
  public var isPaused = false {
    didSet { if isPaused != oldValue { CATransaction.noteChange() } }
  }
  /// How often it wants to be called in a second, at the most; 0 is every frame.
  public var preferredFramesPerSecond = 0

  /// Has it called while the main run loop is in `mode`; `.common` stands for the default and the tracking mode.
  ///
  /// Another run loop than the main one never shows frames: then nothing happens.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main, target != nil else { return }
    modes.insert(mode)
    DisplayLinks.add(self)
    CATransaction.noteChange()
  }

  /// Takes it out of one mode.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main else { return }
    modes.remove(mode)
    if modes.isEmpty { DisplayLinks.remove(self) }
  }

  /// Takes it out of all modes for good, and lets go of its target.
  public func invalidate() {
    modes = []
    target = nil
    DisplayLinks.remove(self)
  }

  var isActive: Bool { !isPaused && target != nil }

  func isIn(_ mode: RunLoop.Mode) -> Bool {
    modes.contains(mode) || (modes.contains(.common) && (mode == .default || mode.rawValue == "UITrackingRunLoopMode"))
  }

  func fire(at time: CFTimeInterval) {
    let wait = preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : duration
    // Half a frame of slack: the display's frames never fall exactly on the wished ones.
    if timestamp > 0, time - timestamp < wait - duration / 2 { return }
    timestamp = time
    targetTimestamp = time + wait
    guard let target else { return }
    selector.invoke(on: target, with: [self])
  }
}
