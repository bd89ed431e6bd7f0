import DesktopSignals
import Foundation
import Host
import Testing

@Suite struct DesktopSignalsTests {
  @Test("what several programs tell of one lock is told once; sleep and a dark screen are one")
  func news() {
    var state = DesktopState()
    func text(_ kinds: [HostEvent.Kind]) -> [String] { kinds.map { "\($0)" } }
    #expect(text(state.setLocked(false)).isEmpty)
    #expect(text(state.setLocked(true)) == ["sessionLocked(true)"])
    #expect(text(state.setLocked(true)).isEmpty)
    #expect(text(state.setScreenOff(true)) == ["screenOff(true)"])
    #expect(text(state.setAsleep(true)).isEmpty)
    #expect(text(state.setScreenOff(false)).isEmpty)
    #expect(text(state.setAsleep(false)) == ["screenOff(false)"])
    #expect(text(state.setLocked(false)) == ["sessionLocked(false)"])
  }

  private static var missing: [String] {
    var missing = ProgramRun.missing(["dbus-daemon"])
    if !FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/dbusmock") { missing.append("python3-dbusmock") }
    return missing
  }

  @Test(
    "lock, sleep and screen from a mock of the desktop's buses (Scripts/desktop-signals)",
    .enabled(if: missing.isEmpty, "needs dbus and python3-dbusmock"), .timeLimit(.minutes(3)))
  func onABus() async throws {
    let run = try await ProgramRun.script("desktop-signals", with: "SignalsProbe")
    #expect(run.status == 0, "\(run.output)")
  }
}
