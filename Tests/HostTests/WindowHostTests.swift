import Foundation
import Testing

/// The window host on a real X server, in a program of its own: it needs the main run loop and a display that may be taken away.
@Suite struct WindowHostTests {
  private static let tools = ["Xvfb", "openbox", "xdotool", "xwd", "xclip", "wmctrl", "xprop", "python3"]

  private static func find(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: $0 + "/" + program)
    }
  }

  private static var missing: [String] { tools.filter { !find($0) } }

  @Test(
    "events, pixels, clipboard, minimise and a lost display (Scripts/x11-host)",
    .enabled(if: missing.isEmpty, "needs xvfb, openbox, xdotool, x11-apps, x11-utils, xclip and wmctrl"), .timeLimit(.minutes(5)))
  func onARealDisplay() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    // The probe is built beside the tests.
    let probe = Bundle(for: Marker.self).bundleURL.appendingPathComponent("HostProbe")
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("x11-host-\(UUID().uuidString)")
    #expect(FileManager.default.createFile(atPath: output.path, contents: nil))
    let file = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = root.appendingPathComponent("Scripts/x11-host")
    process.arguments = [probe.path]
    process.standardOutput = file
    process.standardError = file
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(text)")
    try FileManager.default.removeItem(at: output)
  }

  private final class Marker {}
}
