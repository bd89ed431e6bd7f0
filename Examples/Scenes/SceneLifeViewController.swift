import UIKit

/// Lists what the scene's delegate was told, the latest last.
class SceneLifeViewController: UITableViewController {
  private var calls: [String] = []

  func add(_ call: String) {
    calls.append(call)
    if isViewLoaded { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New scene", style: .plain, target: self, action: Selector("openScene", SceneLifeViewController.openScene))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "call")
  }

  private func openScene() { AppDelegate.openScene() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "The scene's life"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "call", for: indexPath)
    cell.textLabel?.text = calls[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }
}
