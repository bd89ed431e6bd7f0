import Foundation

/// A script of this project that has run, with a program built beside the tests as its argument.
struct ProgramRun {
  let status: Int32
  let output: String

  static func missing(_ programs: [String]) -> [String] {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return programs.filter { program in !folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/" + program) } }
  }

  static func script(_ name: String, with program: String) async throws -> ProgramRun {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: output.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
    defer { try? FileManager.default.removeItem(at: output) }
    let file = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = root.appendingPathComponent("Scripts/\(name)")
    process.arguments = [Bundle(for: Marker.self).bundleURL.appendingPathComponent(program).path]
    process.standardOutput = file
    process.standardError = file
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return ProgramRun(status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8))
  }

  private final class Marker {}
}
