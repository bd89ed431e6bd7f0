import Testing
import UIKit
import UIKitTesting

@Suite("Background tasks", .application) @MainActor struct BackgroundTaskTests {
  let user = User()

  @Test("A-14 each task has an identifier of its own, in the foreground without a limit") func identifiers() async {
    let application = UIApplication.shared
    let tasks = (0..<3).map { application.beginBackgroundTask(withName: "task \($0)") }
    #expect(Set(tasks).count == 3)
    #expect(!tasks.contains(.invalid))
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    for task in tasks { application.endBackgroundTask(task) }
    application.endBackgroundTask(.invalid)
  }

  @Test("A-14 the expiration handler runs on the main thread when the time is over, its last chance to end the task")
  func expiration() async {
    let application = UIApplication.shared
    var expired: [Bool] = []
    let upload = Upload()
    upload.task = application.beginBackgroundTask(withName: "upload") {
      expired.append(Thread.isMainThread)
      application.endBackgroundTask(upload.task)
    }
    await user.background()
    await user.advance(by: 29.5)
    #expect(expired.isEmpty)
    #expect(abs(application.backgroundTimeRemaining - 0.5) < 0.1)
    await user.advance(by: 1)
    #expect(expired == [true])
    #expect(application.backgroundTimeRemaining == 0)
    #expect(application.beginBackgroundTask() == .invalid)
    await user.foreground()
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
  }

  @Test("A-14 a task that was ended, or whose app came back, never expires") func noExpiration() async {
    let application = UIApplication.shared
    var expired = 0
    let ended = application.beginBackgroundTask { expired += 1 }
    let kept = application.beginBackgroundTask { expired += 1 }
    await user.background()
    application.endBackgroundTask(ended)
    await user.advance(by: 20)
    await user.foreground()
    await user.advance(by: 20)
    #expect(expired == 0)
    application.endBackgroundTask(kept)
  }

  @Test("A-14 a task begun in the background, on another thread, has the rest of the time")
  func begunInBackground() async {
    let application = UIApplication.shared
    await user.background()
    await user.advance(by: 10)
    var expired = 0
    let upload = Upload()
    let handler: @MainActor @Sendable () -> Void = {
      expired += 1
      application.endBackgroundTask(upload.task)
    }
    upload.task = await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: application.beginBackgroundTask(expirationHandler: handler)) }.start()
    }
    await user.turn()
    await user.advance(by: 19)
    #expect(expired == 0)
    await user.advance(by: 2)
    #expect(expired == 1)
  }

  @Test("A-14 a task that is not ended ends the app, with its name") func killed() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      setenv("TRANSOM_BACKGROUND_LIMIT", "0.5", 1)
      await MainActor.run { SimulatedApplication.start(delegate: nil) }
      let user = await User()
      await MainActor.run { _ = UIApplication.shared.beginBackgroundTask(withName: "endless upload") }
      await user.background()
      await user.advance(by: 0.4)
      FileHandle.standardError.write(Data("alive\n".utf8))
      await user.advance(by: 0.2)
      exit(0)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("alive"))
    #expect(message.contains("“endless upload” was not ended within 0.5 s"))
  }
}

/// Something that an app finishes in the background.
@MainActor private final class Upload {
  var task = UIBackgroundTaskIdentifier.invalid
}
