import UIKit

/// A titled group of rows.
package struct ListSection {
  package var header: String?
  package var footer: String?
  package var rows: [ListRow]

  package init(_ header: String? = nil, footer: String? = nil, rows: [ListRow]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}
