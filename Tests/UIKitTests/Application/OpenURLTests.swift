import Testing
import UIKit
import UIKitTesting

@Suite("URLs", .application) @MainActor struct OpenURLTests {
  let user = User()
  let url = URL(string: "notes://note/5")!
  let other = URL(string: "notes://note/6")!

  @Test("A-19 a URL that launches a scene app is in the connection options; a later one goes to openURLContexts")
  func scenes() async throws {
    let log = LifeLog()
    SimulatedApplication.start(urls: [url], delegate: ScenesAppDelegate(log))
    let scene = try #require(UIApplication.shared.firstScene)
    let delegate = try #require(scene.delegate as? NotingSceneDelegate)
    #expect(delegate.connectionOptions?.urlContexts.map(\.url) == [url])
    #expect(delegate.openedURLs.isEmpty)
    #expect(!log.takeCalls().contains { $0.contains("open") })
    await user.open(other)
    #expect(delegate.openedURLs == [other])
    #expect(log.takeCalls() == ["1.openURLContexts"])
  }

  @Test("A-19 A-09 a URL brings an app in the background to the screen, between willEnterForeground and didBecomeActive")
  func fromBackground() async throws {
    let log = LifeLog()
    SimulatedApplication.start(delegate: ScenesAppDelegate(log))
    await user.background()
    _ = log.take()
    await user.open(url)
    #expect(log.takeCalls() == ["1.sceneWillEnterForeground", "1.openURLContexts", "1.sceneDidBecomeActive"])
  }

  @Test("A-19 the scene with the focus gets the URL") func focusedScene() async throws {
    let log = LifeLog()
    SimulatedApplication.start(delegate: ScenesAppDelegate(log))
    let first = try #require(UIApplication.shared.firstScene)
    _ = try #require(await user.openSecondScene())
    _ = log.take()
    await user.open(url)
    #expect(log.takeCalls() == ["2.openURLContexts"])
    await user.focus(first)
    await user.open(url)
    #expect(log.takeCalls() == ["1.openURLContexts"])
  }

  @Test("A-19 an app without scenes finds it in the launch options, then opens it, unless launching refused", arguments: [true, false])
  func withoutScenes(isWilling: Bool) async {
    let delegate = URLDelegate(isWilling: isWilling)
    SimulatedApplication.start(urls: [url], delegate: delegate)
    #expect(delegate.launchURL == url)
    #expect(delegate.calls == (isWilling ? ["finish", "open \(url)", "active"] : ["finish", "active"]))
    delegate.calls = []
    await user.open(other, url)
    #expect(delegate.calls == ["open \(other)", "open \(url)"])
  }
}

private final class URLDelegate: NSObject, UIApplicationDelegate {
  let isWilling: Bool
  var launchURL: URL?
  var calls: [String] = []
  init(isWilling: Bool) { self.isWilling = isWilling }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launchURL = launchOptions?[.url] as? URL
    calls.append("finish")
    return isWilling
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    calls.append("open \(url)")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}
