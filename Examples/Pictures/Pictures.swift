import Foundation
import Host
import SimulatedUser
import UIKit

/// Draws the pictures of `docs/windows.md`, with the windows that they are about.
///
/// The first argument is the directory to draw into.
@main
@MainActor
enum Pictures {
  private static let drawings: [(name: String, size: CGSize, draw: @MainActor (CGSize) -> [UIWindow])] = [
    ("windows-levels", CGSize(width: 760, height: 400), LevelsDrawing.windows(in:)),
    ("windows-key", CGSize(width: 760, height: 270), KeyDrawing.windows(in:)),
    ("windows-routing", CGSize(width: 760, height: 300), RoutingDrawing.windows(in:)),
  ]

  static func main() {
    let directory = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "pictures", isDirectory: true)
    Task {
      do {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for drawing in drawings {
          let file = directory.appendingPathComponent("\(drawing.name).png")
          try await picture(of: drawing.draw, size: drawing.size).write(to: file)
          print(file.path)
        }
      } catch {
        FileHandle.standardError.write(Data("Pictures: \(error.localizedDescription)\n".utf8))
        exit(1)
      }
      exit(0)
    }
    MainLoop.shared.run()
  }

  private static func picture(of draw: @MainActor (CGSize) -> [UIWindow], size: CGSize) async -> Picture {
    let sheet = DeviceProfile(
      name: "Sheet", size: size, scale: 2, cornerRadius: 0, statusBarHeight: 0, hidesStatusBarInLandscape: true,
      portraitInsets: HostInsets(), landscapeInsets: HostInsets(), idiom: .pad, hasRegularWidthInLandscape: true, isResizable: true)
    SimulatedApplication.start(device: sheet)
    defer { SimulatedApplication.stop() }
    let ground = UIWindow(frame: UIScreen.main.bounds)
    ground.backgroundColor = .white
    ground.windowLevel = .normal - 1
    ground.isHidden = false
    let windows = draw(size)
    let picture = await User().screenshot()
    // The screen holds no window: these have stood until the picture was taken.
    for window in windows + [ground] { window.isHidden = true }
    return picture
  }
}
