// swift-tools-version: 6.1
import PackageDescription

// What an app's own package looks like that depends on this project; built and tested by Scripts/client-package.
let package = Package(
  name: "client",
  dependencies: [.package(name: "transom", path: "../..")],
  targets: [
    .target(
      name: "ClientSwift5", dependencies: [.product(name: "UIKit", package: "transom")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ClientSwift6", dependencies: [.product(name: "UIKit", package: "transom")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ClientSwift5Tests", dependencies: ["ClientSwift5", .product(name: "UIKitTesting", package: "transom")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ClientSwift6Tests", dependencies: ["ClientSwift6", .product(name: "UIKitTesting", package: "transom")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
