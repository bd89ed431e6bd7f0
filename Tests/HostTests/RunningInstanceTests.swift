import Foundation
import Host
import Testing

/// The socket by which a later start hands its URLs over. Who hands over waits, so it is another thread.
@MainActor @Suite struct RunningInstanceTests {
  private nonisolated static let urls = [URL(string: "notes://a/1")!, URL(string: "notes://b/%20x?y=1#z")!]

  private func folder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transom-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }

  private nonisolated func handOver(_ folder: String) async -> Bool {
    await withCheckedContinuation { continuation in
      Thread {
        continuation.resume(returning: RunningInstance.handOver(Self.urls, program: "Notes", directory: folder))
      }.start()
    }
  }

  @Test("A-19 without a running instance nobody takes the URLs") func nobody() async throws {
    let folder = try folder()
    #expect(await !handOver(folder))
    #expect(!RunningInstance.handOver(Self.urls, program: "Notes", directory: nil))
    #expect(!RunningInstance.handOver(Self.urls, program: "Notes", directory: folder + String(repeating: "x", count: 200)))
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test("A-19 the running instance takes them; of two the first one does") func taken() async throws {
    let folder = try folder()
    var taken: [[URL]] = []
    let first = RunningInstance(program: "Notes", directory: folder) { taken.append($0) }
    #expect(first != nil)
    #expect(RunningInstance(program: "Notes", directory: folder) { _ in } == nil)
    #expect(RunningInstance(program: "Other", directory: folder) { _ in } != nil)
    #expect(await handOver(folder))
    for _ in 0..<100 where taken.isEmpty { await turn() }
    #expect(taken == [Self.urls])
    withExtendedLifetime(first) {}
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test("A-19 a socket that an instance left behind is nobody's") func leftBehind() async throws {
    let folder = try folder()
    #expect(FileManager.default.createFile(atPath: folder + "/transom-Notes", contents: nil))
    #expect(await !handOver(folder))
    let instance = RunningInstance(program: "Notes", directory: folder) { _ in }
    #expect(instance != nil)
    #expect(await handOver(folder))
    withExtendedLifetime(instance) {}
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Lets the main queue and the run loop come round.
  private func turn() async {
    await withCheckedContinuation { continuation in
      Thread {
        Thread.sleep(forTimeInterval: 0.02)
        continuation.resume()
      }.start()
    }
  }
}
