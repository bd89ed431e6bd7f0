@preconcurrency import CoreFoundation

/// A version-0 source on the main run loop in its common modes, from which a host delivers what it has gathered.
@MainActor package final class RunLoopSource {
  private let perform: @MainActor () -> Void
  private var source: CFRunLoopSource?

  /// Adds the source; `perform` is called once a turn after any number of signals.
  package init(perform: @escaping @MainActor () -> Void) {
    self.perform = perform
    var context = CFRunLoopSourceContext()
    // The run loop holds the source only while this object lives: `invalidate()` is called by its deinit.
    context.info = Unmanaged.passUnretained(self).toOpaque()
    context.perform = { info in
      guard let info else { return }
      let owner = Unmanaged<RunLoopSource>.fromOpaque(info).takeUnretainedValue()
      MainActor.assumeIsolated { owner.perform() }
    }
    source = CFRunLoopSourceCreate(kCFAllocatorDefault, 0, &context)
    CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
  }

  isolated deinit { invalidate() }

  /// Has `perform` called in this turn or the next, waking the loop where it sleeps.
  package func signal() {
    guard let source else { return }
    CFRunLoopSourceSignal(source)
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }

  /// Takes the source off the run loop for good.
  package func invalidate() {
    if let source { CFRunLoopSourceInvalidate(source) }
    source = nil
  }
}
