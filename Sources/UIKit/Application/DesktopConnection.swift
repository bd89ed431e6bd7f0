import DesktopSignals
internal import Host

/// What an app hears of the desktop besides its windows: the session's lock, sleep, and the URLs of later starts.
@MainActor enum DesktopConnection {
  private static var signals: DesktopSignals?
  private static var instance: RunningInstance?

  /// Begins to listen once the app shows itself, so that no bus delays its first frame.
  static func open(for application: UIApplication, host: any ScreenHost) {
    let receive: @MainActor (HostEvent.Kind) -> Void = { [weak application, weak host] kind in
      guard let application, let host else { return }
      application.host(host, received: [HostEvent(window: nil, timestamp: HostClock.now, kind: kind)])
    }
    instance = RunningInstance(program: ProcessInfo.processInfo.processName) { receive(.openURLs($0)) }
    // A host in memory has no desktop.
    guard host.name == HostOptions.Choice.window.rawValue else { return }
    MainLoop.shared.afterTurn { signals = DesktopSignals(receive: receive) }
  }
}
