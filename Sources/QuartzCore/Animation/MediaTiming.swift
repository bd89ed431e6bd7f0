/// The values of `CAMediaTiming`, with the arithmetic on them.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Takes out what no clock can show: NaN everywhere, infinities but for repeating, negative durations.
  mutating func makeFinite() {
    if !beginTime.isFinite { beginTime = 0 }
    if !duration.isFinite || duration < 0 { duration = 0 }
    if !speed.isFinite { speed = 1 }
    if !timeOffset.isFinite { timeOffset = 0 }
    if repeatCount.isNaN || repeatCount < 0 { repeatCount = 0 }
    if repeatDuration.isNaN || repeatDuration < 0 { repeatDuration = 0 }
  }

  /// One run, and the way back where there is one.
  private var span: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// From begin to end in the time inside; may be infinite.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0 {
      return repeatCount.isInfinite || repeatCount >= Float.greatestFiniteMagnitude ? .infinity : span * CFTimeInterval(repeatCount)
    }
    return span
  }

  /// The time inside at a time outside: negative before the begin.
  func activeTime(at outer: CFTimeInterval) -> CFTimeInterval { (outer - beginTime) * CFTimeInterval(speed) + timeOffset }

  /// How far into one run it is, from 0 to `duration`; nil where it shows nothing.
  func runTime(at outer: CFTimeInterval) -> CFTimeInterval? {
    var active = activeTime(at: outer)
    if active < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      active = 0
    }
    let whole = activeDuration
    if active >= whole {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      active = whole
    }
    guard span > 0 else { return duration }
    var time = active.truncatingRemainder(dividingBy: span)
    // The end of the last run is its end, not the beginning of another one.
    if time == 0, active > 0, active == whole { time = span }
    return time > duration ? span - time : time
  }
}
