import Testing
import UIKit
import UIKitTesting

@Suite("Windows and scenes", .application) @MainActor struct WindowSceneTests {
  let user = User()
  private let middle = CGPoint(x: 195, y: 422)

  @Test("W-42 without scenes a window lies in the implicit scene and works as before") func implicitScene() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let scene = window.windowScene
    #expect(scene != nil)
    #expect(UIApplication.shared.connectedScenes == Set([scene].compactMap { $0 }))
    #expect(scene?.windows == [window])
    window.backgroundColor = .red
    window.isHidden = false
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("W-20 with scenes a window without one is not displayed and gets no touches, until it is given one") func needsScene() async throws
  {
    let delegate = SceneAppDelegate()
    SimulatedApplication.start(delegate: delegate)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let ground = UIWindow(windowScene: scene)
    ground.backgroundColor = .white
    ground.isHidden = false
    let window = RecordingWindow(frame: scene.coordinateSpace.bounds)
    window.backgroundColor = .red
    window.isHidden = false
    #expect(window.windowScene == nil)
    #expect(!scene.windows.contains(window))
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))
    await user.tap(at: middle)
    #expect(window.began == 0)
    window.windowScene = scene
    #expect(scene.windows.last === window)
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
    await user.tap(at: middle)
    #expect(window.began == 1)
    ground.isHidden = true
  }

  @Test("W-04 each scene has one key window of its own") func oneKeyWindowForEachScene() async throws {
    let delegate = SceneAppDelegate()
    SimulatedApplication.start(delegate: delegate)
    let first = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let second = try #require(await user.openSecondScene())
    let windows = [first, first, second, second].map { UIWindow(windowScene: $0) }
    windows.forEach { $0.makeKeyAndVisible() }
    #expect(windows.map(\.isKeyWindow) == [false, true, false, true])
    #expect(first.keyWindow === windows[1])
    #expect(second.keyWindow === windows[3])
    #expect(UIApplication.shared.keyWindow === windows[3])
    windows[0].makeKey()
    #expect(windows.map(\.isKeyWindow) == [true, false, false, true])
    #expect(UIApplication.shared.keyWindow === windows[0])
  }

  @Test("W-21 given another scene a window moves there, out of the first one's list, screen and key status") func movingToAScene()
    async throws
  {
    let delegate = SceneAppDelegate()
    SimulatedApplication.start(delegate: delegate)
    let first = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let second = try #require(await user.openSecondScene())
    let stays = UIWindow(windowScene: first)
    stays.backgroundColor = .white
    stays.makeKeyAndVisible()
    let window = UIWindow(windowScene: first)
    window.backgroundColor = .red
    window.makeKeyAndVisible()
    window.windowScene = second
    #expect(first.windows == [stays])
    #expect(second.windows == [window])
    #expect(stays.isKeyWindow)
    #expect(!window.isKeyWindow)
    #expect(await User(of: first).screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))
    #expect(await User(of: second).screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("W-21 without its scene a window is off its list, its screen and its key status; the reference is weak") func leavingAScene()
    async throws
  {
    let below = UIWindow.filling(color: .white)
    below.isHidden = false
    let window = UIWindow.filling(color: .red)
    window.makeKeyAndVisible()
    let scene = try #require(window.windowScene)
    let log = WindowLog()
    window.windowScene = nil
    #expect(!scene.windows.contains(window))
    #expect(!UIApplication.shared.windows.contains(window))
    #expect(!window.isKeyWindow)
    #expect(below.isKeyWindow)
    #expect(!window.isHidden)
    #expect(log.entries == [WindowLog.entry("resign", window), WindowLog.entry("key", below)])
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))
    window.windowScene = scene
    #expect(scene.windows.last === window)
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))

    weak var gone: UIWindowScene?
    let orphan = UIWindow.filling()
    gone = orphan.windowScene
    #expect(gone != nil)
    SimulatedApplication.start()
    await user.turn()
    #expect(gone == nil || gone === scene)
    #expect(orphan.windowScene == nil)
  }

  @Test("W-33 a window is on one screen, the main one") func screen() async {
    let window = UIWindow.filling()
    #expect(window.screen === UIScreen.main)
    window.screen = UIScreen.main
    #expect(window.screen === UIScreen.main)
    window.isHidden = false
    #expect(window.screen === UIScreen.main)
    #expect(window.windowScene?.screen === UIScreen.main)
  }

  @Test("W-28 dropping the key window while it shows makes nobody key; hiding it first hands key over") func droppingTheKeyWindow() async {
    let other = UIWindow.filling(color: .white)
    other.isHidden = false
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .red
    window?.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === window)
    let log = WindowLog()
    window = nil
    #expect(UIApplication.shared.keyWindow == nil)
    #expect(!other.isKeyWindow)
    #expect(log.entries.isEmpty)
    #expect(UIApplication.shared.windows == [other])
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 255, blue: 255))

    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    window?.isHidden = true
    window = nil
    #expect(UIApplication.shared.keyWindow === other)
  }

  @Test("W-30 neither its scene nor its root controller keeps a window alive") func nobodyKeepsAWindow() async {
    weak var gone: UIWindow?
    let controller = UIViewController()
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      gone = window
      await user.tap(at: middle)
    }
    await user.turn()
    #expect(gone == nil)
    #expect(controller.viewIfLoaded?.window == nil)
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test("A window dropped under a finger has its touch cancelled, and the finger goes on without it") func droppingUnderAFinger() async {
    let view = TouchView(frame: UIScreen.main.bounds)
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    window?.addSubview(view)
    window?.isHidden = false
    let finger = await user.touchDown(at: middle)
    #expect(view.seen.count == 1)
    window = nil
    await finger.move(to: CGPoint(x: 10, y: 10))
    await finger.up()
    #expect(view.seen.map(\.phase) == [.began, .cancelled])
  }
}

/// A delegate that makes the app one with scenes.
final class SceneAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
}
