import UIKit
import UIKitTesting

/// A scroll view that fills a window, with content of a given size, and a log of what its delegate hears.
@MainActor final class ScrollStage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let scroll: UIScrollView
  let content: UIView
  let log = ScrollLog()

  init(content size: CGSize, bars: Bool = false) {
    scroll = UIScrollView(frame: UIScreen.main.bounds)
    content = UIView(frame: CGRect(origin: .zero, size: size))
    content.backgroundColor = .white
    scroll.contentInsetAdjustmentBehavior = bars ? .automatic : .never
    scroll.contentSize = size
    scroll.delegate = log
    scroll.addSubview(content)
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// A finger from `start` that moves evenly by `distance` at `speed` points per second, and is lifted without stopping.
  func flick(_ user: User, from start: CGPoint, by distance: CGFloat, speed: CGFloat) async {
    await user.drag(from: start, to: CGPoint(x: start.x, y: start.y + distance), duration: abs(distance) / speed)
  }
}

/// Writes down what a scroll view tells, in order; movements in a row are one entry.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  var events: [String] = []
  var offsets: [CGPoint] = []
  var velocity: CGPoint?
  var proposedTarget: CGPoint?
  var wantedTarget: CGPoint?

  private func note(_ event: String) {
    if events.last != event { events.append(event) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll")
    offsets.append(scrollView.contentOffset)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let wantedTarget { targetContentOffset.pointee = wantedTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("didEndDragging \(decelerate)") }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
}
