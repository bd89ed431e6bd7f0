import UIKitTesting

/// A scroll view on the screen and a finger that drags it, so that the loop turns in its tracking mode.
@MainActor final class DraggedList {
  let user = User()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private var finger: Finger?

  init() {
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: window.bounds.width, height: 5000)
    let controller = UIViewController()
    controller.view.addSubview(list)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func beginDrag() async {
    let finger = await user.touchDown(at: CGPoint(x: 100, y: 500))
    await finger.move(to: CGPoint(x: 100, y: 400), duration: 0.1)
    self.finger = finger
  }

  func endDrag() async {
    // Held still first, so that nothing flies on.
    await user.advance(by: 0.3)
    await finger?.up()
    finger = nil
    await user.settle()
  }
}
