import Testing
import UIKitTesting

@testable import UIKit

@Suite("A table's rows in and out of view", .application) @MainActor struct TableReuseTests {
  let user = User()

  @Test("Only rows in view have cells, and few cells serve many rows")
  func reuse() async {
    let stage = TableStage(rows: [1000])
    stage.table.rowHeight = 44
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells.count == 20)
    for page in 0..<60 {
      stage.table.contentOffset.y = CGFloat(page) * 700
      stage.table.layoutIfNeeded()
      let paths = stage.table.indexPathsForVisibleRows ?? []
      #expect(paths.first?.row == Int(CGFloat(page) * 700 / 44))
      #expect(paths.count <= 21)
      for path in paths { #expect(stage.table.cellForRow(at: path)?.textLabel?.text == "0.\(path.row)") }
    }
    #expect(stage.source.made <= 42)
    #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == stage.source.made)
    #expect(stage.cell(0) == nil)
  }

  @Test("A million rows of one height are loaded and crossed in no time")
  func million() async {
    let stage = TableStage(rows: [1_000_000])
    stage.table.rowHeight = 44
    let elapsed = await ContinuousClock().measure {
      stage.table.reloadData()
      for step in 0..<200 {
        stage.table.contentOffset.y = CGFloat(step) * 219_000 + CGFloat(step)
        stage.table.layoutIfNeeded()
      }
      await user.turn()
    }
    #expect(stage.table.contentSize.height == 44_000_000)
    #expect(stage.source.made < 60)
    #expect(elapsed < .seconds(5))
    stage.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    stage.table.layoutIfNeeded()
    #expect(stage.cell(999_999)?.textLabel?.text == "0.999999")
    #expect(stage.table.contentOffset.y == 43_999_156)
  }

  @Test("A million rows whose heights the delegate knows are asked only in view")
  func millionMeasured() {
    let script = MeasuredScript()
    script.height = { $0.row % 2 == 0 ? 40 : 60 }
    let stage = TableStage(rows: [1_000_000], script: script)
    #expect(script.heightsAsked < 100)
    #expect(stage.table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 140, width: 390, height: 60))
    stage.table.estimatedRowHeight = 50
    stage.table.contentOffset.y = 25_000_000
    stage.table.layoutIfNeeded()
    let paths = stage.table.indexPathsForVisibleRows ?? []
    #expect(paths.count > 10)
    for (path, next) in zip(paths, paths.dropFirst()) {
      #expect(stage.table.rectForRow(at: path).maxY == stage.table.rectForRow(at: next).minY)
      #expect(stage.table.cellForRow(at: path)?.frame == stage.table.rectForRow(at: path))
    }
  }

  @Test("Rows above that turn out higher than guessed do not move what is seen")
  func anchored() {
    let script = MeasuredScript()
    script.height = { _ in 80 }
    let stage = TableStage(rows: [500], script: script)
    stage.table.estimatedRowHeight = 40
    stage.table.layoutIfNeeded()
    stage.table.contentOffset.y = 8000
    stage.table.layoutIfNeeded()
    let first = stage.table.indexPathsForVisibleRows![0]
    var last = stage.table.rectForRow(at: first).minY - stage.table.contentOffset.y
    for _ in 0..<20 {
      stage.table.contentOffset.y -= 10
      stage.table.layoutIfNeeded()
      let place = stage.table.rectForRow(at: first).minY - stage.table.contentOffset.y
      #expect(abs(place - last - 10) < 0.01)
      last = place
    }
  }

