import UIKit

/// The clear root of the overlay window: it holds the bar and gives it a new frame when the interface turns.
package final class StatusBarOverlayController: UIViewController {
  package let topBar = TopBarView()
  package private(set) var isBarShown = false

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    view.addSubview(topBar)
  }

  override package func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.placeBar(in: size) })
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar(in: view.bounds.size)
  }

  /// Moves the bar to its place on the screen, or to its place outside, above it; inside an animation block it slides there.
  package func setBarShown(_ shown: Bool) {
    isBarShown = shown
    placeBar(in: view.bounds.size)
  }

  private func placeBar(in size: CGSize) {
    let insets = view.safeAreaInsets
    // As tall as the navigation bar beneath it, and the status bar.
    let contentHeight: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : 44
    let height = insets.top + contentHeight
    topBar.contentInsets = UIEdgeInsets(top: insets.top, left: insets.left, bottom: 0, right: insets.right)
    topBar.frame = CGRect(x: 0, y: isBarShown ? 0 : -height, width: size.width, height: height)
  }
}
