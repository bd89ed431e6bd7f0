import Foundation
import ShowcaseScreens
import Testing
import UIKit
import UIKitTesting

/// What the screens look like, against small pictures in `Pictures/` that somebody looked at.
///
/// A reference is the screen at a sixth of its size. It is missed where on average a part of a pixel differs by more than 1.5 of 255, or
/// one pixel in a hundred differs by more than 40: fonts of another version pass, a wrong colour or place does not.
/// `RENEW_PICTURES=1 swift test --filter PictureTests` writes them anew, but never where `CI` is set.
@Suite(.application) @MainActor struct PictureTests {
  @Test func home() async throws {
    let app = await RunningApp.launch()
    try SmallPicture(await app.user.screenshot()).expect("home")
    await app.user.toggleAppearance()
    await app.user.settle()
    try SmallPicture(await app.user.screenshot()).expect("home-dark")
  }

  @Test func passwordWindow() async throws {
    let app = await RunningApp.launch()
    PasswordInputWindow.shared.show()
    await app.user.tap(PasswordInputWindow.shared.button)
    await app.user.settle()
    try SmallPicture(await app.user.screenshot()).expect("password-alert")
    try await app.tapAlertButton()
    try SmallPicture(await app.user.screenshot()).expect("password-window")
    PasswordInputWindow.shared.isHidden = true
  }

  @Test func notification() async throws {
    let app = await RunningApp.launch()
    try await app.choose("Status-bar notification")
    let screen = try #require(app.navigation.topViewController as? SBExampleViewController)
    screen.notifier.show("Everything is saved", style: .success, for: 30)
    await app.user.settle()
    try SmallPicture(await app.user.screenshot()).expect("notification")
    await app.user.rotate(to: .landscapeRight)
    await app.user.settle()
    try SmallPicture(await app.user.screenshot()).expect("notification-landscape")
  }

  @Test func languages() async throws {
    let app = await RunningApp.launch()
    try await app.choose("Languages and emoji")
    try SmallPicture(await app.user.screenshot()).expect("languages")
  }
}
