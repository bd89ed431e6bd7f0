internal import CMainActorLoop
@preconcurrency import CoreFoundation

/// The one outer loop, and what each of its turns does.
///
/// 1. wake: the host's descriptor, a timer, a main-queue block or the next frame;
/// 2. events: the host delivers them from a run-loop source to `UIApplication`;
/// 3. timers and blocks: Foundation's own;
/// 4. commit: layout, display, damage, in a before-waiting observer;
/// 5. composite: only what was damaged;
/// 6. present, and ask for the next frame only while something animates.
///
/// While anything tracks, the turns run in the tracking mode; the loop is never nested.
@MainActor package final class MainLoop {
  package static let shared = MainLoop()

  /// How often the loop came back from waiting.
  package private(set) var wakeUps = 0
  /// While true nothing is painted: the app is launching.
  package var isHoldingFrames = false

  private var trackers: [ObjectIdentifier: WeakTracker] = [:]
  private var afterCommits: [@MainActor () -> Void] = []
  private var afterTurns: [@MainActor () -> Void] = []
  /// Those of them that were there when this turn began to deliver events.
  private var endOfTurn: [@MainActor () -> Void] = []
  private var isPrepared = false
  private var isCommitting = false
  private var isFrameDue = false
  private var observers: [CFRunLoopObserver] = []

  private struct WeakTracker { weak var owner: AnyObject? }

  /// Turns the loop for ever.
  package func run() -> Never {
    prepare()
    while true { _ = RunLoop.main.run(mode: mode, before: .distantFuture) }
  }

  /// The mode of the next turn.
  package var mode: RunLoop.Mode {
    trackers = trackers.filter { $0.value.owner != nil }
    return trackers.isEmpty ? .default : .tracking
  }

  /// From now on turns run in the tracking mode, until `owner` ends it or goes away.
  package func beginTracking(_ owner: AnyObject) {
    let wasTracking = !trackers.isEmpty
    trackers[ObjectIdentifier(owner)] = WeakTracker(owner: owner)
    if !wasTracking { changeMode() }
  }

  package func endTracking(_ owner: AnyObject) {
    guard trackers.removeValue(forKey: ObjectIdentifier(owner)) != nil else { return }
    if trackers.isEmpty { changeMode() }
  }

  /// Leaves the tracking mode whoever tracks, as on losing the focus.
  package func endAllTracking() {
    guard !trackers.isEmpty else { return }
    trackers = [:]
    changeMode()
  }

  /// Has `body` called once, after this turn's layout and display.
  package func afterCommit(_ body: @escaping @MainActor () -> Void) {
    afterCommits.append(body)
    wake()
  }

  /// Has `body` called once, when a whole turn of the loop is done: events handled, picture up to date.
  ///
  /// The turn that runs now has delivered its events already, so it is the next one whose end counts.
  package func afterTurn(_ body: @escaping @MainActor () -> Void) {
    afterTurns.append(body)
    wake()
  }

  /// Has the loop turn once more where it sleeps.
  package func wake() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

  /// Adds what every turn needs to the main run loop, once.
  package func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    transom_link_main_actor_loop()
    // Without this a timer in the common modes does not fire while a finger drags.
    CFRunLoopAddCommonMode(CFRunLoopGetMain(), unsafeBitCast(NSString(string: RunLoop.Mode.tracking.rawValue), to: CFString.self))
    // A mode with nothing in it does not wait at all.
    RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .common)
    observe(.afterWaiting) { $0.didWake() }
    observe(.beforeSources) { loop in
      loop.endOfTurn += loop.afterTurns
      loop.afterTurns = []
    }
    // After Foundation's own observers, which may still change layers.
    observe([.beforeWaiting, .exit]) { $0.turn() }
  }

  /// The display is ready for another frame: animations that are over end, display links are called; the commit paints.
  package func frame(at time: CFTimeInterval) {
    isFrameDue = true
    AnimationClock.finish(at: time)
    DisplayLinks.fire(at: time)
  }

  /// Lays out, displays, paints and presents what changed.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    layOutAndDisplay()
    UIApplication.current?.textInput.update()
    guard !isHoldingFrames else { return }
    let now = CACurrentMediaTime()
    for scene in UIApplication.current?.windowScenes ?? [] {
      guard let renderer = scene.renderer, renderer.needsFrame || (isFrameDue && renderer.isAnimating) else { continue }
      renderer.render(at: now)
    }
    isFrameDue = false
  }

  private func didWake() {
    wakeUps += 1
    Trace.mark("wakeups", "\(wakeUps)")
  }

  private func turn() {
    commit()
    defer { finishTurn() }
    guard let application = UIApplication.current, let host = application.host else { return }
    if !isHoldingFrames, application.windowScenes.contains(where: { $0.renderer?.isAnimating == true }) || DisplayLinks.areActive {
      host.requestFrame()
    }
    host.drain()
  }

  private func finishTurn() {
    let bodies = endOfTurn
    endOfTurn = []
    for body in bodies { body() }
  }

  /// Windows in their order, then constraints, layout and display.
  ///
  /// What runs within or after it may change layers and windows again; it is given a few rounds, and what is left waits for the next turn.
  private func layOutAndDisplay() {
    for _ in 0..<8 {
      let scenes = UIApplication.current?.windowScenes ?? []
      for scene in scenes { scene.layOutStageIfNeeded() }
      ConstraintUpdates.shared.run()
      CATransaction.commitImplicit()
      let bodies = afterCommits
      afterCommits = []
      for body in bodies { body() }
      guard !bodies.isEmpty || ConstraintUpdates.shared.areNeeded || scenes.contains(where: \.isStageStale) else { return }
    }
  }

  /// The turn that runs now ends, so that the next can begin in the other mode.
  private func changeMode() {
    CFRunLoopStop(CFRunLoopGetMain())
    wake()
  }

  private func observe(_ activities: CFRunLoopActivity, _ body: @escaping @MainActor (MainLoop) -> Void) {
    let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, CFOptionFlags(activities.rawValue), true, 2_000_000) { _, _ in
      MainActor.assumeIsolated { body(MainLoop.shared) }
    }
    guard let observer else { return }
    observers.append(observer)
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }
}

extension RunLoop.Mode {
  /// The mode of the main run loop while a finger scrolls or a control tracks one; one of the common modes.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Called on the main thread of a program whose main is async, such as a test runner.
@_cdecl("transom_turn_main_loop") func turnMainLoop() {
  MainActor.assumeIsolated { MainLoop.shared.run() }
}
