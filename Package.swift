// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "transom",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .executable(name: "Showcase", targets: ["Showcase"]),
  ],
  targets: [
    // Floor 0: selectors and the system's libraries.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev", "libx11-dev"])]),
    .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .target(name: "CMainActorLoop"),
    .target(name: "Selectors"),
    // Swift Testing looks for these wherever it meets modules of Apple's names.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    // Floor 1.
    .target(
      name: "CoreGraphics", dependencies: ["CCairo", "CPango", "CPixman", "CFontconfig", "CGdkPixbuf", "_Testing_CoreGraphics"]),
    // Floor 2.
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Selectors", "CCairo", "CPixman"]),
    // Floor 3.
    .target(name: "Host", dependencies: ["CoreGraphics"]),
    // Floor 4.
    .target(name: "MemoryHost", dependencies: ["Host", "CoreGraphics"]),
    .target(name: "WindowHost", dependencies: ["Host", "CoreGraphics", "CSDL2", "CPixman"]),
    .target(name: "DesktopSignals", dependencies: ["Host", "CSystemd"]),
    // Floor 5.
    .target(
      name: "UIKit",
      dependencies: [
        "Selectors", "CoreGraphics", "QuartzCore", "Host", "MemoryHost", "WindowHost", "DesktopSignals", "CMainActorLoop",
        "_Testing_UIKit",
      ]),
    // Floor 6.
    .target(name: "SimulatedUser", dependencies: ["UIKit", "MemoryHost", "Host"]),
    .target(name: "UIKitTesting", dependencies: ["SimulatedUser"]),
    // Floor 8.
    .target(name: "ShowcaseScreens", dependencies: ["UIKit"]),
    .executableTarget(name: "Showcase", dependencies: ["ShowcaseScreens", "UIKit", "SimulatedUser", "Host"]),
    .executableTarget(name: "MinimalExample", dependencies: ["UIKit"], path: "Examples/Minimal"),
    .executableTarget(name: "ScenesExample", dependencies: ["UIKit"], path: "Examples/Scenes"),
    .executableTarget(name: "Pictures", dependencies: ["UIKit", "SimulatedUser", "Host"], path: "Examples/Pictures"),
    .executableTarget(
      name: "SlideBenchmark", dependencies: ["UIKit", "SimulatedUser", "Host", "MemoryHost"], path: "Benchmarks/Slide"),
    .executableTarget(
      name: "WindowsBenchmark", dependencies: ["UIKit", "SimulatedUser", "Host", "MemoryHost"], path: "Benchmarks/Windows"),
    .executableTarget(name: "CompositorBenchmark", dependencies: ["CoreGraphics", "QuartzCore"], path: "Benchmarks/Compositor"),
    .testTarget(name: "SelectorsTests", dependencies: ["Selectors", "UIKit", "UIKitTesting"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "UIKit", "UIKitTesting"]),
    // A window without views, which HostTests drive on a display of its own.
    .executableTarget(name: "HostProbe", dependencies: ["CoreGraphics", "Host", "WindowHost"], path: "Tests/HostProbe"),
    // A program that prints what the desktop's buses say.
    .executableTarget(name: "SignalsProbe", dependencies: ["DesktopSignals", "Host"], path: "Tests/SignalsProbe"),
    .testTarget(
      name: "HostTests",
      dependencies: ["CoreGraphics", "Host", "MemoryHost", "WindowHost", "DesktopSignals", "HostProbe", "SignalsProbe"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting"]),
    .testTarget(
      name: "ShowcaseTests", dependencies: ["ShowcaseScreens", "UIKit", "UIKitTesting"], exclude: ["Pictures"]),
  ],
  swiftLanguageModes: [.v6]
)
