import Testing
import UIKit
import UIKitTesting

@Suite("The end of the app", .application) @MainActor struct EndOfAppTests {
  /// What the process said before it ended.
  private static func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

  @Test("A-03 A-13 closing the last scene's window: background, willTerminate, exit 0; a running app in the background hears willTerminate")
  func closingTheLast() async {
    let closed = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
      await EndingApp.start()
      let user = await User()
      await user.close(UIApplication.shared.firstScene!)
      exit(3)
    }
    #expect(Self.text(closed).contains("1.sceneWillResignActive\n1.sceneDidEnterBackground\napp.applicationWillTerminate\n"))
    let terminated = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
      await EndingApp.start()
      let user = await User()
      await user.background()
      await user.terminate()
      exit(3)
    }
    #expect(Self.text(terminated).contains("1.sceneDidEnterBackground\napp.applicationWillTerminate\n"))
  }

  @Test("A-13 asked to end, every scene goes to the background first") func terminating() async {
    let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
      await EndingApp.start()
      let user = await User()
      _ = await user.openSecondScene()
      await user.terminate()
      exit(3)
    }
    #expect(
      Self.text(result).contains(
        "1.sceneWillResignActive\n2.sceneWillResignActive\n1.sceneDidEnterBackground\n2.sceneDidEnterBackground\napp.applicationWillTerminate\n"
      ))
  }

  @Test("A-11 didEnterBackground that takes too long is named") func slowBackground() async {
    let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
      setenv("TRANSOM_RETURN_LIMIT", "0.2", 1)
      await MainActor.run { SimulatedApplication.start(delegate: SlowDelegate(background: 0.6, end: 0)) }
      let user = await User()
      await user.background()
      exit(0)
    }
    #expect(Self.text(result).contains("applicationDidEnterBackground(_:) has not returned within 0.2 s"))
  }

  @Test("A-11 a termination that hangs is named and ends the process") func hangingEnd() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      setenv("TRANSOM_RETURN_LIMIT", "0.2", 1)
      await MainActor.run { SimulatedApplication.start(delegate: SlowDelegate(background: 0, end: 60)) }
      let user = await User()
      await user.terminate()
      exit(3)
    }
    #expect(Self.text(result).contains("applicationWillTerminate(_:) has not returned within 0.2 s"))
  }

  @Test("A-11 what returns in time is not named") func inTime() async {
    let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
      setenv("TRANSOM_RETURN_LIMIT", "5", 1)
      await MainActor.run { SimulatedApplication.start(delegate: SlowDelegate(background: 0.05, end: 0.05)) }
      let user = await User()
      await user.background()
      await user.terminate()
      exit(3)
    }
    #expect(!Self.text(result).contains("returned"))
  }
}

/// An app with scenes that says on standard error what its delegates are told.
@MainActor private enum EndingApp {
  private static var log: LifeLog?

  static func start() {
    let log = LifeLog()
    log.echoes = true
    self.log = log
    SimulatedApplication.start(delegate: ScenesAppDelegate(log))
  }
}

private final class SlowDelegate: NSObject, UIApplicationDelegate {
  let background: TimeInterval
  let end: TimeInterval
  init(background: TimeInterval, end: TimeInterval) { (self.background, self.end) = (background, end) }
  func applicationDidEnterBackground(_ application: UIApplication) { Thread.sleep(forTimeInterval: background) }
  func applicationWillTerminate(_ application: UIApplication) { Thread.sleep(forTimeInterval: end) }
}
