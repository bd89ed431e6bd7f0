import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@MainActor @Suite("Media time", .application) struct MediaClockTests {
  @Test("Timers fire in order of time, repeat on their grid, and once for what was missed")
  func timers() {
    withSteppedClock {
      let clock = MediaTime.clock as? SteppedMediaClock
      let start = MediaTime.clock.now
      var log: [String] = []
      let often = MediaTimer.schedule(after: 0.1, repeats: 0.1) { log.append("often") }
      MediaTimer.schedule(after: 0.15) { log.append("once") }
      MediaTimer.schedule(after: -1) { log.append("now") }
      let never = MediaTimer.schedule(after: 0.2) { log.append("never") }
      never.invalidate()
      MediaTimer.fireDue()
      #expect(log == ["now"] && MediaTimer.nextFireTime == start + 0.1)
      clock?.advance(to: start + 0.16)
      MediaTimer.fireDue()
      #expect(log == ["now", "often", "once"])
      clock?.advance(to: start + 0.55)
      MediaTimer.fireDue()
      #expect(log == ["now", "often", "once", "often"])
      #expect(abs((MediaTimer.nextFireTime ?? 0) - start - 0.6) < 1e-9)
      often.invalidate()
      #expect(MediaTimer.nextFireTime == nil && !often.isValid)
      clock?.advance(to: start)
      #expect(CACurrentMediaTime() == start + 0.55)
    }
  }

  private final class Target: NSObject {
    var times: [CFTimeInterval] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test("R-12 a display link fires in the modes it was added to, pauses, and lets go of its target at its end")
  func displayLink() {
    var target: Target? = Target()
    weak let gone = target
    let link = CADisplayLink(target: target as Any, selector: Selector("tick:", Target.tick))
    #expect(!DisplayLinks.areActive)
    link.add(to: .main, forMode: .default)
    #expect(DisplayLinks.areActive)
    DisplayLinks.fire(at: 10)
    DisplayLinks.fire(at: 10.02)
    #expect(target?.times == [10, 10.02] && link.targetTimestamp > 10.02)
    link.isPaused = true
    DisplayLinks.fire(at: 10.04)
    #expect(target?.times.count == 2 && !DisplayLinks.areActive)
    link.isPaused = false
    link.remove(from: .main, forMode: .default)
    link.add(to: .main, forMode: RunLoop.Mode("UITrackingRunLoopMode"))
    DisplayLinks.fire(at: 10.06)
    #expect(target?.times.count == 2)
    link.add(to: .main, forMode: .common)
    link.preferredFramesPerSecond = 10
    DisplayLinks.fire(at: 10.08)
    DisplayLinks.fire(at: 10.12)
    #expect(target?.times == [10, 10.02, 10.12])
    target = nil
    #expect(gone != nil)
    link.invalidate()
    #expect(gone == nil && !DisplayLinks.areActive)
  }
}
