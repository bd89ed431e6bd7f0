import UIKit

/// The four cell styles, the accessories, and rows with pictures.
package final class CellsViewController: ListViewController {
  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Cells"
    sections = [
      ListSection(
        "Styles",
        rows: [
          ListRow("Default"),
          ListRow("Subtitle", detail: "Smaller, below the title", style: .subtitle),
          ListRow("Value 1", detail: "Detail", style: .value1),
          ListRow("Value 2", detail: "Detail", style: .value2),
        ]),
      ListSection(
        "Accessories",
        rows: [
          accessory("Disclosure indicator", .disclosureIndicator),
          accessory("Checkmark", .checkmark),
          accessory("Detail button", .detailButton),
          accessory("Detail and disclosure", .detailDisclosureButton),
        ]),
      ListSection(
        "Pictures",
        footer: "A footer says what the rows above it are for, in as many lines as it takes.",
        rows: [
          ListRow("Lock", image: RowIcon.lock.image()),
          ListRow("Bell", detail: "With a subtitle", style: .subtitle, image: RowIcon.bell.image()),
          ListRow("Languages", detail: "3", style: .value1, image: RowIcon.languages.image()),
        ]),
    ]
  }

  private func accessory(_ title: String, _ type: UITableViewCell.AccessoryType) -> ListRow {
    var row = ListRow(title)
    row.accessory = type
    return row.choosing {}
  }
}
