extension CALayer {
  /// When the layer's own time begins, in its superlayer's time.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// Not used by layers.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  /// How fast the layer's time runs; 0 stands still.
  public var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  /// Added to the layer's own time.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// Not used by layers.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  /// Not used by layers.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  /// Not used by layers.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  /// Not used by layers.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private final func changeTiming(_ body: (inout MediaTiming) -> Void) {
    body(&timing)
    timing.makeFinite()
    if presented == nil { setNeedsRender() }
  }

  /// The layer's own time at a media time.
  final func ownTime(at mediaTime: CFTimeInterval) -> CFTimeInterval {
    let outer = (parentLayer ?? maskedLayer)?.ownTime(at: mediaTime) ?? mediaTime
    return (outer - timing.beginTime) * CFTimeInterval(timing.speed) + timing.timeOffset
  }

  /// The media time at a time of the layer's own; while the layer stands still, the moment at which it began.
  final func mediaTime(at ownTime: CFTimeInterval) -> CFTimeInterval {
    let speed = CFTimeInterval(timing.speed)
    let outer = (speed == 0 ? 0 : (ownTime - timing.timeOffset) / speed) + timing.beginTime
    return (parentLayer ?? maskedLayer)?.mediaTime(at: outer) ?? outer
  }
}
