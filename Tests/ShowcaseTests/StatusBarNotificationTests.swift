import ShowcaseScreens
import Testing
import UIKit
import UIKitTesting

/// The second program's story: the bar, its time, and the windows around it.
@Suite(.application) @MainActor struct StatusBarNotificationTests {
  private func open() async throws -> (RunningApp, SBExampleViewController) {
    let app = await RunningApp.launch()
    try await app.choose("Status-bar notification")
    let screen = try #require(app.navigation.topViewController as? SBExampleViewController)
    // Timers are real: on a slow machine a bar of two seconds would be gone before the story is told.
    screen.interval = 60
    return (app, screen)
  }

  @Test func aChosenRowSlidesABarDown() async throws {
    let (app, screen) = try await open()
    #expect(screen.tableView.style == .grouped)
    let cell = try await app.show("Default")
    await app.user.tap(cell)
    let overlay = try #require(screen.notifier.overlayWindow)
    let bar = try #require(screen.notifier.topBar)
    #expect(overlay.windowLevel == .statusBar)
    #expect(!overlay.isUserInteractionEnabled)
    #expect(app.window.isKeyWindow)
    await app.user.advance(by: 0.1)
    let half = try #require(bar.layer.presentation()).frame
    #expect(half.minY < 0 && half.maxY > 0)
    await app.user.settle()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 47 + 44))
    #expect(bar.textLabel.text == "You have new messages")
  }

  @Test func touchesGoThroughTheBarsWindow() async throws {
    let (app, screen) = try await open()
    screen.notifier.show("Above", for: 60)
    await app.user.settle()
    let before = screen.tableView.contentOffset.y
    await app.user.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500))
    await app.user.settle()
    #expect(screen.tableView.contentOffset.y > before + 100)
  }

  @Test func theBarLeavesOnTimeWhileAFingerDrags() async throws {
    let (app, screen) = try await open()
    let start = Date()
    screen.notifier.show("Half a second", for: 0.5)
    await app.user.settle()
    let finger = await app.user.touchDown(at: CGPoint(x: 195, y: 700))
    for step in 1...10 { await finger.move(to: CGPoint(x: 195, y: 700 - CGFloat(step) * 5)) }
    #expect(MainLoop.shared.mode == .tracking)
    while screen.notifier.dismissTimer != nil, Date().timeIntervalSince(start) < 5 {
      await app.user.wait(0.005)
    }
    let late = Date().timeIntervalSince(start) - 0.5
    #expect(late >= 0 && late < 0.25)
    await app.user.settle()
    #expect(screen.notifier.overlayWindow == nil)
    await finger.up()
  }

  @Test func showingAgainStartsOver() async throws {
    let (app, screen) = try await open()
    screen.notifier.show("First", for: 0.3)
    let firstTimer = try #require(screen.notifier.dismissTimer)
    await app.user.advance(by: 0.1)
    screen.notifier.show("Second", for: 60)
    #expect(!firstTimer.isValid)
    await app.user.settle()
    await app.user.wait(0.4)
    #expect(screen.notifier.topBar?.textLabel.text == "Second")
    #expect(screen.notifier.topBar?.frame.minY == 0)
  }

  @Test func showingWhileTheBarLeavesKeepsItsWindow() async throws {
    let (app, screen) = try await open()
    screen.notifier.show("First", for: 60)
    await app.user.settle()
    screen.notifier.dismiss()
    await app.user.advance(by: 0.1)
    screen.notifier.show("Second", for: 60)
    await app.user.settle()
    let overlay = try #require(screen.notifier.overlayWindow)
    #expect(!overlay.isHidden)
    #expect(screen.notifier.topBar?.frame.minY == 0)
    screen.notifier.dismiss()
    await app.user.settle()
    #expect(screen.notifier.overlayWindow == nil)
    #expect(overlay.isHidden)
  }

  @Test func showingCancelsADelayedMessage() async throws {
    let (app, screen) = try await open()
    screen.notifier.show("Now", for: 60)
    screen.notifier.show("Later", afterDelay: 0.2)
    screen.notifier.show("Instead", for: 60)
    await app.user.wait(0.4)
    #expect(screen.notifier.topBar?.textLabel.text == "Instead")
  }

  @Test func aDelayedMessageReplacesTheFirst() async throws {
    let (app, screen) = try await open()
    screen.notifier.show("First", for: 60)
    screen.notifier.show("Later", afterDelay: 0.1)
    await app.user.wait(0.3)
    #expect(screen.notifier.topBar?.textLabel.text == "Later")
  }

  @Test func theBarTurnsWithTheInterface() async throws {
    let (app, screen) = try await open()
    screen.notifier.show("Turning", for: 30)
    await app.user.settle()
    let bar = try #require(screen.notifier.topBar)
    let overlay = try #require(screen.notifier.overlayWindow)
    await app.user.rotate(to: .landscapeLeft)
    for _ in 0..<3 {
      await app.user.advance(by: 0.08)
      let shown = try #require(bar.layer.presentation()).frame
      let window = try #require(overlay.layer.presentation()).bounds
      #expect(abs(shown.minY) < 0.5)
      #expect(abs(shown.width - window.width) < 1)
    }
    await app.user.settle()
    #expect(overlay.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(overlay.transform == .identity)
    await app.user.rotate(to: .portrait)
    await app.user.settle()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 91))
  }

  @Test func theBarFollowsTheMainWindowsTransform() async throws {
    let (app, screen) = try await open()
    try await app.choose("Tilt the main window")
    let overlay = try #require(screen.notifier.overlayWindow)
    #expect(app.window.transform != .identity)
    #expect(overlay.transform == app.window.transform)
    #expect(overlay.center == app.window.center)
    #expect(overlay.bounds.size == app.window.bounds.size)
    try await app.choose("Tilt the main window")
    #expect(app.window.transform == .identity)
    #expect(overlay.transform == .identity)
  }

  @Test func theRedWindowCoversTheStatusBarAndLetsTouchesThrough() async throws {
    let (app, screen) = try await open()
    try await app.choose("Red window as in the note")
    let red = try #require(screen.redWindow)
    #expect(red.windowLevel == .statusBar)
    let picture = await app.user.screenshot()
    #expect(picture.allPixels(in: CGRect(x: 0, y: 0, width: 390, height: 844)) { $0.distance(to: .pureRed) < 8 })
    let before = screen.tableView.contentOffset.y
    await app.user.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 600))
    await app.user.settle()
    #expect(screen.tableView.contentOffset.y < before - 20)
    try await app.choose("Red window as in the note")
    #expect(screen.redWindow == nil)
    #expect(red.isHidden)
  }

  @Test func leavingTheScreenTakesTheRedWindowAway() async throws {
    let (app, screen) = try await open()
    try await app.choose("Red window as in the note")
    #expect(screen.redWindow != nil)
    app.navigation.popViewController(animated: true)
    await app.user.settle()
    #expect(screen.redWindow == nil)
  }
}
