/// Says what a table shows.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows `section` has. Negative numbers count as 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A cell for a row that comes into view; dequeue one where possible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 if this is not implemented.
  func numberOfSections(in tableView: UITableView) throws -> Int
  /// The text above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) throws -> String?
  /// The text below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) throws -> String?
}

extension UITableViewDataSource {
  /// Stands for a method the data source does not have.
  public func numberOfSections(in tableView: UITableView) throws -> Int { throw _uikOptional }
  /// Stands for a method the data source does not have.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) throws -> String? { throw _uikOptional }
  /// Stands for a method the data source does not have.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) throws -> String? { throw _uikOptional }
}
