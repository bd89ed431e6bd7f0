import Glibc

/// Writes what happens, with its time, into the file that the environment's `TRANSOM_TRACE` names; does nothing without it.
///
/// One line an event: seconds on the monotonic clock, a word, details.
package enum Trace {
  private static let descriptor: Int32? = {
    guard let path = ProcessInfo.processInfo.environment["TRANSOM_TRACE"], !path.isEmpty else { return nil }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    if descriptor < 0 { Message.say("TRANSOM_TRACE: \(path) cannot be written.") }
    return descriptor < 0 ? nil : descriptor
  }()

  /// Whether anybody reads the trace.
  package static var isOn: Bool { descriptor != nil }

  /// Adds a line.
  package static func mark(_ word: String, _ details: @autoclosure () -> String = "") {
    guard let descriptor else { return }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let nanoseconds = String(now.tv_nsec)
    let line = "\(now.tv_sec).\(String(repeating: "0", count: 9 - nanoseconds.count))\(nanoseconds) \(word) \(details())\n"
    _ = line.withCString { write(descriptor, $0, strlen($0)) }
  }
}
