import UIKit

/// What the app's picture shows while it is away.
class CoverViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
    let label = UILabel(frame: view.bounds)
    label.text = "Scenes"
    label.textColor = .white
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
