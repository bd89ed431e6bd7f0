import Testing
import UIKit
import UIKitTesting

@Suite("The loop under test", .application) @MainActor struct MainThreadTests {
  let user = User()

  @Test("Tests run on the main thread, and its run loop turns") func mainThread() async {
    #expect(Thread.isMainThread)
    await user.turn()
    #expect(Thread.isMainThread)
    var fired: [String] = []
    schedule(after: 0.01) { fired.append("timer") }
    DispatchQueue.main.async { MainActor.assumeIsolated { fired.append("block") } }
    Task { @MainActor in fired.append("task") }
    await user.wait(0.1)
    #expect(Set(fired) == ["timer", "block", "task"])
  }

  @Test("S-25 a common-modes timer fires while a drag tracks, a default-mode one waits") func commonModes() async {
    let window = UIWindow.filling()
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 5000)
    window.rootViewController?.view.addSubview(scroll)
    window.makeKeyAndVisible()
    let finger = await user.touchDown(at: CGPoint(x: 195, y: 600))
    await finger.move(to: CGPoint(x: 195, y: 500), duration: 0.1)
    #expect(scroll.isDragging)
    var fired: [String] = []
    let common = Timer(fire: Date(timeIntervalSinceNow: 0.05), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { fired.append("common \(RunLoop.main.currentMode?.rawValue ?? "none")") }
    }
    RunLoop.main.add(common, forMode: .common)
    schedule(after: 0.05) { fired.append("default") }
    await user.wait(0.15)
    #expect(fired == ["common UITrackingRunLoopMode"])
    await finger.up()
    await user.settle()
    await user.wait(0.02)
    #expect(fired == ["common UITrackingRunLoopMode", "default"])
  }

  /// A timer in the default mode, made outside of anything asynchronous, where Foundation refuses to.
  private func schedule(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated(body) }
  }
}
