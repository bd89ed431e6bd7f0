internal import Host
package import MemoryHost
internal import QuartzCore

/// A user in front of the app in memory: fingers, keys, and what a hand does to a phone.
///
/// Every verb takes the way of a real device: the host reports, the run loop delivers. A verb returns after the turn in which its events
/// were handled and the picture was brought up to date. Points are in the screen's coordinates unless a view is named.
@MainActor public final class User {
  /// The user of the app that runs now, at the glass of its first scene.
  public init() {}

  /// The user at the glass of another scene.
  public init(of scene: UIWindowScene) { chosenScene = scene }

  private weak var chosenScene: UIWindowScene?

  /// Moves media time on by `seconds`, a frame of 1/60 s at a time: animations, carets and delays go their way.
  ///
  /// What the app itself schedules (`Timer`, `asyncAfter`) is real and does not follow; see `wait(_:)`.
  public func advance(by seconds: TimeInterval) async {
    guard seconds.isFinite, seconds > 0, let clock = MediaTime.clock as? SteppedMediaClock else { return await turn() }
    let end = clock.now + seconds
    while clock.now < end - 1e-9 { await frame(until: min(clock.now + 1.0 / 60, end)) }
  }

  /// Lets media time go on until nothing animates or tracks, for at most ten seconds of it.
  public func settle() async {
    await turn()
    for _ in 0..<600 {
      guard host.isFrameRequested || MainLoop.shared.mode == .tracking, let clock = MediaTime.clock as? SteppedMediaClock else { return }
      await frame(until: clock.now + 1.0 / 60)
    }
  }

  /// Lets the loop turn for `seconds` of real time, in whatever mode it is; media time stands still.
  public func wait(_ seconds: TimeInterval) async {
    await withCheckedContinuation { continuation in
      let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in continuation.resume() }
      RunLoop.main.add(timer, forMode: .common)
    }
    await turn()
  }

  /// Lets the loop turn once: what was sent is handled, what changed is painted.
  public func turn() async {
    await withCheckedContinuation { continuation in MainLoop.shared.afterTurn { continuation.resume() } }
  }

  package var host: MemoryHost {
    guard let host = UIApplication.host as? MemoryHost else {
      fatalError("A simulated user needs an app in memory; give the suite the trait .application.")
    }
    return host
  }

  package var scene: UIWindowScene? { chosenScene ?? UIApplication.shared.windowScenes.first }
  package var window: MemoryWindow? { scene?.renderer?.window as? MemoryWindow }

  private func frame(until time: CFTimeInterval) async {
    (MediaTime.clock as? SteppedMediaClock)?.advance(to: time)
    MediaTimer.fireDue()
    if host.takeFrameRequest() { host.receiver?.hostFrame(at: time) }
    await turn()
  }

  /// Has the host report to the window in front of the user.
  func send(_ kinds: [HostEvent.Kind]) async { await send(kinds, to: window) }

  /// Has the host report to `window`, or of the whole machine for nil.
  func send(_ kinds: [HostEvent.Kind], to window: MemoryWindow?) async {
    host.send(kinds.map { HostEvent(window: window, timestamp: HostClock.now, kind: $0) })
    await turn()
  }
}
