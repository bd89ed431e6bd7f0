import UIKit

/// The clear root of the overlay window.
final class SlideOverlayViewController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }
}
