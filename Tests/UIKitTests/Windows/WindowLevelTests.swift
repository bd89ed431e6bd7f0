import Testing
import UIKit
import UIKitTesting

@Suite("Window levels and order", .application) @MainActor struct WindowLevelTests {
  let user = User()
  let middle = CGPoint(x: 195, y: 422)

  @Test("S-01 two shown windows are both painted and both listed") func twoWindows() async {
    let back = UIWindow.filling(color: .red)
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    front.backgroundColor = .blue
    back.isHidden = false
    front.isHidden = false
    #expect(UIApplication.shared.windows == [back, front])
    let picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 50, y: 80)) == Picture.Pixel(red: 0, green: 0, blue: 255))
    #expect(picture.pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("S-04 the three levels are 0, 1000 and 2000") func levels() async {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("S-05 a new window is at the normal level, whatever made it") func newWindowIsNormal() async {
    #expect(UIWindow(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).windowLevel == .normal)
    #expect(UIWindow().windowLevel == .normal)
  }

  @Test("S-28 alert is the highest of the three, and no ceiling") func alertIsNoCeiling() async {
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.statusBar < .alert)
    let alert = UIWindow.filling(.alert, color: .red)
    let higher = UIWindow.filling(.alert + 1, color: .green)
    higher.isHidden = false
    alert.isHidden = false
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 0, green: 255, blue: 0))
  }

  @Test("S-30 a level is a number in a struct") func levelIsAStruct() async {
    #expect(UIWindow.Level(rawValue: 0) == .normal)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect((UIWindow.Level.normal - 1).rawValue == -1)
    #expect(Set([UIWindow.Level.normal, UIWindow.Level(rawValue: 0), .alert]).count == 2)
  }

  @Test("Levels that are no numbers have a defined place") func oddLevels() async {
    #expect(UIWindow.Level(rawValue: .nan).rawValue == 0)
    #expect(UIWindow.Level(rawValue: .infinity).rawValue == .greatestFiniteMagnitude)
    #expect(UIWindow.Level(rawValue: -.infinity).rawValue == -.greatestFiniteMagnitude)
    let window = UIWindow.filling(UIWindow.Level(rawValue: .infinity), color: .red)
    window.isHidden = false
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("W-01 a higher level is in front, however the windows were shown, raised or made key", arguments: [false, true])
  func higherIsInFront(higherFirst: Bool) async {
    let low = UIWindow.filling(UIWindow.Level(rawValue: 1), color: .red)
    let high = UIWindow.filling(UIWindow.Level(rawValue: 2), color: .green)
    for window in higherFirst ? [high, low] : [low, high] { window.isHidden = false }
    let green = Picture.Pixel(red: 0, green: 255, blue: 0)
    #expect(await user.screenshot().pixel(at: middle) == green)
    low.makeKeyAndVisible()
    #expect(await user.screenshot().pixel(at: middle) == green)
    low.makeKey()
    low.isHidden = true
    low.isHidden = false
    #expect(await user.screenshot().pixel(at: middle) == green)
    #expect(UIApplication.shared.windows.last === high)
  }

  @Test("W-02 makeKeyAndVisible brings a window in front of its peers") func makeKeyAndVisibleRaises() async {
    let first = UIWindow.filling(color: .red)
    let second = UIWindow.filling(color: .green)
    first.isHidden = false
    second.isHidden = false
    first.makeKeyAndVisible()
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
    #expect(UIApplication.shared.windows == [second, first])
  }

  @Test("W-23 of two peers the one shown last is in front") func lastShownIsInFront() async {
    let first = UIWindow.filling(color: .red)
    let second = UIWindow.filling(color: .green)
    second.isHidden = false
    first.isHidden = false
    #expect(await user.screenshot().pixel(at: middle) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("S-27 makeKeyAndVisible raises within its level and leaves the level alone") func levelStays() async {
    let lower = UIWindow.filling(UIWindow.Level(rawValue: -1))
    let peer = UIWindow.filling()
    let higher = UIWindow.filling(.statusBar)
    let window = UIWindow.filling()
    for other in [lower, peer, higher] { other.isHidden = false }
    window.makeKeyAndVisible()
    #expect(window.windowLevel == .normal)
    #expect(UIApplication.shared.windows == [lower, peer, window, higher])
    #expect(window.isKeyWindow)
    #expect(!window.isHidden)
  }

  @Test("S-31 here a window at the status bar's level covers the status bar (a deviation); one below does not") func statusBar() async {
    let below = UIWindow.filling(.statusBar - 1, color: .red)
    below.isHidden = false
    let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    let bar = CGRect(x: 0, y: 0, width: 390, height: 47)
    #expect(await user.screenshot().allPixels(in: bar, satisfy: { $0 == red }) == false)
    let covering = UIWindow.filling(.statusBar, color: .red)
    covering.isHidden = false
    #expect(await user.screenshot().allPixels(in: bar, satisfy: { $0 == red }))
    #expect(UIApplication.shared.windows == [below, covering])
  }

  @Test("S-07 an opaque window at a higher level covers everything of the lower one") func coversEverything() async {
    let app = UIWindow.filling(color: .white)
    app.rootViewController?.view.addSubview(UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40)))
    (app.rootViewController?.view.subviews.first as? UILabel)?.text = "beneath 下面"
    app.makeKeyAndVisible()
    let lock = UIWindow.filling(.alert + 1, color: .green)
    lock.isHidden = false
    let picture = await user.screenshot()
    #expect(picture.allPixels(in: CGRect(x: 0, y: 0, width: 390, height: 844)) { $0 == Picture.Pixel(red: 0, green: 255, blue: 0) })
  }
}
