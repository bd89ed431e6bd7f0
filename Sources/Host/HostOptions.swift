package import Foundation

/// What the user chose by arguments and environment: the host, the device, the appearance.
///
/// A name that does not exist never stops the app: it becomes a sentence in `problems`, and the default stands.
package struct HostOptions: Sendable {
  /// Which host shows the app.
  package enum Choice: String, Sendable, CaseIterable { case window, memory }

  /// The host that was asked for; nil leaves it to what the machine has.
  package var requestedHost: Choice?
  /// The device to play.
  package var device = DeviceProfile.iPhone14
  /// Dark or light by choice; nil leaves it to the desktop.
  package var isDark: Bool?
  /// Screen pixels for each point by choice; nil shows the device as large as it fits.
  package var scale: Double?
  /// Whether the app is to start off the screen.
  package var isMinimized = false
  /// The URLs among the arguments, for the app to open.
  package var urls: [URL] = []
  /// Whether `--help` was given.
  package var wantsHelp = false
  /// Sentences for the user about what could not be understood.
  package var problems: [String] = []
  /// Arguments that are none of ours, for the app.
  package var otherArguments: [String] = []
  /// Whether the machine has a display to open a window on.
  package var hasDisplay = false

  /// The host to use: the one asked for, else a window where there is a display.
  package var host: Choice { requestedHost ?? (hasDisplay ? .window : .memory) }

  package init() {}

  /// Reads the arguments (without the program's name) and the environment; an argument wins over the environment.
  package init(arguments: [String], environment: [String: String]) {
    hasDisplay = !(environment["DISPLAY"] ?? "").isEmpty
    take("TRANSOM_HOST", from: environment) { setHost($0, saidBy: "TRANSOM_HOST") }
    take("TRANSOM_DEVICE", from: environment) { setDevice($0, saidBy: "TRANSOM_DEVICE") }
    take("TRANSOM_APPEARANCE", from: environment) { setAppearance($0, saidBy: "TRANSOM_APPEARANCE") }
    take("TRANSOM_SCALE", from: environment) { setScale($0, saidBy: "TRANSOM_SCALE") }
    take("TRANSOM_MINIMIZED", from: environment) { setMinimized($0, saidBy: "TRANSOM_MINIMIZED") }
    parse(arguments)
  }

  /// The options of this process.
  package static func ofProcess() -> HostOptions {
    HostOptions(arguments: Array(ProcessInfo.processInfo.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
  }

  private mutating func parse(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--dark": isDark = true
      case "--light": isDark = false
      case "--minimized": isMinimized = true
      case "--host", "--device", "--scale":
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
          problems.append("\(option) needs a value after it.")
          continue
        }
        if option == "--host" { setHost(value, saidBy: option) }
        if option == "--device" { setDevice(value, saidBy: option) }
        if option == "--scale" { setScale(value, saidBy: option) }
      default:
        if let url = Self.url(argument) { urls.append(url) } else { otherArguments.append(argument) }
      }
    }
  }

  private func take(_ name: String, from environment: [String: String], _ body: (String) -> Void) {
    guard let value = environment[name], !value.isEmpty else { return }
    body(value)
  }

  private mutating func setHost(_ value: String, saidBy source: String) {
    if let choice = Choice(rawValue: value.lowercased()) {
      requestedHost = choice
    } else {
      problems.append("\(source): there is no host “\(value)”; there are \(list(Choice.allCases.map(\.rawValue))).")
    }
  }

  private mutating func setDevice(_ value: String, saidBy source: String) {
    if let profile = DeviceProfile.named(value) {
      device = profile
    } else {
      problems.append("\(source): there is no device “\(value)”; there are \(list(DeviceProfile.all.map(\.name))).")
    }
  }

  private mutating func setAppearance(_ value: String, saidBy source: String) {
    switch value.lowercased() {
    case "dark": isDark = true
    case "light": isDark = false
    default: problems.append("\(source): there is no appearance “\(value)”; there are light and dark.")
    }
  }

  private mutating func setMinimized(_ value: String, saidBy source: String) {
    switch value.lowercased() {
    case "1", "yes", "true": isMinimized = true
    case "0", "no", "false": isMinimized = false
    default: problems.append("\(source): “\(value)” is neither 1 nor 0.")
    }
  }

  /// An argument that begins with a scheme of two letters or more; nil for any other, such as the name of a file with a colon in it.
  private static func url(_ argument: String) -> URL? {
    guard let colon = argument.firstIndex(of: ":"), let url = URL(string: argument), let scheme = url.scheme else { return nil }
    guard scheme.count >= 2, scheme.count == argument.distance(from: argument.startIndex, to: colon) else { return nil }
    return FileManager.default.fileExists(atPath: argument) ? nil : url
  }

  private mutating func setScale(_ value: String, saidBy source: String) {
    if let number = Double(value), number >= 0.1, number <= 8 {
      scale = number
    } else {
      problems.append("\(source): “\(value)” is not a scale between 0.1 and 8.")
    }
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
