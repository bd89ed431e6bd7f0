import ShowcaseScreens
import Testing
import UIKit
import UIKitTesting

/// The first program's story, from a finger on the glass to what the screen shows.
@Suite(.application) @MainActor struct PasswordWindowTests {
  private var lock: PasswordInputWindow { .shared }

  @Test func wholeStory() async throws {
    let app = await RunningApp.launch()
    let user = app.user
    try await app.choose("Password window")
    let screen = try #require(app.navigation.topViewController as? PasswordViewController)
    await user.tap(screen.noteField)
    await user.type("hello")
    #expect(screen.noteField.text == "hello")
    #expect(app.window.isKeyWindow)

    try await app.choose("Lock now")
    #expect(!lock.isHidden)
    #expect(lock.isKeyWindow)
    #expect(!app.window.isKeyWindow)
    #expect(lock.frame == UIScreen.main.bounds)

    await user.tap(lock.textField)
    await user.type("wrong")
    #expect(lock.textField.text == "wrong")
    #expect(screen.noteField.text == "hello")
    await user.tap(lock.button)
    await user.settle()
    let alert = try #require(app.alertWindow)
    #expect(alert.isKeyWindow)
    #expect(alert !== lock)

    try await app.tapAlertButton()
    #expect(app.alertWindow == nil)
    #expect(lock.isKeyWindow)
    #expect(!lock.isHidden)

    // The field works on: what was typed is still there to be taken away.
    for _ in 0..<5 { await user.press(.keyboardDeleteOrBackspace) }
    await user.type("abcd")
    #expect(lock.textField.text == "abcd")
    await user.tap(lock.button)
    await user.settle()
    #expect(lock.isHidden)
    #expect(app.window.isKeyWindow)
    #expect(screen.noteField.isFirstResponder)
    await user.type(" you")
    #expect(screen.noteField.text == "hello you")
  }

  @Test func leavingTheAppLocksIt() async throws {
    let app = await RunningApp.launch()
    let user = app.user
    #expect(lock.isHidden)
    await user.background()
    #expect(!lock.isHidden)
    #expect(lock.isKeyWindow)
    // The picture kept for the time away shows the lock, not the app.
    let kept = try #require(user.keptPicture)
    #expect(kept.pixel(at: CGPoint(x: 195, y: 600)).distance(to: .pureYellow) < 8)
    await user.foreground()
    #expect(await user.screenshot().pixel(at: CGPoint(x: 195, y: 600)).distance(to: .pureYellow) < 8)

    await user.tap(lock.textField)
    await user.type("abcd")
    await user.tap(lock.button)
    #expect(lock.isHidden)
    #expect(app.window.isKeyWindow)
  }

  @Test func thePasswordIsForgottenWhenLockingAgain() async throws {
    let app = await RunningApp.launch()
    lock.show()
    lock.textField.text = "abcd"
    await app.user.tap(lock.button)
    #expect(lock.isHidden)
    lock.show()
    #expect(lock.textField.text?.isEmpty ?? true)
    lock.isHidden = true
  }

  @Test func theWindowCoversEverythingButTheStatusBar() async throws {
    let app = await RunningApp.launch()
    lock.show()
    await app.user.settle()
    let picture = await app.user.screenshot()
    #expect(picture.allPixels(in: CGRect(x: 0, y: 300, width: 390, height: 500)) { $0.distance(to: .pureYellow) < 8 })
    #expect(lock.windowLevel == .normal)
    lock.isHidden = true
  }

  @Test func theWindowKeepsTheNotesFramesBelowTheCutOut() async throws {
    let app = await RunningApp.launch()
    lock.show()
    await app.user.settle()
    let shift = lock.safeAreaInsets.top - 20
    #expect(lock.label.frame == CGRect(x: 10, y: 50 + shift, width: 200, height: 20))
    #expect(lock.textField.frame == CGRect(x: 10, y: 80 + shift, width: 200, height: 20))
    #expect(lock.button.frame == CGRect(x: 10, y: 110 + shift, width: 200, height: 44))
    #expect(lock.label.text == "请输入密码")
    #expect(lock.button.title(for: .normal) == "确定")
    lock.isHidden = true
  }

  @Test func theAlertSaysWhatTheNoteSays() async throws {
    let app = await RunningApp.launch()
    lock.show()
    await app.user.tap(lock.button)
    await app.user.settle()
    let alert = try #require(app.alertWindow)
    #expect(texts(in: alert).contains("密码错误，正确密码是abcd"))
    #expect(texts(in: alert).contains("OK"))
    try await app.tapAlertButton()
    lock.isHidden = true
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
  }
}

extension Picture.Pixel {
  static let pureYellow = Picture.Pixel(red: 255, green: 255, blue: 0)
  static let pureRed = Picture.Pixel(red: 255, green: 0, blue: 0)
}
