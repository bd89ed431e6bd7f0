package import CoreGraphics
import Dispatch
package import Host

/// A host that shows windows on an X11 desktop, through SDL2.
///
/// Nothing polls: the X connection's descriptor lets SDL read and signals a run-loop source, from which events are delivered. The library
/// is not touched before `connect()`.
@MainActor package final class WindowHost: ScreenHost {
  package let name = HostOptions.Choice.window.rawValue
  package var device: DeviceProfile {
    didSet { for window in windows.values { window.setDevice(device) } }
  }
  package weak var receiver: (any HostReceiver)?

  private let requestedScale: CGFloat?
  private var server: DisplayServer?
  private var translator: EventTranslator?
  private var windows: [UInt32: DesktopWindow] = [:]
  private var source: RunLoopSource?
  private var reader: (any DispatchSourceRead)?
  private var signals: TerminationSignals?
  private var frames: FrameTimer?
  private var focus: FocusKeeper?
  /// Events that no display sent, to be delivered after those it did.
  private var ownEvents: [HostEvent] = []

  /// A host that plays `device`, shown with `scale` screen pixels for each point, or with nil as large as fits.
  package init(device: DeviceProfile = .iPhone14, scale: CGFloat? = nil) {
    self.device = device
    requestedScale = scale
  }

  package func connect() throws(HostError) {
    guard server == nil else { return }
    let server = try DisplayServer()
    self.server = server
    translator = EventTranslator(server: server)
    source = RunLoopSource { [weak self] in self?.deliver() }
    frames = FrameTimer { [weak self] time in self?.receiver?.hostFrame(at: time) }
    focus = FocusKeeper { [weak self] in self?.announce(.focusLost) }
    signals = TerminationSignals { [weak self] in self?.announce(.terminate) }
  }

  package func openWindow(title: String, orientation: HostOrientation, isMinimized: Bool) throws(HostError) -> any HostWindow {
    guard let server, !server.isLost else { throw HostError("There is no display to open a window on: it is not connected.") }
    let window = try DesktopWindow(
      server: server, title: title, size: device.size(in: orientation), device: device, requestedScale: requestedScale,
      place: windows.count, isMinimized: isMinimized)
    windows[window.native.identifier] = window
    window.whenClosed = { [weak self] in self?.didClose($0) }
    try server.adopt(window.native)
    listen(to: server)
    return window
  }

  package func requestFrame() { frames?.request() }

  package func drain() {
    guard let server else { return }
    server.pump()
    noticeLoss()
    if server.hasEvents { source?.signal() }
  }

  package var clipboardText: String? {
    get { server?.clipboardText }
    set { server?.clipboardText = newValue }
  }

  package func setTextInput(caret: CGRect?, in window: (any HostWindow)?) {
    guard let caret, let window = window as? DesktopWindow else {
      server?.setTextInput(caret: nil)
      return
    }
    server?.setTextInput(caret: window.pixels(of: caret))
  }

  package var battery: HostBattery? { PowerSupply.battery() }

  /// Not heard yet: the desktop's portal will say.
  package var prefersDark: Bool? { nil }

  private func listen(to server: DisplayServer) {
    guard reader == nil, let descriptor = server.connection?.descriptor else { return }
    // Level-triggered: what is left unread would wake it again before the run-loop source has run, so SDL reads here. It is delivered
    // from the source, because a block of the main queue that turns the loop would starve the others.
    let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    reader.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.server?.pump()
        self.noticeLoss()
        self.source?.signal()
      }
    }
    reader.resume()
    self.reader = reader
    // What SDL read while it opened the window wakes no descriptor.
    source?.signal()
  }

  private func deliver() {
    var batch = translator?.takeBatch { windows[$0] } ?? []
    noticeLoss()
    batch = focus?.filter(batch) { lost in showsAnother(than: lost) } ?? batch
    batch += ownEvents
    ownEvents = []
    guard !batch.isEmpty else { return }
    watchHome(batch)
    receiver?.host(self, received: batch)
  }

  private func didClose(_ window: DesktopWindow) {
    windows[window.native.identifier] = nil
    focus?.didClose(window, hasOthers: showsAnother(than: window))
  }

  private func showsAnother(than window: DesktopWindow) -> Bool { windows.values.contains { $0 !== window && !$0.isAway } }

  private func announce(_ kind: HostEvent.Kind) {
    ownEvents.append(HostEvent(window: nil, timestamp: HostClock.now, kind: kind))
    source?.signal()
  }

  /// While every window is away, the key for home is heard wherever the focus is.
  private func watchHome(_ batch: [HostEvent]) {
    let letter = HostKeyBinding.all.first { $0.command == .home }?.letter ?? "H"
    server?.connection?.grabHomeKey(letter, !windows.isEmpty && windows.values.allSatisfy(\.wentHome))
  }

  /// The connection broke: its descriptor would be readable for ever.
  private func noticeLoss() {
    guard let reader, server?.isLost == true else { return }
    reader.cancel()
    self.reader = nil
    announce(.displayLost("The connection to the display is lost; the app goes on without windows."))
  }
}
