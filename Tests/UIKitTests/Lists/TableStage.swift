import UIKit
import UIKitTesting

/// A table that fills a window, with rows from numbers, and a log of what is asked and told.
@MainActor final class TableStage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let table: UITableView
  let source: TableScript

  init(_ style: UITableView.Style = .plain, rows: [Int], script: TableScript = TableScript(), bars: Bool = false) {
    table = UITableView(frame: UIScreen.main.bounds, style: style)
    source = script
    source.rows = rows
    table.contentInsetAdjustmentBehavior = bars ? .automatic : .never
    table.dataSource = source
    table.delegate = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: section)) }

  /// The middle of a row on the screen.
  func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return CGPoint(x: rect.midX, y: rect.midY - table.contentOffset.y)
  }
}

/// A data source and delegate that shows numbers.
@MainActor class TableScript: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [Int] = []
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var made = 0
  var asked = 0
  var log: [String] = []
  var allowsHighlight = true
  var replacement: (IndexPath) -> IndexPath? = { $0 }
  var style = UITableViewCell.CellStyle.default
  var dress: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? {
        made += 1
        return UITableViewCell(style: style, reuseIdentifier: "row")
      }()
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    cell.detailTextLabel?.text = "detail"
    dress(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { allowsHighlight }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("unhighlight", indexPath) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return replacement(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }

  // A subclass implements what it overrides: an optional requirement is taken up where the conformance is declared.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) throws -> CGFloat { throw _uikOptional }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) throws -> CGFloat { throw _uikOptional }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) throws -> CGFloat { throw _uikOptional }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws -> UIView? { throw _uikOptional }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) throws { throw _uikOptional }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws { throw _uikOptional }

  private func note(_ event: String, _ path: IndexPath) { log.append("\(event) \(path.section).\(path.row)") }
}

/// A script whose rows have heights of the delegate's.
final class MeasuredScript: TableScript {
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  var heightsAsked = 0
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightsAsked += 1
    return height(indexPath)
  }
}