  @Test("Registered classes make cells, headers and footers")
  func registered() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(RegisteredCell.self, forCellReuseIdentifier: "a")
    let cell = table.dequeueReusableCell(withIdentifier: "a", for: IndexPath(row: 0, section: 0))
    #expect((cell as? RegisteredCell)?.extra == [1, 2, 3])
    #expect(cell.reuseIdentifier == "a")
    #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
    let stranger = table.dequeueReusableCell(withIdentifier: "b", for: IndexPath(row: 0, section: 0))
    #expect(stranger.reuseIdentifier == "b")
    table.register(RegisteredTitle.self, forHeaderFooterViewReuseIdentifier: "h")
    #expect((table.dequeueReusableHeaderFooterView(withIdentifier: "h") as? RegisteredTitle)?.reuseIdentifier == "h")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    table.register(UIView.self, forCellReuseIdentifier: "c")
    #expect(table.dequeueReusableCell(withIdentifier: "c") == nil)
  }

  @Test("A cell is readied before it is used again, and its look is plain again")
  func prepared() async {
    let stage = TableStage(rows: [100])
    await user.tap(at: stage.middle(0))
    #expect(stage.cell(0)?.isSelected == true)
    stage.table.contentOffset.y = 2000
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.table.contentOffset.y = 0
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells.filter(\.isSelected).count == 1)
    #expect(stage.cell(0)?.isSelected == true)
  }

  @Test("reloadData asks anew, and forgets the selection")
  func reload() async {
    let stage = TableStage(rows: [3])
    await user.tap(at: stage.middle(1))
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stage.source.rows = [5, 2]
    #expect(stage.table.numberOfRows(inSection: 0) == 3)
    stage.table.reloadData()
    #expect(stage.table.numberOfSections == 2)
    #expect(stage.table.numberOfRows(inSection: 0) == 5)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells.count == 7)
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.source.rows = []
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.table.visibleCells.isEmpty)
    #expect(stage.table.contentSize.height == 0)
  }

  @Test("Questions about places")
  func places() {
    let stage = TableStage(.grouped, rows: [2, 0, 3])
    stage.table.rowHeight = 50
    stage.table.layoutIfNeeded()
    let table = stage.table
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 35, width: 390, height: 50))
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 35 + 100 + 17.5))
    #expect(table.rectForHeader(inSection: 0).height == 35)
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 135, width: 390, height: 17.5))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 86)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 10)) == nil)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 10, height: 20))?.map(\.row) == [0, 1])
    #expect(table.indexPath(for: stage.cell(1, 2)!) == IndexPath(row: 1, section: 2))
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    #expect(table.rect(forSection: 7) == .zero)
    #expect(table.numberOfRows(inSection: -1) == 0)
    table.scrollToRow(at: IndexPath(row: 9, section: 9), at: .top, animated: false)
    #expect(table.contentOffset == .zero)
  }

  @Test("scrollToRow ends where it is told to", arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func scrollToRow(position: UITableView.ScrollPosition) async {
    let stage = TableStage(rows: [200])
    stage.table.rowHeight = 44
    stage.table.layoutIfNeeded()
    stage.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: position, animated: true)
    await user.settle()
    let top: CGFloat = 4400
    switch position {
    case .top: #expect(stage.table.contentOffset.y == top)
    case .middle: #expect(stage.table.contentOffset.y == top + 22 - 422)
    case .bottom, .none: #expect(stage.table.contentOffset.y == top + 44 - 844)
    }
    #expect(stage.cell(100) != nil)
  }

  @Test("Heights that are none, and rows there are not, are harmless", arguments: [CGFloat.nan, -.infinity, -30, 0, .infinity])
  func badHeights(height: CGFloat) async {
    let script = MeasuredScript()
    script.height = { _ in height }
    let stage = TableStage(rows: [5000], script: script)
    stage.table.layoutIfNeeded()
    #expect(stage.table.contentSize.height.isFinite)
    stage.table.rowHeight = height
    stage.table.estimatedRowHeight = height
    stage.table.sectionHeaderHeight = height
    stage.table.layoutIfNeeded()
    #expect(stage.table.contentSize.height.isFinite)
    await user.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200))
    await user.settle()
    #expect(stage.table.contentOffset.y.isFinite)
  }

  @Test("Sizes that are none are harmless")
  func badSizes() async {
    let stage = TableStage(rows: [-5, 30])
    #expect(stage.table.numberOfRows(inSection: 0) == 0)
    stage.table.frame = CGRect(x: 0, y: 0, width: -10, height: CGFloat.nan)
    await user.turn()
    stage.table.frame = .zero
    await user.turn()
    #expect(stage.table.visibleCells.isEmpty)
    stage.table.frame = CGRect(x: 0, y: 0, width: 10, height: 400)
    await user.turn()
    #expect(!stage.table.visibleCells.isEmpty)
  }
}

final class RegisteredCell: UITableViewCell {
  let extra: [Int]
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    extra = [1, 2, 3]
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

final class RegisteredTitle: UITableViewHeaderFooterView {}
