/// The place of a row: what an `IndexPath` of two numbers says, without its weight.
struct RowPath: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Nil for a path that does not have two numbers.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], row: path[1])
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (first: RowPath, second: RowPath) -> Bool {
    first.section == second.section ? first.row < second.row : first.section < second.section
  }
}
