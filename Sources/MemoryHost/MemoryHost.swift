@preconcurrency import CoreFoundation
package import CoreGraphics
package import Host

/// A host without a display: windows are pictures in memory, input comes from whoever calls `send(_:)`.
///
/// It never schedules anything by itself, unless it `runsByItself()`: a frame is only remembered, and whoever steps the clock calls
/// `HostReceiver.hostFrame(at:)`.
@MainActor package final class MemoryHost: ScreenHost {
  package let name = HostOptions.Choice.memory.rawValue
  package var device: DeviceProfile
  package weak var receiver: (any HostReceiver)?
  package var clipboardText: String?
  package var battery: HostBattery? = HostBattery(level: 1, isCharging: false)
  package var prefersDark: Bool?

  /// The windows that were opened and not closed, the oldest first.
  package private(set) var windows: [MemoryWindow] = []
  /// Whether somebody waits for a frame; whoever steps calls `takeFrameRequest()`.
  package private(set) var isFrameRequested = false
  /// The caret for which text input was started; nil while it is stopped.
  package private(set) var textInputCaret: CGRect?
  /// The window whose field has text input.
  package private(set) weak var textInputWindow: (any HostWindow)?

  /// The window with the focus; nil while another program has it.
  package private(set) weak var focused: MemoryWindow?

  private var source: RunLoopSource?
  private var batches: [[HostEvent]] = []
  private var frames: FrameTimer?
  private var signals: TerminationSignals?

  package init(device: DeviceProfile = .iPhone14) { self.device = device }

  package func connect() throws(HostError) {
    guard source == nil else { return }
    source = RunLoopSource { [weak self] in self?.deliver() }
  }

  package func openWindow(title: String, orientation: HostOrientation, isMinimized: Bool) throws(HostError) -> any HostWindow {
    let window = MemoryWindow(
      host: self, title: title, size: device.size(in: orientation), scale: device.scale, isMinimized: isMinimized)
    windows.append(window)
    // The first window is what the app was started for: nobody else has the focus.
    if windows.count > 1 { focus(window) } else if !isMinimized { focused = window }
    return window
  }

  /// Gives the focus to a window on the screen, or with nil to another program, and tells as a window system does: in one batch.
  package func focus(_ window: MemoryWindow?) {
    guard window !== focused, window?.isMinimized != true else { return }
    send(events(movingFocusTo: window))
  }

  /// A window leaves the screen or comes back. The focus goes last, and to another window of the app where one shows; it comes last.
  func minimizedDidChange(_ window: MemoryWindow) {
    var events = [event(window.isMinimized ? .minimized : .restored, window)]
    if !window.isMinimized {
      events += self.events(movingFocusTo: window)
    } else if window === focused {
      events += self.events(movingFocusTo: nextForFocus)
    }
    send(events)
  }

  private var nextForFocus: MemoryWindow? { windows.last { !$0.isMinimized && $0 !== focused } }

  private func events(movingFocusTo window: MemoryWindow?) -> [HostEvent] {
    let lost = focused.map { event(.focusLost, $0) }
    focused = window
    return [lost, window.map { event(.focusGained, $0) }].compactMap { $0 }
  }

  private func event(_ kind: HostEvent.Kind, _ window: MemoryWindow) -> HostEvent {
    HostEvent(window: window, timestamp: HostClock.now, kind: kind)
  }

  package func requestFrame() {
    isFrameRequested = true
    frames?.request()
  }

  /// Gives frames of its own, 60 in a second while one is asked for, and hears the signals that end a program: nobody steps an app that
  /// merely has no display.
  package func runByItself() {
    frames = FrameTimer { [weak self] time in
      guard let self, self.takeFrameRequest() else { return }
      self.receiver?.hostFrame(at: time)
    }
    signals = TerminationSignals { [weak self] in
      self?.send([HostEvent(window: nil, timestamp: HostClock.now, kind: .terminate)])
    }
  }

  /// Says whether a frame was asked for, and forgets it.
  package func takeFrameRequest() -> Bool {
    defer { isFrameRequested = false }
    return isFrameRequested
  }

  package func drain() {}

  package func setTextInput(caret: CGRect?, in window: (any HostWindow)?) {
    textInputCaret = caret
    textInputWindow = caret == nil ? nil : window
  }

  /// Delivers one batch from a run-loop source, in a later turn, as a display would; an empty batch is nothing.
  package func send(_ events: [HostEvent]) {
    guard !events.isEmpty else { return }
    batches.append(events)
    source?.signal()
  }

  /// Gives up the windows and the place in the run loop; what was sent and not yet delivered is forgotten.
  package func disconnect() {
    for window in windows { window.close() }
    focused = nil
    batches = []
    source?.invalidate()
    source = nil
    frames?.invalidate()
    frames = nil
    signals?.stop()
    signals = nil
  }

  func forget(_ window: MemoryWindow) {
    windows.removeAll { $0 === window }
    guard window === focused else { return }
    // No event names a window that is closed.
    focused = nil
    if let next = nextForFocus {
      focus(next)
    } else if !windows.isEmpty {
      send([HostEvent(window: nil, timestamp: HostClock.now, kind: .focusLost)])
    }
  }

  /// Hands on what was sent; called from the run-loop source, or by whoever has no run loop.
  package func deliver() {
    while !batches.isEmpty {
      let batch = batches.removeFirst()
      receiver?.host(self, received: batch)
    }
  }
}
