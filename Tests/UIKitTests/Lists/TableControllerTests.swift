import Testing
import UIKitTesting

@testable import UIKit

@Suite("UITableViewController", .application) @MainActor struct TableControllerTests {
  let user = User()

  @Test("Its view is a table of its style, whose data source and delegate it is")
  func table() {
    let controller = UITableViewController(style: .insetGrouped)
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
    #expect(UITableViewController().tableView.style == .plain)
  }

  @Test("What a subclass overrides counts; what it does not, is as if it were not there")
  func overriding() async {
    let controller = NumbersController(style: .plain)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await user.turn()
    #expect(controller.tableView.visibleCells.count > 5)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    await user.tap(controller.tableView.visibleCells[2])
    #expect(controller.chosen == 2)
    #expect(controller.scrolls == 0 || controller.tableView.contentOffset.y != 0)
  }

  @Test("The selection is cleared before the view appears, if that is wished for", arguments: [true, false])
  func clearing(clears: Bool) async {
    let controller = NumbersController(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    await user.settle()
    await user.tap(controller.tableView.visibleCells[2])
    navigation.pushViewController(UIViewController(), animated: true)
    await user.settle()
    #expect(controller.tableView.indexPathForSelectedRow?.row == 2)
    navigation.popViewController(animated: true)
    await user.settle()
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : IndexPath(row: 2, section: 0)))
  }

  @Test("Under a navigation bar the rows begin below it, and pass under it")
  func underBar() async {
    let controller = NumbersController(style: .plain)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    await user.settle()
    #expect(controller.tableView.frame.height == 844)
    #expect(controller.tableView.adjustedContentInset.top == 91)
    #expect(controller.tableView.contentOffset.y == -91)
    #expect(controller.tableView.adjustedContentInset.bottom == 34)
  }

  @Test("Turned, the rows keep clear of the corners")
  func landscape() async throws {
    let controller = NumbersController(style: .insetGrouped)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await user.turn()
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    let table = try #require(controller.tableView)
    #expect(table.frame.width == 844)
    #expect(table.visibleCells.first?.frame.minX == 67)
    #expect(table.visibleCells.first?.frame.maxX == 777)
    #expect(table.adjustedContentInset.left == 0)
  }
}

final class NumbersController: UITableViewController {
  var chosen: Int?
  var scrolls = 0
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "n") ?? UITableViewCell(style: .default, reuseIdentifier: "n")
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
