import Foundation
import Host
import MemoryHost
import QuartzCore
import SimulatedUser
import UIKit

/// The slide benchmark: a notification slides down over a list of twenty rows, on the device of 1170 × 2532 pixels in memory.
///
/// Prints one line in the form of `Benchmarks/peers/qt/slide.cpp`: CPU milliseconds of the whole process for each frame, and the
/// pixels damaged for each frame. A path as the last argument gets the last frame as a PNG.
@main
@MainActor
enum Slide {
  private static let framesPerSlide = 30
  private static let slides = 20

  static func main() throws {
    let host = MemoryHost(device: .iPhone14)
    try host.connect()
    let clock = SteppedMediaClock()
    MediaTime.clock = clock
    let delegate = SlideDelegate()
    MainLoop.shared.prepare()
    Launcher.launch(Launcher.makeApplication(host: host), delegate: delegate)
    turn()

    var means: [Double] = []
    var damagedPixels = 0
    for _ in 0..<slides {
      delegate.resetBar()
      turn()
      let pixelsBefore = host.windows[0].damagedPixels
      let start = cpuMilliseconds()
      delegate.slideBar(duration: Double(framesPerSlide) / 60)
      for _ in 0..<framesPerSlide {
        clock.advance(to: clock.now + 1.0 / 60)
        host.receiver?.hostFrame(at: clock.now)
        turn()
      }
      means.append((cpuMilliseconds() - start) / Double(framesPerSlide))
      damagedPixels = (host.windows[0].damagedPixels - pixelsBefore) / framesPerSlide
    }
    means.sort()
    if CommandLine.arguments.count > 1, let path = CommandLine.arguments.last {
      try Picture(host.windows[0].pictureBuffer, scale: 3).write(to: URL(fileURLWithPath: path))
    }
    print(
      "peer=transom cpu_ms=\(rounded(means[0])) median_ms=\(rounded(means[slides / 2])) damaged_pixels=\(damagedPixels) "
        + "scale=\(Int(UIScreen.main.scale))")
  }

  /// One turn of the run loop that does not wait; its end commits and paints.
  private static func turn() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  private static func cpuMilliseconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
  }

  private static func rounded(_ value: Double) -> Double {
    (value * 10_000).rounded() / 10_000
  }
}
