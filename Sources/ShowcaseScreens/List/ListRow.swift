import UIKit

/// One row of a list whose content is known beforehand: what it shows, and what happens when it is chosen.
package struct ListRow {
  package var title: String
  package var detail: String?
  package var style = UITableViewCell.CellStyle.default
  package var image: UIImage?
  package var accessory = UITableViewCell.AccessoryType.none
  /// Changes the cell further, each time it is about to be shown.
  package var configure: (@MainActor (UITableViewCell) -> Void)?
  /// What a tap does; without it the row cannot be selected.
  package var choose: (@MainActor () -> Void)?

  package init(_ title: String, detail: String? = nil, style: UITableViewCell.CellStyle = .default, image: UIImage? = nil) {
    self.title = title
    self.detail = detail
    self.style = style
    self.image = image
  }

  /// The row with `action` behind it.
  package func choosing(_ action: @escaping @MainActor () -> Void) -> ListRow {
    var row = self
    row.choose = action
    return row
  }

  /// The row with a chevron, leading to the controller that `destination` makes.
  package func leading(
    from source: UIViewController, to destination: @escaping @MainActor () -> UIViewController
  ) -> ListRow {
    var row = self
    row.accessory = .disclosureIndicator
    row.choose = { [weak source] in
      source?.navigationController?.pushViewController(destination(), animated: true)
    }
    return row
  }

  /// The row with `change` applied to its cell.
  package func configured(_ change: @escaping @MainActor (UITableViewCell) -> Void) -> ListRow {
    var row = self
    row.configure = change
    return row
  }
}
