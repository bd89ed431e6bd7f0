import Testing
import UIKitTesting

@testable import UIKit

@Suite("Selecting rows", .application) @MainActor struct TableSelectionTests {
  let user = User()

  @Test("A tap highlights, then selects; another row takes the selection over, in order")
  func order() async {
    let stage = TableStage(rows: [10])
    await user.tap(at: stage.middle(1))
    #expect(stage.source.log == ["highlight 0.1", "unhighlight 0.1", "willSelect 0.1", "didSelect 0.1"])
    #expect(stage.cell(1)?.isSelected == true)
    #expect(stage.cell(1)?.isHighlighted == false)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stage.source.log = []
    await user.tap(at: stage.middle(3))
    #expect(
      stage.source.log == [
        "highlight 0.3", "unhighlight 0.3", "willSelect 0.3", "willDeselect 0.1", "didDeselect 0.1", "didSelect 0.3",
      ])
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    #expect(stage.cell(1)?.isSelected == false)
  }

  @Test("M9-08: a resting finger highlights the row after 0.15 s; a drag takes that back and selects nothing")
  func dragged() async {
    let stage = TableStage(rows: [100])
    let finger = await user.touchDown(at: stage.middle(4))
    await user.advance(by: 0.1)
    #expect(stage.cell(4)?.isHighlighted == false)
    await user.advance(by: 0.1)
    #expect(stage.cell(4)?.isHighlighted == true)
    await finger.move(to: CGPoint(x: 200, y: 100), duration: 0.1)
    #expect(stage.table.visibleCells.allSatisfy { !$0.isHighlighted })
    await finger.up()
    await user.settle()
    #expect(stage.source.log == ["highlight 0.4", "unhighlight 0.4"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("The delegate can forbid the highlight, send the selection elsewhere, or refuse it")
  func delegateDecides() async {
    let stage = TableStage(rows: [10])
    stage.source.allowsHighlight = false
    await user.tap(at: stage.middle(0))
    #expect(stage.source.log == [])
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.source.allowsHighlight = true
    stage.source.replacement = { IndexPath(row: $0.row + 1, section: 0) }
    await user.tap(at: stage.middle(2))
    #expect(stage.table.indexPathForSelectedRow?.row == 3)
    stage.source.replacement = { _ in nil }
    await user.tap(at: stage.middle(5))
    #expect(stage.table.indexPathForSelectedRow?.row == 3)
    #expect(stage.source.log.last == "willSelect 0.5")
    stage.table.allowsSelection = false
    await user.tap(at: stage.middle(6))
    #expect(stage.source.log.last == "willSelect 0.5")
  }

  @Test("Several rows, where that is allowed; a second tap takes a row out")
  func multiple() async {
    let stage = TableStage(rows: [10])
    stage.table.allowsMultipleSelection = true
    for row in [4, 1, 7, 4] { await user.tap(at: stage.middle(row)) }
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [1, 7])
    #expect(stage.source.log.suffix(2) == ["willDeselect 0.4", "didDeselect 0.4"])
  }

  @Test("Selecting in code tells nobody")
  func inCode() {
    let stage = TableStage(rows: [100])
    stage.table.selectRow(at: IndexPath(row: 60, section: 0), animated: false, scrollPosition: .top)
    stage.table.layoutIfNeeded()
    #expect(stage.cell(60)?.isSelected == true)
    #expect(stage.table.contentOffset.y > 2000)
    stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [2])
    stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.table.selectRow(at: IndexPath(row: 200, section: 3), animated: false, scrollPosition: .none)
    stage.table.deselectRow(at: IndexPath(index: 5), animated: true)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.source.log.isEmpty)
  }

  @Test("M2-34, M5-27: the grey is there at once, and fades over 0.3 s when the row is deselected")
  func fade() async throws {
    let stage = TableStage(rows: [10])
    let point = CGPoint(x: 300, y: stage.middle(1).y)
    let white = await user.screenshot().pixel(at: point)
    await user.tap(at: stage.middle(1))
    let grey = await user.screenshot().pixel(at: point)
    #expect(grey.distance(to: Picture.Pixel(red: 209, green: 209, blue: 214)) <= 1)
    stage.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(stage.cell(1)?.isSelected == false)
    await user.advance(by: 0.15)
    let half = user.shownPicture.pixel(at: point)
    #expect(half.red > 215 && half.red < 250)
    await user.advance(by: 0.2)
    #expect(user.shownPicture.pixel(at: point) == white)
    #expect(stage.cell(1)?.selectedBackgroundView?.superview == nil)
  }

  @Test("A row that is selected again while it fades is grey to stay")
  func fadeInterrupted() async {
    let stage = TableStage(rows: [10])
    await user.tap(at: stage.middle(1))
    stage.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    await user.advance(by: 0.1)
    await user.tap(at: stage.middle(1))
    await user.advance(by: 0.6)
    let pixel = user.shownPicture.pixel(at: CGPoint(x: 300, y: stage.middle(1).y))
    #expect(pixel.distance(to: Picture.Pixel(red: 209, green: 209, blue: 214)) <= 1)
  }

  @Test("selectionStyle none selects without a look")
  func noLook() async {
    let script = TableScript()
    script.dress = { cell, _ in cell.selectionStyle = .none }
    let stage = TableStage(rows: [10], script: script)
    await user.tap(at: stage.middle(1))
    #expect(stage.cell(1)?.isSelected == true)
    let pixel = await user.screenshot().pixel(at: CGPoint(x: 300, y: stage.middle(1).y))
    #expect(pixel == Picture.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("The detail button is the row's, but selects nothing; a button of the app's neither")
  func buttons() async throws {
    let script = ButtonScript()
    script.dress = { cell, path in
      if path.row == 0 { cell.accessoryType = .detailDisclosureButton }
      if path.row == 1 { cell.accessoryView = CountingButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30)) }
    }
    let stage = TableStage(rows: [10], script: script)
    let accessory = try #require(stage.cell(0)?.builtAccessory)
    await user.tap(at: accessory.convert(CGPoint(x: 12, y: accessory.bounds.midY), to: nil as UIView?))
    #expect(script.tapped == [IndexPath(row: 0, section: 0)])
    #expect(stage.table.indexPathForSelectedRow == nil)
    let button = try #require(stage.cell(1)?.accessoryView as? CountingButton)
    await user.tap(button)
    #expect(button.taps == 1)
    #expect(stage.table.indexPathForSelectedRow == nil)
    await user.tap(at: stage.middle(0))
    #expect(stage.table.indexPathForSelectedRow?.row == 0)
  }
}

final class ButtonScript: TableScript {
  var tapped: [IndexPath] = []
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { tapped.append(indexPath) }
}
