import Testing
import UIKit
import UIKitTesting

@Suite("Several scenes", .application) @MainActor struct SeveralScenesTests {
  let user = User()

  private func start() -> (log: LifeLog, delegate: ScenesAppDelegate) {
    NotingSceneDelegate.coverColor = nil
    let log = LifeLog()
    let delegate = ScenesAppDelegate(log)
    SimulatedApplication.start(delegate: delegate)
    _ = log.take()
    return (log, delegate)
  }

  @Test("A-02 A-22 a second scene is connected, comes to the screen and becomes active; the app and the first hear nothing")
  func second() async throws {
    let (log, _) = start()
    let activity = NSUserActivity(activityType: "org.transom.note")
    activity.addUserInfoEntries(from: ["note": 5])
    let scene = try #require(await user.openSecondScene(activity))
    #expect(
      log.take() == [
        "app.configurationForConnecting", "2.willConnectTo", "2.[willConnect]", "2.sceneWillEnterForeground", "2.[willEnterForeground]",
        "2.sceneDidBecomeActive", "2.[didActivate]",
      ])
    let options = (scene.delegate as? NotingSceneDelegate)?.connectionOptions
    #expect(options?.userActivities.first?.userInfo?["note"] as? Int == 5)
    #expect(UIApplication.shared.openSessions.count == 2)
    #expect(UIApplication.shared.supportsMultipleScenes)
  }

  @Test("A-06 between the app's own windows the focus moves, and nobody resigns") func focusBetween() async throws {
    let (log, _) = start()
    let first = try #require(UIApplication.shared.firstScene)
    let second = try #require(await user.openSecondScene())
    _ = log.take()
    await user.focus(first)
    await user.focus(second)
    #expect(log.take().isEmpty)
    #expect([first, second].allSatisfy { $0.activationState == .foregroundActive })
  }

  @Test("A-06 another program takes the focus: both resign, one after the other, the app first")
  func focusElsewhere() async throws {
    let (log, _) = start()
    _ = try #require(await user.openSecondScene())
    _ = log.take()
    await user.loseFocus()
    #expect(
      log.take() == [
        "app.[willResignActive]", "1.sceneWillResignActive", "1.[willDeactivate]", "2.sceneWillResignActive", "2.[willDeactivate]",
      ])
    await user.gainFocus()
    #expect(log.takeCalls() == ["1.sceneDidBecomeActive", "2.sceneDidBecomeActive"])
  }

  @Test("A-03 A-09 a scene goes to the background alone; the app does when the last one does")
  func backgroundEach() async throws {
    let (log, _) = start()
    let first = try #require(UIApplication.shared.firstScene)
    let second = try #require(await user.openSecondScene())
    _ = log.take()
    await user.minimize(second)
    #expect(log.take() == ["2.sceneWillResignActive", "2.[willDeactivate]", "2.sceneDidEnterBackground", "2.[didEnterBackground]"])
    #expect(UIApplication.shared.applicationState == .active)
    await user.minimize(first)
    #expect(
      log.take() == [
        "app.[willResignActive]", "1.sceneWillResignActive", "1.[willDeactivate]", "app.[didEnterBackground]",
        "1.sceneDidEnterBackground", "1.[didEnterBackground]",
      ])
    #expect(UIApplication.shared.applicationState == .background)
    await user.restore(second)
    #expect(
      log.take() == [
        "app.[willEnterForeground]", "2.sceneWillEnterForeground", "2.[willEnterForeground]", "app.[didBecomeActive]",
        "2.sceneDidBecomeActive", "2.[didActivate]",
      ])
    #expect(first.activationState == .background)
  }

  @Test("A-03 A-09 sleep takes every scene away and brings only those back that were there")
  func sleep() async throws {
    let (log, _) = start()
    let second = try #require(await user.openSecondScene())
    await user.minimize(second)
    _ = log.take()
    await user.sleep()
    #expect(log.takeCalls() == ["1.sceneWillResignActive", "1.sceneDidEnterBackground"])
    await user.wake()
    #expect(log.takeCalls() == ["1.sceneWillEnterForeground", "1.sceneDidBecomeActive"])
  }

  @Test("A-06 a locked session makes inactive, and while it is locked the focus changes nothing")
  func lock() async {
    let (log, _) = start()
    await user.lockSession()
    await user.loseFocus()
    await user.gainFocus()
    #expect(log.takeCalls() == ["1.sceneWillResignActive"])
    await user.unlockSession()
    #expect(log.takeCalls() == ["1.sceneDidBecomeActive"])
  }

  @Test("A-08 each scene's window gets its own touches; a minimised one's are cancelled") func touches() async throws {
    _ = start()
    let first = try #require(UIApplication.shared.firstScene)
    let second = try #require(await user.openSecondScene())
    let windows = [first, second].map { scene in
      let window = RecordingWindow(windowScene: scene)
      window.isHidden = false
      return window
    }
    let (one, two) = (User(of: first), User(of: second))
    await one.tap(at: CGPoint(x: 100, y: 100))
    #expect(windows.map(\.ended) == [1, 0])
    let finger = await two.touchDown(at: CGPoint(x: 100, y: 100))
    await user.minimize(second)
    #expect(windows.map(\.cancelled) == [0, 1])
    await finger.up()
    #expect(windows.map(\.ended) == [1, 0])
  }

  @Test("each scene has a size of its own where the user gives windows theirs") func sizes() async throws {
    SimulatedApplication.start(device: .desktop, delegate: ScenesAppDelegate(LifeLog()))
    let first = try #require(UIApplication.shared.firstScene)
    let size = first.coordinateSpace.bounds.size
    let second = try #require(await user.openSecondScene())
    await User(of: second).resize(to: CGSize(width: 700, height: 500))
    #expect(second.coordinateSpace.bounds.size == CGSize(width: 700, height: 500))
    #expect(second.windows.first?.bounds.size == CGSize(width: 700, height: 500))
    #expect(first.coordinateSpace.bounds.size == size)
  }

  @Test("a scene's title is its window's; without one it bears the program's name") func titles() async throws {
    _ = start()
    let scene = try #require(UIApplication.shared.firstScene)
    #expect(user.title(of: scene) == ProcessInfo.processInfo.processName)
    scene.title = "Notes"
    #expect(user.title(of: scene) == "Notes")
    scene.title = nil
    #expect(user.title(of: scene) == ProcessInfo.processInfo.processName)
  }

  @Test("activating a session brings its window back with the activity; a discarded session is an error")
  func activation() async throws {
    let (log, _) = start()
    let second = try #require(await user.openSecondScene())
    await user.minimize(second)
    _ = log.take()
    var errors: [UISceneError.Code] = []
    let note: @MainActor (any Error) -> Void = { errors.append(($0 as? UISceneError)?.code ?? .geometryRequestDenied) }
    UIApplication.shared.requestSceneSessionActivation(
      second.session, userActivity: NSUserActivity(activityType: "a"), options: nil, errorHandler: note)
    await user.turn()
    await user.turn()
    #expect(log.takeCalls() == ["2.continue", "2.sceneWillEnterForeground", "2.sceneDidBecomeActive"])
    UIApplication.shared.requestSceneSessionDestruction(second.session, options: nil, errorHandler: note)
    await user.turn()
    #expect(log.takeCalls() == ["2.sceneWillResignActive", "2.sceneDidDisconnect", "app.didDiscardSceneSessions"])
    #expect(errors.isEmpty)
    UIApplication.shared.requestSceneSessionActivation(second.session, userActivity: nil, options: nil, errorHandler: note)
    UIApplication.shared.requestSceneSessionDestruction(second.session, options: nil, errorHandler: note)
    await user.turn()
    #expect(errors == [.requestDenied, .requestDenied])
  }

  @Test("an app without scenes gets no second one") func withoutScenes() async {
    SimulatedApplication.start(delegate: RecordingDelegate())
    #expect(!UIApplication.shared.supportsMultipleScenes)
    var errors: [UISceneError.Code?] = []
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append(($0 as? UISceneError)?.code) }
    await user.turn()
    #expect(errors == [.multipleScenesNotSupported])
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }
}
