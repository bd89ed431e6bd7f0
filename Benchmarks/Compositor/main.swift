import CoreGraphics
import QuartzCore

// What the compositor alone costs: the scene of Benchmarks/peers/qt as bare layers, on a phone's pixels in memory.
// Each figure is the processor time of this process, the least and the median of many runs, in milliseconds.

MainActor.assumeIsolated {
  let arguments = Set(CommandLine.arguments.dropFirst())
  let clock = SteppedMediaClock()
  MediaTime.clock = clock
  let screen = Screen(width: 390, height: 844, scale: 3)
  let memcpy = Measure.memcpy(bytes: screen.width * screen.height * 4)
  print("memcpy of a frame                 \(memcpy)")

  let build = Measure(count: 1, rounds: 7) { _ in
    let scene = Scene()
    let compositor = Compositor(root: scene.root)
    screen.generation += 1
    screen.frame(compositor)
  }
  print("build 20 rows and render          \(build)")

  let scene = Scene()
  let compositor = Compositor(root: scene.root)
  screen.frame(compositor)
  let whole = Measure(count: 20, rounds: 9) { _ in
    compositor.invalidate()
    screen.frame(compositor)
  }
  print("full repaint                      \(whole)   \(Measure.ratio(whole, memcpy)) x memcpy")

  var pixels = 0
  var items = 0
  let moved = Measure(count: 30, rounds: 40) { index in
    scene.moveBanner(part: Double(index) / 29)
    screen.frame(compositor)
    pixels += compositor.damagedPixels
    items += compositor.paintedItems
  }
  print("slide, position set               \(moved)   \(pixels / 1200) pixels, \(items / 1200) items a frame")

  pixels = 0
  let animated = Measure(count: 30, rounds: 40) { index in
    if index == 0 { scene.slideBanner() }
    clock.advance(to: clock.now + 1.0 / 60)
    AnimationClock.finish(at: clock.now)
    screen.frame(compositor)
    pixels += compositor.damagedPixels
  }
  print("slide, animated                   \(animated)   \(pixels / 1200) pixels a frame")

  let still = Measure(count: 1000, rounds: 9) { _ in screen.frame(compositor) }
  print("nothing changed                   \(still)")

  let scrolled = Measure(count: 60, rounds: 9) { index in
    scene.scroll(to: CGFloat(index) * 4)
    screen.frame(compositor)
  }
  print("scroll the list, whole screen     \(scrolled)")

  if arguments.contains("picture") {
    scene.moveBanner(part: 1)
    scene.scroll(to: 0)
    screen.frame(compositor)
    try? screen.bitmap.png().write(to: URL(fileURLWithPath: "/tmp/compositor-benchmark.png"))
  }
}
