import Foundation
import Host
import Testing
@testable import WindowHost

@Suite struct PowerSupplyTests {
  private func folder(_ supplies: [String: [String: String]]) throws -> String {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("power-\(UUID().uuidString)")
    for (name, values) in supplies {
      let supply = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
      for (key, value) in values { try "\(value)\n".write(to: supply.appendingPathComponent(key), atomically: true, encoding: .utf8) }
    }
    return root.path
  }

  @Test func aMachineWithoutABatteryHasNone() throws {
    #expect(PowerSupply.battery(in: "/nowhere") == nil)
    #expect(PowerSupply.battery(in: try folder(["AC": ["type": "Mains"]])) == nil)
    #expect(PowerSupply.battery(in: try folder(["mouse": ["type": "Battery", "scope": "Device", "capacity": "50"]])) == nil)
    #expect(PowerSupply.battery(in: try folder(["BAT0": ["type": "Battery", "capacity": "much"]])) == nil)
  }

  @Test func batteriesCountTogether() throws {
    let path = try folder([
      "BAT0": ["type": "Battery", "capacity": "40", "status": "Discharging"],
      "BAT1": ["type": "Battery", "capacity": "100", "status": "Charging"],
    ])
    #expect(PowerSupply.battery(in: path) == HostBattery(level: 0.7, isCharging: true))
  }
}
