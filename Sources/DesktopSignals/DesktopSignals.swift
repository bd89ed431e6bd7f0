import Foundation
package import Host

/// Hears from the desktop's buses that the session is locked, the screen off, the machine about to sleep.
///
/// logind speaks on the system bus, screen savers and GNOME's compositor on the session's. A machine without them is silent.
@MainActor package final class DesktopSignals {
  private static let login = "org.freedesktop.login1"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let screenSavers = ["org.freedesktop", "org.gnome", "org.cinnamon", "org.mate", "org.xfce"].map { $0 + ".ScreenSaver" }

  private let system = BusConnection(.system)
  private let session = BusConnection(.session)
  private let receive: @MainActor (HostEvent.Kind) -> Void
  private let identifier: String?
  private var source: RunLoopSource?
  private var state = DesktopState()
  private var events: [HostEvent.Kind] = []
  /// Has the machine wait with its sleep until the app has put itself away; at most five seconds.
  private var inhibitor: Int32?
  private var isSleepNear = false

  /// Begins to listen; `receive` is called from a source of the main run loop.
  ///
  /// - Parameter sessionIdentifier: The session in logind's words; nil asks for the one that the process is of.
  package init(
    sessionIdentifier: String? = ProcessInfo.processInfo.environment["XDG_SESSION_ID"],
    receive: @escaping @MainActor (HostEvent.Kind) -> Void
  ) {
    self.receive = receive
    identifier = sessionIdentifier
    source = RunLoopSource { [weak self] in self?.deliver() }
    listenToSleep()
    findSession()
    listenToScreen()
  }

  isolated deinit { release() }

  private func listenToSleep() {
    system?.listen("type='signal',sender='\(Self.login)',interface='\(Self.login).Manager',member='PrepareForSleep'") {
      [weak self] message in
      guard let self, let isNear = message.bool() else { return }
      isSleepNear = isNear
      note(state.setAsleep(isNear))
      // News or not, the machine waits.
      source?.signal()
      if !isNear { inhibit() }
    }
    inhibit()
  }

  private func findSession() {
    let answer: BusConnection.Handler = { [weak self] message in
      guard !message.isError, let path = message.string(type: "o") else { return }
      self?.listenToSession(path)
    }
    let (path, manager) = ("/org/freedesktop/login1", Self.login + ".Manager")
    if let identifier, !identifier.isEmpty {
      system?.call(Self.login, path, manager, "GetSession", [.string(identifier)], answer)
    } else {
      system?.call(Self.login, path, manager, "GetSessionByPID", [.number(UInt32(getpid()))], answer)
    }
  }

  private func listenToSession(_ path: String) {
    let interface = Self.login + ".Session"
    for member in ["Lock", "Unlock"] {
      system?.listen("type='signal',sender='\(Self.login)',path='\(path)',interface='\(interface)',member='\(member)'") { [weak self] _ in
        guard let self else { return }
        note(state.setLocked(member == "Lock"))
      }
    }
    listenToProperty("LockedHint", of: interface, at: path, on: system) { [weak self] value in
      guard let self else { return }
      note(state.setLocked(value != 0))
    }
    system?.call(Self.login, path, Self.properties, "Get", [.string(interface), .string("LockedHint")]) { [weak self] message in
      guard let self, !message.isError, let value = message.variant() else { return }
      note(state.setLocked(value != 0))
    }
  }

  /// A screen saver that shows is as good as a lock; only a screen that is off takes the app away.
  private func listenToScreen() {
    for name in Self.screenSavers {
      session?.listen("type='signal',interface='\(name)',member='ActiveChanged'") { [weak self] message in
        guard let self, let isActive = message.bool() else { return }
        note(state.setLocked(isActive))
      }
    }
    listenToProperty("PowerSaveMode", of: "org.gnome.Mutter.DisplayConfig", at: "/org/gnome/Mutter/DisplayConfig", on: session) {
      [weak self] value in
      guard let self else { return }
      // 0 is on; -1 that the screen cannot be switched off.
      note(state.setScreenOff(value > 0))
    }
  }

  private func listenToProperty(
    _ name: String, of interface: String, at path: String, on bus: BusConnection?, _ changed: @escaping @MainActor (Int) -> Void
  ) {
    bus?.listen(
      "type='signal',path='\(path)',interface='\(Self.properties)',member='PropertiesChanged',arg0='\(interface)'"
    ) { message in
      guard message.string() == interface, let value = message.dictionary()[name] else { return }
      changed(value)
    }
  }

  private func inhibit() {
    let arguments = ["sleep", ProcessInfo.processInfo.processName, "The app puts itself away.", "delay"]
    system?.call(Self.login, "/org/freedesktop/login1", Self.login + ".Manager", "Inhibit", arguments.map { .string($0) }) {
      [weak self] message in
      guard let self, !message.isError, let descriptor = message.descriptor() else { return }
      release()
      inhibitor = descriptor
    }
  }

  private func release() {
    if let inhibitor { close(inhibitor) }
    inhibitor = nil
  }

  private func note(_ news: [HostEvent.Kind]) {
    guard !news.isEmpty else { return }
    events += news
    source?.signal()
  }

  private func deliver() {
    let batch = events
    events = []
    for event in batch { receive(event) }
    if isSleepNear { release() }
  }
}
