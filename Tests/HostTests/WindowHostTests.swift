import Testing

/// The window host on a real X server, in a program of its own: it needs the main run loop and a display that may be taken away.
@Suite struct WindowHostTests {
  private static let tools = ["Xvfb", "openbox", "xdotool", "xwd", "xclip", "wmctrl", "xprop", "python3"]

  @Test(
    "events, pixels, clipboard, minimise and a lost display (Scripts/x11-host)",
    .enabled(if: ProgramRun.missing(tools).isEmpty, "needs xvfb, openbox, xdotool, x11-apps, x11-utils, xclip and wmctrl"),
    .timeLimit(.minutes(5)))
  func onARealDisplay() async throws {
    let run = try await ProgramRun.script("x11-host", with: "HostProbe")
    #expect(run.status == 0, "\(run.output)")
  }
}
