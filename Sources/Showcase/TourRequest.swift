import Foundation
import Host

/// Whether the tour is to be drawn, and where.
enum TourRequest {
  /// The directory after `--tour`; `tour` here where the machine has no display and no host was asked for; else nil.
  static func directory(for options: HostOptions) -> URL? {
    var arguments = options.otherArguments[...]
    while let argument = arguments.popFirst() {
      if argument == "--tour" { return URL(fileURLWithPath: arguments.popFirst() ?? "tour", isDirectory: true) }
      if argument.hasPrefix("--tour=") { return URL(fileURLWithPath: String(argument.dropFirst(7)), isDirectory: true) }
    }
    guard options.requestedHost == nil, !options.hasDisplay, !options.wantsHelp else { return nil }
    print("There is no display: Showcase draws its screens instead.")
    return URL(fileURLWithPath: "tour", isDirectory: true)
  }
}
