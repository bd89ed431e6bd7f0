public import Host
internal import MemoryHost
internal import QuartzCore

/// Puts an app into memory, with a clock that only a user moves, and takes it out again.
@MainActor public enum SimulatedApplication {
  /// A fresh application, active, on a device in memory; whatever ran before is gone.
  ///
  /// The app's own windows and views must be let go by whoever holds them.
  public static func start(
    device: DeviceProfile = .iPhone14, appearance: UIUserInterfaceStyle = .light, orientation: UIInterfaceOrientation = .portrait,
    isMinimized: Bool = false, urls: [URL] = [], applicationClass: UIApplication.Type = UIApplication.self,
    delegate: (any UIApplicationDelegate)? = nil
  ) {
    stop()
    MainLoop.shared.prepare()
    MediaTime.clock = SteppedMediaClock()
    let host = MemoryHost(device: device)
    // A memory host has no display that could be missing.
    try? host.connect()
    let application = Launcher.makeApplication(of: applicationClass, host: host)
    application.appearance = appearance
    application.startsMinimized = isMinimized
    application.launchURLs = urls
    application.deviceOrientation = HostOrientation(rawValue: orientation.rawValue) ?? .portrait
    Launcher.launch(application, delegate: delegate)
  }

  /// Ends the application: its windows have no scene any more, its timers no time.
  public static func stop() {
    guard let application = UIApplication.current else { return }
    for scene in application.windowScenes { scene.disconnect() }
    (application.host as? MemoryHost)?.disconnect()
    MainLoop.shared.endAllTracking()
    MediaTimer.invalidateAll()
    UIApplication.current = nil
  }
}
