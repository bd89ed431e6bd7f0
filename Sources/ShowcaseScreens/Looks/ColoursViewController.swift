import UIKit

/// The system colours, in the appearance the screen has.
package final class ColoursViewController: ListViewController {
  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Colours"
    sections = [
      section(
        "Colours",
        [
          ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
          ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue), ("Purple", .systemPurple),
          ("Pink", .systemPink), ("Brown", .systemBrown),
        ]),
      section(
        "Greys",
        [
          ("Grey", .systemGray), ("Grey 2", .systemGray2), ("Grey 4", .systemGray4), ("Grey 5", .systemGray5),
          ("Grey 6", .systemGray6),
        ]),
      section(
        "Labels and fills",
        [
          ("Label", .label), ("Secondary label", .secondaryLabel), ("Quaternary label", .quaternaryLabel), ("Link", .link),
          ("Separator", .separator), ("Fill", .systemFill), ("Tertiary fill", .tertiarySystemFill),
        ]),
      section(
        "Backgrounds",
        [
          ("Background", .systemBackground), ("Secondary background", .secondarySystemBackground),
          ("Grouped background", .systemGroupedBackground),
        ]),
    ]
  }

  private func section(_ title: String, _ colours: [(String, UIColor)]) -> ListSection {
    ListSection(title, rows: colours.map { colour in ListRow(colour.0).configured { $0.accessoryView = SwatchView(colour.1) } })
  }
}
