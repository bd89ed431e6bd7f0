import Testing
import UIKit
import UIKitTesting

@Suite("Coordinates of windows", .application) @MainActor struct WindowCoordinateTests {
  private let point = CGPoint(x: 30, y: 40)

  @Test("W-25 between two windows a point goes by the screen; windows at equal frames give it back") func betweenWindows() async {
    let first = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let second = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let twin = UIWindow(frame: first.frame)
    first.isHidden = false
    #expect(first.convert(point, to: second) == CGPoint(x: -60, y: 10))
    #expect(second.convert(point, from: first) == CGPoint(x: -60, y: 10))
    #expect(first.convert(point, to: twin) == point)
    #expect(first.convert(CGRect(x: 0, y: 0, width: 5, height: 6), to: second) == CGRect(x: -90, y: -30, width: 5, height: 6))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    second.addSubview(view)
    #expect(first.convert(point, to: view) == CGPoint(x: -65, y: 5))
  }

  @Test("W-26 a window's nil is the screen, shown or hidden, with or without a transform", arguments: [true, false])
  func windowAndScreen(isHidden: Bool) async {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    window.isHidden = isHidden
    #expect(window.convert(point, to: nil) == CGPoint(x: 40, y: 60))
    #expect(window.convert(point, from: nil) == CGPoint(x: 20, y: 20))
    #expect(window.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil) == CGRect(x: 11, y: 22, width: 3, height: 4))
    window.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(window.convert(CGPoint(x: 100, y: 100), to: nil) == CGPoint(x: 110, y: 120))
    #expect(window.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: -90, y: -80))
    #expect(window.convert(CGPoint(x: -90, y: -80), from: nil) == .zero)
    window.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(window.convert(point, from: nil).x.isFinite)
  }

  @Test("W-27 a view's nil is its window, not the screen") func viewAndWindow() async {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    let sibling = UIView(frame: CGRect(x: 50, y: 60, width: 50, height: 50))
    window.addSubview(view)
    window.addSubview(sibling)
    window.isHidden = false
    #expect(view.convert(point, to: nil) == CGPoint(x: 35, y: 46))
    #expect(view.convert(point, from: nil) == CGPoint(x: 25, y: 34))
    #expect(view.convert(point, to: sibling) == CGPoint(x: -15, y: -14))
  }
}
