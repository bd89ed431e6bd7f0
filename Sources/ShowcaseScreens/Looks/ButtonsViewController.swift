import UIKit

/// Buttons of both types, with their actions by selector and by closure.
package final class ButtonsViewController: ListViewController {
  /// How often any of the buttons was pressed.
  package private(set) var taps = 0
  private let countLabel = UILabel()

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Buttons"
    countLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    countLabel.textColor = .secondaryLabel
    countLabel.frame.size = CGSize(width: 60, height: 28)
    countLabel.textAlignment = .right
    showCount()
    let countLabel = countLabel
    sections = [
      ListSection(
        "System",
        rows: [
          row { $0.setTitle("Target and selector", for: .normal) },
          row {
            $0.setTitle("Disabled", for: .normal)
            $0.isEnabled = false
          },
        ]),
      ListSection("Filled", rows: [filledRow("Continue", .systemBlue), filledRow("Delete", .systemRed)]),
      ListSection(
        "With a picture",
        rows: [
          row {
            $0.setImage(StatusBarSymbol.check.image(color: .systemGreen, hole: .white), for: .normal)
            $0.setTitle("  Done", for: .normal)
          }
        ]),
      ListSection("Counted", rows: [ListRow("Taps").configured { $0.accessoryView = countLabel }]),
    ]
  }

  private func row(_ dress: @escaping @MainActor (UIButton) -> Void) -> ListRow {
    ListRow("").configured { [weak self] cell in
      let button = UIButton(type: .system)
      dress(button)
      button.addTarget(self, action: Selector("count:", ButtonsViewController.count(_:)), for: .touchUpInside)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.frame = cell.contentView.bounds
      button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(button)
    }
  }

  private func filledRow(_ title: String, _ colour: UIColor) -> ListRow {
    ListRow("").configured { [weak self] cell in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
      button.setTitleColor(UIColor.white.withAlphaComponent(0.4), for: .highlighted)
      button.backgroundColor = colour
      button.layer.cornerRadius = 10
      button.addAction(UIAction { _ in self?.count(nil) }, for: .touchUpInside)
      button.frame = cell.contentView.bounds.insetBy(dx: 6, dy: 5)
      button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(button)
    }
  }

  private func count(_ sender: Any?) {
    taps += 1
    showCount()
  }

  private func showCount() {
    countLabel.text = "\(taps)"
  }
}
