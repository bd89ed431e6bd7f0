import Testing
import UIKitTesting

@testable import UIKit

@Suite("Headers and footers of a table", .application) @MainActor struct TableTitleTests {
  let user = User()

  private func titled(_ style: UITableView.Style, rows: [Int]) -> TableStage {
    let script = TableScript()
    for section in rows.indices {
      script.headers[section] = "Section \(section)"
      if style != .plain { script.footers[section] = "Footer \(section)" }
    }
    let stage = TableStage(style, rows: rows, script: script)
    stage.table.rowHeight = 44
    stage.table.layoutIfNeeded()
    return stage
  }

  @Test("M5-15: a plain header is 28 high below 22 of room, and stays at the top until its section has passed")
  func floating() throws {
    let stage = titled(.plain, rows: [30, 30])
    let table = stage.table
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "Section 0")
    #expect(header.frame.minY == 22)
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 500)
    let end = table.rect(forSection: 0).maxY
    table.contentOffset.y = end - 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(table.headerView(forSection: 1)?.frame.minY == end + 22)
    table.contentOffset.y = end + 300
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == end + 300)
    table.contentOffset.y = -80
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 22)
  }

  @Test("Rows that are scrolled to stay clear of a floating header")
  func scrollClear() {
    let stage = titled(.plain, rows: [100])
    stage.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    stage.table.layoutIfNeeded()
    #expect(stage.table.rectForRow(at: IndexPath(row: 50, section: 0)).minY - stage.table.contentOffset.y == 28)
  }

  @Test("M5-16, M5-17: grouped sections keep their distances")
  func grouped() {
    let bare = TableStage(.grouped, rows: [1, 1])
    bare.table.rowHeight = 44
    #expect(bare.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(bare.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 114)
    let stage = titled(.grouped, rows: [1, 1])
    #expect(stage.table.rectForHeader(inSection: 0).height == 55.5)
    #expect(stage.table.rectForHeader(inSection: 1).height == 38)
    let header = stage.table.headerView(forSection: 0)
    #expect(header?.textLabel?.text == "SECTION 0")
    #expect(header?.textLabel?.font == .systemFont(ofSize: 13))
    #expect(header?.textLabel?.frame.minX == 16)
    header?.layoutIfNeeded()
    let gap = 55.5 - (header?.textLabel?.frame.maxY ?? 0)
    #expect(gap >= 6 && gap <= 7)
    let footer = stage.table.footerView(forSection: 0)
    footer?.layoutIfNeeded()
    #expect(footer?.textLabel?.text == "Footer 0")
    #expect(abs((footer?.textLabel?.frame.minY ?? 0) - 8) < 0.01)
  }

  @Test("M5-18: a long footer wraps, and a grouped header does not float")
  func wrapping() {
    let script = TableScript()
    script.footers[0] = String(repeating: "many words that need more than a single line ", count: 6)
    let stage = TableStage(.insetGrouped, rows: [40, 1], script: script)
    let rect = stage.table.rectForFooter(inSection: 0)
    #expect(rect.height > 18 + 5 * 15)
    stage.table.contentOffset.y = 300
    stage.table.layoutIfNeeded()
    #expect(stage.table.headerView(forSection: 0) == nil)
    stage.table.contentOffset.y = rect.minY - 100
    stage.table.layoutIfNeeded()
    let label = stage.table.footerView(forSection: 0)?.textLabel
    stage.table.footerView(forSection: 0)?.layoutIfNeeded()
    #expect(label?.frame.minX == 32)
    #expect(label.map { $0.frame.height >= $0.sizeThatFits(CGSize(width: $0.frame.width, height: 0)).height } == true)
  }

  @Test("The delegate's views and heights come first")
  func delegateViews() {
    let script = ViewScript()
    let stage = TableStage(.plain, rows: [3, 3], script: script)
    #expect(stage.table.rectForHeader(inSection: 0).height == 61)
    #expect(script.header.superview === stage.table)
    #expect(script.header.frame == stage.table.rectForHeader(inSection: 0))
    #expect(script.shown == ["header 0"])
    #expect(stage.table.rectForFooter(inSection: 1).height == 12)
    #expect(stage.table.footerView(forSection: 1) == nil)
  }

  @Test("A plain footer is small, wraps, and stays at the bottom until its section has passed")
  func plainFooter() throws {
    let script = TableScript()
    script.footers[0] = String(repeating: "many words that need more than a single line ", count: 3)
    let stage = TableStage(.plain, rows: [40, 1], script: script)
    let rect = stage.table.rectForFooter(inSection: 0)
    #expect(rect.height > 12 + 2 * 15)
    let footer = try #require(stage.table.footerView(forSection: 0))
    #expect(footer.textLabel?.font == .systemFont(ofSize: 13))
    #expect(abs(footer.frame.maxY - 844) < 0.01)
    #expect(footer.floats)
    stage.table.contentOffset.y = rect.maxY - 800
    stage.table.layoutIfNeeded()
    #expect(abs(footer.frame.minY - rect.minY) < 0.01)
    #expect(stage.table.footerView(forSection: 0)?.floats == false)
  }

  @Test("The table's own header and footer scroll along")
  func outerViews() {
    let stage = TableStage(rows: [3])
    let header = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 90))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    stage.table.rowHeight = 44
    stage.table.tableHeaderView = header
    stage.table.tableFooterView = footer
    stage.table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 90))
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 90)
    #expect(footer.frame == CGRect(x: 0, y: 222, width: 390, height: 30))
    #expect(stage.table.contentSize.height == 252)
    header.frame.size.height = 50
    stage.table.tableHeaderView = header
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    stage.table.tableHeaderView = nil
    stage.table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(footer.frame.minY == 132)
    let background = UIView()
    stage.table.backgroundView = background
    stage.table.contentOffset.y = -40
    stage.table.layoutIfNeeded()
    #expect(background.frame == stage.table.bounds)
    #expect(stage.table.subviews.first === background)
  }
}

final class ViewScript: TableScript {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 20))
  var shown: [String] = []
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { section == 0 ? header : nil }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { section == 0 ? 61 : 0 }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 1 ? 12 : 0 }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    shown.append("header \(section)")
  }
}
