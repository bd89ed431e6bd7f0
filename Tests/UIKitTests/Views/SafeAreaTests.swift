import Testing
import UIKit
import UIKitTesting

@Suite("Safe area and margins", .application(device: .iPhone14)) @MainActor struct SafeAreaTests {
  let user = User()
  let window = UIWindow.filling()
  var root: UIView { window.rootViewController!.view }

  init() { window.makeKeyAndVisible() }

  @Test("O-19 none outside of a window; the window's bars in it; the controller's own added") func windowInsets() async {
    #expect(UIView().safeAreaInsets == .zero)
    await user.turn()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(root.safeAreaInsets == window.safeAreaInsets)
    window.rootViewController!.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 0, right: 0)
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 91, left: 5, bottom: 34, right: 0))
  }

  @Test("M11-05 a child keeps what its parent's inset still covers, from 0 to all of it") func children() async {
    let cases: [(CGRect, UIEdgeInsets)] = [
      (root.bounds, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      (CGRect(x: 0, y: 20, width: 390, height: 800), UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0)),
      (CGRect(x: 0, y: 100, width: 390, height: 100), .zero),
      (CGRect(x: 0, y: -50, width: 390, height: 10), UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)),
      (CGRect(x: 0, y: 10, width: 390, height: 10), UIEdgeInsets(top: 37, left: 0, bottom: 0, right: 0)),
    ]
    for (frame, insets) in cases {
      let child = UIView(frame: frame)
      root.addSubview(child)
      #expect(child.safeAreaInsets == insets, "\(frame)")
      child.removeFromSuperview()
      #expect(child.safeAreaInsets == .zero)
    }
  }

  @Test("A child's insets follow its place, and its own children's follow") func following() {
    final class Watching: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let outer = UIView(frame: root.bounds)
    let inner = Watching(frame: root.bounds)
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 47)
    outer.frame.origin.y = 30
    #expect(outer.safeAreaInsets.top == 17)
    #expect(inner.safeAreaInsets.top == 17)
    let changes = inner.changes
    outer.frame.origin.y = 30
    #expect(inner.changes == changes)
    outer.frame.origin.y = 60
    #expect(inner.safeAreaInsets.top == 0)
    #expect(inner.changes == changes + 1)
  }

  @Test("M11-02 M11-04 margins are 8, plus the safe area where they are asked to") func margins() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins.top == 8)
    child.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(child.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("M11-03 a controller's root view has 16 at its sides, nothing above and below") func rootMargins() {
    #expect(root.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }

  @Test("M11-06 margins may be at least what the superview's still cover") func preserving() {
    let child = UIView(frame: CGRect(x: 6, y: 200, width: 300, height: 100))
    root.addSubview(child)
    #expect(child.layoutMargins.left == 8)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins.left == 10)
    #expect(child.layoutMargins.right == 8)
  }
}
