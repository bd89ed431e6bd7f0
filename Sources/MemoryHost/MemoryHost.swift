@preconcurrency import CoreFoundation
package import CoreGraphics
package import Host

/// A host without a display: windows are pictures in memory, input comes from whoever calls `send(_:)`.
///
/// It never schedules anything by itself: a frame is only remembered, and whoever steps the clock calls `HostReceiver.hostFrame(at:)`.
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

  private var source: RunLoopSource?
  private var batches: [[HostEvent]] = []

  package init(device: DeviceProfile = .iPhone14) { self.device = device }

  package func connect() throws(HostError) {
    guard source == nil else { return }
    source = RunLoopSource { [weak self] in self?.deliver() }
  }

  package func openWindow(title: String, orientation: HostOrientation) throws(HostError) -> any HostWindow {
    let window = MemoryWindow(host: self, title: title, size: device.size(in: orientation), scale: device.scale)
    windows.append(window)
    return window
  }

  package func requestFrame() { isFrameRequested = true }

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
    batches = []
    source?.invalidate()
    source = nil
  }

  func forget(_ window: MemoryWindow) { windows.removeAll { $0 === window } }

  private func deliver() {
    while !batches.isEmpty {
      let batch = batches.removeFirst()
      receiver?.host(self, received: batch)
    }
  }
}
