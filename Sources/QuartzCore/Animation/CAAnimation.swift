/// A change in time of what a layer shows; the layer's own values stay as they are.
///
/// A layer runs a copy, so changes after `add(_:forKey:)` have no effect. Subclasses with stored properties of their own are copied by
/// `init()` and these base properties; they override `copy(with:)` to carry over theirs.
open class CAAnimation: _UIKObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  final var extras: [String: Any] = [:]

  /// Creates an animation that changes nothing.
  public override init() { super.init() }

  /// The pace; nil is linear, or the transaction's where that names one.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of begin and end; held strongly, as on Apple's platforms.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it leaves the layer at its end; true at first.
  open var isRemovedOnCompletion = true

  /// A new animation of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).makeEmpty()
    copyValues(to: copy)
    return copy
  }

  /// A value stored with the animation, to know it by.
  open func value(forKey key: String) -> Any? { extras[key] }
  /// Stores a value with the animation; copies carry it.
  open func setValue(_ value: Any?, forKey key: String) { extras[key] = value }

  /// Runs the animation on a layer, as the action for `event`.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Changes `state` to what shows at `time`, in the time of what the animation belongs to.
  func apply(to state: inout LayerState, at time: CFTimeInterval) {}

  func copyValues(to copy: CAAnimation) {
    copy.timing = timing
    copy.extras = extras
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

extension CAAnimation {
  /// When it begins, in the layer's time; 0 is the commit that starts it.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// How long one run takes, in seconds; 0 is the transaction's duration.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming { $0.duration = newValue } }
  }
  /// How many seconds of it pass in one.
  public var speed: Float {
    get { timing.speed }
    set { setTiming { $0.speed = newValue } }
  }
  /// How far into it is what shows at its begin.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// How often it runs; 0 counts as once, infinity is for ever.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { setTiming { $0.repeatCount = newValue } }
  }
  /// How long it is repeated; 0 is not used.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  /// Whether it runs back after each run.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }
  /// What shows before and behind it.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }

  private final func setTiming(_ body: (inout MediaTiming) -> Void) {
    body(&timing)
    timing.makeFinite()
  }

  // As for layers: the dynamic class is made without asking subclasses for a `required init`.
  @_silgen_name("transom_quartz_make_animation")
  convenience init(empty: Void) { self.init() }

  @_silgen_name("transom_quartz_make_animation")
  class func makeEmpty() -> CAAnimation
}
