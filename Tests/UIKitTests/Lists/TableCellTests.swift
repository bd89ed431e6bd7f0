import Testing
import UIKitTesting

@testable import UIKit

/// The measures of cells, at scale 2 as in the rules.
@Suite("Cells", .application(device: .iPhoneSE)) @MainActor struct TableCellTests {
  let user = User()

  private func cell(
    _ style: UITableViewCell.CellStyle, _ table: UITableView.Style = .plain, dress: @escaping (UITableViewCell) -> Void = { _ in }
  )
    -> (TableStage, UITableViewCell)
  {
    let script = TableScript()
    script.style = style
    script.dress = { cell, _ in dress(cell) }
    let stage = TableStage(table, rows: [3], script: script)
    let cell = stage.cell(1)!
    cell.layoutIfNeeded()
    return (stage, cell)
  }

  @Test("M5-02: a line of text makes a row of 43.5; an empty row is 44")
  func heights() {
    let (stage, cell) = cell(.default)
    #expect(cell.frame.height == 43.5)
    #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 43.5)
    let (_, empty) = self.cell(.default) { $0.textLabel?.text = nil }
    #expect(empty.frame.height == 44)
    #expect(self.cell(.value1).1.frame.height == 43.5)
    #expect(self.cell(.value2).1.frame.height == 43.5)
    #expect(self.cell(.subtitle).1.frame.height == 55.5)
  }

  @Test("A text of several lines makes a higher row")
  func severalLines() {
    let (_, cell) = cell(.default) {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = String(repeating: "word ", count: 60)
    }
    #expect(cell.frame.height > 100)
    #expect((cell.frame.height - 23).truncatingRemainder(dividingBy: 20.5) == 0)
  }

  @Test("M5-03, M5-04: the text begins at the margin, and the content ends before the accessory")
  func accessories() {
    let (_, plain) = cell(.default)
    #expect(plain.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
    #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 43.5))
    let (_, disclosure) = cell(.default) { $0.accessoryType = .disclosureIndicator }
    #expect(disclosure.contentView.frame.width == 348.5)
    let (_, checkmark) = cell(.default) { $0.accessoryType = .checkmark }
    #expect(checkmark.contentView.frame.width == 331)
    let (_, own) = cell(.default) { $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    #expect(own.accessoryView?.frame == CGRect(x: 375 - 16 - 50, y: 12, width: 50, height: 20))
    #expect(own.contentView.frame.width == 309)
    #expect(own.accessoryType == .none)
  }

  @Test("M5-05: the chevron is 10.5 by 14, at the margin, in the middle")
  func chevron() throws {
    let (_, cell) = cell(.default) { $0.accessoryType = .disclosureIndicator }
    let accessory = try #require(cell.builtAccessory)
    accessory.layoutIfNeeded()
    let mark = try #require(accessory.subviews.first)
    #expect(cell.convert(mark.bounds, from: mark) == CGRect(x: 375 - 16 - 10.5, y: 15, width: 10.5, height: 14))
    #expect(CellMark.Mark.chevron.size == CGSize(width: 10.5, height: 14))
  }

  @Test("M5-08: the text begins 15 after an image, and so does the line")
  func image() {
    let (_, cell) = cell(.default) { $0.imageView?.image = Self.square(29) }
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 7.5, width: 29, height: 29))
    #expect(cell.textLabel?.frame.minX == 60)
    #expect(cell.separator.frame.minX == 60)
  }

  @Test("M5-09: title and subtitle are stacked without a gap, in the middle")
  func subtitle() throws {
    let (stage, _) = cell(.subtitle)
    stage.table.rowHeight = 50
    stage.table.layoutIfNeeded()
    let cell = try #require(stage.cell(1))
    cell.textLabel?.font = .systemFont(ofSize: 16)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minY == 8)
    #expect(cell.detailTextLabel?.frame.minY == 27.5)
    #expect(cell.detailTextLabel?.font == .systemFont(ofSize: 12))
    #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
  }

  @Test("M5-10: value1 has the detail at the end, on the title's baseline; a long title leaves it a third")
  func value1() throws {
    let (_, cell) = cell(.value1)
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(text.frame.minX == 16)
    #expect(detail.frame.maxX == 359)
    #expect(text.frame.minY == detail.frame.minY)
    #expect(text.font == .systemFont(ofSize: 17))
    let (_, long) = self.cell(.value1) {
      $0.textLabel?.text = String(repeating: "title ", count: 20)
      $0.detailTextLabel?.text = String(repeating: "detail ", count: 20)
    }
    let title = try #require(long.textLabel)
    #expect(title.frame.maxX < (long.detailTextLabel?.frame.minX ?? 0))
    #expect((long.detailTextLabel?.frame.width ?? 0) >= 343 / 3 - 1)
  }

  @Test("M5-11: value2 has a tinted title in a column of 91, the detail 6 after it")
  func value2() throws {
    let (_, cell) = cell(.value2)
    #expect(cell.textLabel?.frame.maxX == 107)
    #expect(cell.detailTextLabel?.frame.minX == 113)
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.imageView == nil)
  }

  @Test("M5-13, M5-14: lines are a pixel thick and run where the style says")
  func separators() throws {
    let (stage, cell) = cell(.default)
    #expect(cell.separator.frame == CGRect(x: 16, y: 43, width: 359, height: 0.5))
    #expect(!cell.separator.isHidden)
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    cell.layoutIfNeeded()
    #expect(cell.separator.frame == CGRect(x: 40, y: 43, width: 325, height: 0.5))
    stage.table.separatorStyle = .none
    cell.layoutIfNeeded()
    #expect(cell.separator.isHidden)
    let (grouped, _) = self.cell(.default, .grouped)
    for row in 0...2 { grouped.cell(row)?.layoutIfNeeded() }
    #expect(grouped.cell(0)?.topSeparator?.isHidden == false)
    #expect(grouped.cell(0)?.separator.frame.minX == 16)
    #expect(grouped.cell(2)?.separator.frame.minX == 0)
    #expect(grouped.cell(1)?.topSeparator?.isHidden ?? true)
    let (cards, _) = self.cell(.default, .insetGrouped)
    for row in 0...2 { cards.cell(row)?.layoutIfNeeded() }
    #expect(cards.cell(0)?.topSeparator?.isHidden ?? true)
    #expect(cards.cell(1)?.separator.isHidden == false)
    #expect(cards.cell(2)?.separator.isHidden == true)
  }

  @Test("M5-20, M5-21: cards stand off 16 at 375, and round the corners of their first and last rows")
  func cards() {
    let (stage, cell) = cell(.default, .insetGrouped)
    #expect(cell.frame.minX == 16 && cell.frame.width == 343)
    #expect(cell.layer.cornerRadius == 0)
    #expect(stage.cell(0)?.layer.cornerRadius == 10)
    #expect(stage.cell(0)?.layer.cornerCurve == .continuous)
    #expect(stage.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(stage.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    stage.cell(0)?.setHighlighted(true, animated: false)
    #expect(stage.cell(0)?.selectedBackgroundView?.layer.cornerRadius == 10)
    stage.table.frame.size.width = 430
    stage.table.layoutIfNeeded()
    #expect(stage.cell(1)?.frame == CGRect(x: 20, y: 35 + 43.5, width: 390, height: 43.5))
  }

  @Test("M5-12: backgrounds follow the style, unless the app sets its own")
  func backgrounds() {
    #expect(cell(.default).1.backgroundColor == .systemBackground)
    #expect(cell(.default, .grouped).1.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell(.default) { $0.backgroundColor = .red }.1.backgroundColor == .red)
    #expect(UITableView(frame: .zero, style: .insetGrouped).backgroundColor == .systemGroupedBackground)
    #expect(UITableView().backgroundColor == .systemBackground)
  }

  @Test("Indentation moves the content in")
  func indentation() {
    let (_, cell) = cell(.default) { $0.indentationLevel = 3 }
    #expect(cell.textLabel?.frame.minX == 46)
  }

  @Test("Labels are made when they are asked for")
  func lazyParts() {
    let cell = UITableViewCell()
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.reuseIdentifier == nil)
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: "x").detailTextLabel != nil)
  }

  private static func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
