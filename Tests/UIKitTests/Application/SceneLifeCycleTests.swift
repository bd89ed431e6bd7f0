import Testing
import UIKit
import UIKitTesting

@Suite("The life of a scene", .application) @MainActor struct SceneLifeCycleTests {
  let user = User()

  private func start(isMinimized: Bool = false) -> (log: LifeLog, delegate: ScenesAppDelegate) {
    NotingSceneDelegate.coverColor = nil
    let log = LifeLog()
    let delegate = ScenesAppDelegate(log)
    SimulatedApplication.start(isMinimized: isMinimized, delegate: delegate)
    return (log, delegate)
  }

  @Test("A-01 A-02 A-04 launching a scene app, in order") func launch() async {
    let (log, _) = start()
    #expect(
      log.take() == [
        "app.willFinishLaunching", "app.didFinishLaunching", "app.[didFinishLaunching]", "app.configurationForConnecting",
        "1.willConnectTo", "1.[willConnect]", "1.sceneWillEnterForeground", "1.[willEnterForeground]", "app.[didBecomeActive]",
        "1.sceneDidBecomeActive", "1.[didActivate]",
      ])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("A-03 A-04 A-09 away and back: the scene delegate instead of the application's, and both kinds of notification")
  func awayAndBack() async {
    let (log, _) = start()
    _ = log.take()
    await user.background()
    #expect(
      log.take() == [
        "app.[willResignActive]", "1.sceneWillResignActive", "1.[willDeactivate]", "app.[didEnterBackground]",
        "1.sceneDidEnterBackground", "1.[didEnterBackground]",
      ])
    await user.foreground()
    #expect(
      log.take() == [
        "app.[willEnterForeground]", "1.sceneWillEnterForeground", "1.[willEnterForeground]", "app.[didBecomeActive]",
        "1.sceneDidBecomeActive", "1.[didActivate]",
      ])
  }

  @Test("A-20 A-22 the states while each is told") func states() async {
    let (log, _) = start()
    #expect(log.states["app.didFinishLaunching"] == "inactive")
    #expect(log.states["1.willConnectTo"] == "inactive/unattached")
    #expect(log.states["1.sceneWillEnterForeground"] == "inactive/inactive")
    #expect(log.states["1.sceneDidBecomeActive"] == "active/active")
    await user.background()
    #expect(log.states["1.sceneWillResignActive"] == "active/active")
    #expect(log.states["1.sceneDidEnterBackground"] == "background/background")
    await user.foreground()
    #expect(log.states["1.sceneWillEnterForeground"] == "background/background")
    #expect(log.states["1.sceneDidBecomeActive"] == "active/active")
  }

  @Test("A-22 a scene goes through all states, and is a connected scene from connection to disconnection")
  func activationStates() async throws {
    _ = start()
    let second = try #require(await user.openSecondScene())
    #expect(second.activationState == .foregroundActive)
    await user.loseFocus()
    #expect(second.activationState == .foregroundInactive)
    await user.minimize(second)
    #expect(second.activationState == .background)
    #expect(UIApplication.shared.connectedScenes.contains(second))
    #expect(second.session.scene === second)
    await user.close(second)
    #expect(second.activationState == .unattached)
    #expect(!UIApplication.shared.connectedScenes.contains(second))
    #expect(!UIApplication.shared.openSessions.contains(second.session))
  }

  @Test("A-16 launched straight into the background: no step between launching and it", arguments: [true, false]) func minimized(
    withScenes: Bool
  ) async {
    guard withScenes else {
      let delegate = RecordingDelegate()
      SimulatedApplication.start(isMinimized: true, delegate: delegate)
      #expect(delegate.calls == ["didFinishLaunching inactive", "didEnterBackground background"])
      await user.foreground()
      #expect(delegate.calls.suffix(2) == ["willEnterForeground background", "didBecomeActive active"])
      return
    }
    let (log, _) = start(isMinimized: true)
    #expect(
      log.take() == [
        "app.willFinishLaunching", "app.didFinishLaunching", "app.[didFinishLaunching]", "app.configurationForConnecting",
        "1.willConnectTo", "1.[willConnect]", "app.[didEnterBackground]", "1.sceneDidEnterBackground", "1.[didEnterBackground]",
      ])
    #expect(user.keptPicture?.pixel(at: CGPoint(x: 100, y: 400)) == Picture.Pixel(red: 255, green: 255, blue: 255))
    await user.foreground()
    #expect(log.takeCalls() == ["1.sceneWillEnterForeground", "1.sceneDidBecomeActive"])
  }

  @Test("A-17 switching to another program, minimising and locking never disconnect a scene")
  func noDisconnect() async {
    let (log, delegate) = start()
    await user.loseFocus()
    await user.gainFocus()
    await user.background()
    await user.foreground()
    await user.lockSession()
    await user.unlockSession()
    await user.sleep()
    await user.wake()
    await user.lock()
    await user.lock()
    let calls = log.takeCalls()
    #expect(!calls.contains("1.sceneDidDisconnect"))
    #expect(calls.last == "1.sceneDidBecomeActive")
    #expect(delegate.discarded.isEmpty)
  }

  @Test("A-17 A-18 closing one of two scenes: it resigns, then disconnects, and never hears of the background")
  func closing() async throws {
    let (log, delegate) = start()
    let second = try #require(await user.openSecondScene())
    _ = log.take()
    await user.close(second)
    #expect(
      log.take() == [
        "2.sceneWillResignActive", "2.[willDeactivate]", "2.sceneDidDisconnect", "2.[didDisconnect]", "app.didDiscardSceneSessions",
      ])
    #expect(log.states["2.sceneDidDisconnect"] == "active/unattached")
    #expect(delegate.discarded == [second.session])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(second.windows.isEmpty)
  }

  @Test("A-17 A-18 closing a scene in the background disconnects it alone") func closingAway() async throws {
    let (log, _) = start()
    let second = try #require(await user.openSecondScene())
    await user.minimize(second)
    _ = log.take()
    await user.close(second)
    #expect(log.takeCalls() == ["2.sceneDidDisconnect", "app.didDiscardSceneSessions"])
  }

  @Test("A-18 closing the only scene on the screen leaves the app in the background") func closingTheLastShown() async throws {
    let (log, _) = start()
    let first = try #require(UIApplication.shared.firstScene)
    let second = try #require(await user.openSecondScene())
    await user.minimize(first)
    _ = log.take()
    await user.close(second)
    #expect(
      log.take() == [
        "app.[willResignActive]", "2.sceneWillResignActive", "2.[willDeactivate]", "2.sceneDidDisconnect", "2.[didDisconnect]",
        "app.didDiscardSceneSessions", "app.[didEnterBackground]",
      ])
    #expect(UIApplication.shared.applicationState == .background)
    await user.restore(first)
    #expect(
      log.take() == [
        "app.[willEnterForeground]", "1.sceneWillEnterForeground", "1.[willEnterForeground]", "app.[didBecomeActive]",
        "1.sceneDidBecomeActive", "1.[didActivate]",
      ])
  }

  @Test("A-12 each scene's picture is kept after its own sceneDidEnterBackground, with what that covered")
  func keptPictures() async throws {
    _ = start()
    NotingSceneDelegate.coverColor = .yellow
    let first = try #require(UIApplication.shared.firstScene)
    let second = try #require(await user.openSecondScene())
    let (firstUser, secondUser) = (User(of: first), User(of: second))
    let middle = CGPoint(x: 195, y: 400)
    await user.minimize(second)
    #expect(secondUser.keptPicture?.pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 0))
    #expect(firstUser.keptPicture == nil)
    #expect(firstUser.shownPicture.pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))
    await user.minimize(first)
    #expect(firstUser.keptPicture?.pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 0))
    // A refresh takes it anew.
    (first.delegate as? NotingSceneDelegate)?.window?.windowLevel = .alert + 1
    UIApplication.shared.requestSceneSessionRefresh(first.session)
    await user.turn()
    #expect(firstUser.keptPicture?.pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))
    NotingSceneDelegate.coverColor = nil
  }

  @Test("A-12 A-06 a cover that stands from the loss of focus is in the next frame and in the kept picture")
  func coverOnLosingFocus() async throws {
    _ = start()
    let scene = try #require(UIApplication.shared.firstScene)
    let cover = UIWindow(windowScene: scene)
    cover.backgroundColor = .blue
    cover.windowLevel = .alert
    let token = NotificationCenter.default.addObserver(forName: UIScene.willDeactivateNotification, object: scene, queue: nil) { _ in
      MainActor.assumeIsolated { cover.isHidden = false }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    await user.loseFocus()
    let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
    #expect(user.shownPicture.pixel(at: CGPoint(x: 195, y: 400)) == blue)
    await user.background()
    #expect(user.keptPicture?.pixel(at: CGPoint(x: 195, y: 400)) == blue)
  }

  @Test("R-20 going to the background ends view animations: values are final, completions hear false")
  func animations() async throws {
    _ = start()
    let scene = try #require(UIApplication.shared.firstScene)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    scene.windows.first?.addSubview(view)
    var finished: [Bool] = []
    UIView.animate(withDuration: 2) {
      view.frame.origin.y = 400
    } completion: {
      finished.append($0)
    }
    await user.advance(by: 0.5)
    #expect(finished.isEmpty)
    await user.background()
    #expect(finished == [false])
    #expect((view.layer.animationKeys() ?? []).isEmpty)
    #expect(user.keptPicture?.pixel(at: CGPoint(x: 5, y: 405)) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }
}
