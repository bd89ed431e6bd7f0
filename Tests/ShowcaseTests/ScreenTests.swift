import ShowcaseScreens
import Testing
import UIKit
import UIKitTesting

/// Every screen can be reached, drawn and left, on every device and in both orientations.
@Suite(.application) @MainActor struct ScreenTests {
  @Test func everyScreenOnAnIPhoneSE() async throws {
    try await visitEveryScreen(of: await RunningApp.launch(on: .iPhoneSE))
  }

  @Test func everyScreenOnAnIPhone15InTheDark() async throws {
    try await visitEveryScreen(of: await RunningApp.launch(on: .iPhone15, appearance: .dark))
  }

  @Test func everyScreenOnAnIPadInLandscape() async throws {
    try await visitEveryScreen(of: await RunningApp.launch(on: .iPad, orientation: .landscapeLeft))
  }

  private func visitEveryScreen(of app: RunningApp) async throws {
    for title in ["Text styles", "Colours", "Buttons", "Text fields", "Cells", "Languages and emoji"] {
      try await app.choose(title)
      #expect(app.navigation.viewControllers.count == 2)
      #expect(app.list.title == title)
      let last = try #require(app.list.sections.last?.rows.last)
      _ = try await app.show(last.title)
      app.navigation.popViewController(animated: true)
      await app.user.settle()
    }
    #expect(app.navigation.viewControllers.count == 1)
  }

  @Test func theRowsSwitchTheAppearance() async throws {
    let app = await RunningApp.launch()
    let light = await app.user.screenshot().pixel(at: CGPoint(x: 4, y: 500))
    try await app.choose("Dark")
    #expect(app.window.traitCollection.userInterfaceStyle == .dark)
    let dark = await app.user.screenshot().pixel(at: CGPoint(x: 4, y: 500))
    #expect(light.distance(to: dark) > 200)
    try await app.choose("Automatic")
    #expect(app.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func targetsAndActionsAreCalled() async throws {
    let app = await RunningApp.launch()
    try await app.choose("Buttons")
    let screen = try #require(app.navigation.topViewController as? ButtonsViewController)
    let buttons = app.list.tableView.visibleCells.flatMap { $0.contentView.subviews }.compactMap { $0 as? UIButton }
    for button in buttons { await app.user.tap(button) }
    #expect(screen.taps == buttons.filter(\.isEnabled).count)
  }
}
