import UIKit

/// A table whose sections and rows are values; the screens of Showcase are made of these.
package class ListViewController: UITableViewController {
  /// What the table shows; setting it reloads the table.
  package var sections: [ListSection] = [] {
    didSet {
      if isViewLoaded { tableView.reloadData() }
    }
  }

  override package func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    if row.configure != nil {
      // A row that dresses its cell gets one of its own, so nothing of it shows up in another row.
      return fill(UITableViewCell(style: row.style, reuseIdentifier: nil), with: row)
    }
    let identifier = "row-\(row.style.rawValue)"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier)
    return fill(cell ?? UITableViewCell(style: row.style, reuseIdentifier: identifier), with: row)
  }

  override package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].rows[indexPath.row].choose != nil
  }

  override package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = sections[indexPath.section].rows[indexPath.row]
    if row.accessory != .disclosureIndicator {
      tableView.deselectRow(at: indexPath, animated: true)
    }
    row.choose?()
  }

  /// Where the first row with this title is.
  package func indexPath(ofRow title: String) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.rows.firstIndex(where: { $0.title == title }) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  private func fill(_ cell: UITableViewCell, with row: ListRow) -> UITableViewCell {
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = row.image
    cell.accessoryType = row.accessory
    row.configure?(cell)
    return cell
  }
}
