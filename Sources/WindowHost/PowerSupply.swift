import Foundation
internal import Host

/// The machine's batteries, as the kernel lists them.
enum PowerSupply {
  /// The state of all batteries together; nil on a machine without one. Batteries of mice and the like do not count.
  static func battery(in folder: String = "/sys/class/power_supply") -> HostBattery? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let batteries = names.sorted().map { folder + "/" + $0 }.filter { path in
      value("type", in: path) == "Battery" && value("scope", in: path) != "Device"
    }
    let levels = batteries.compactMap { value("capacity", in: $0).flatMap(Double.init) }
    guard !levels.isEmpty else { return nil }
    let level = levels.reduce(0, +) / Double(levels.count) / 100
    let isCharging = batteries.contains { ["Charging", "Full"].contains(value("status", in: $0)) }
    return HostBattery(level: min(max(level, 0), 1), isCharging: isCharging)
  }

  private static func value(_ name: String, in path: String) -> String? {
    (try? String(contentsOfFile: path + "/" + name, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
