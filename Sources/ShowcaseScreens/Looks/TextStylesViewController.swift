import UIKit

/// Every text style at the current text size, each line set in itself.
package final class TextStylesViewController: ListViewController {
  private static let styles: [(String, UIFont.TextStyle)] = [
    ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline),
    ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
    ("Caption 2", .caption2),
  ]

  private static let weights: [(String, UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Text styles"
    sections = [
      ListSection("Styles", rows: Self.styles.map { row(for: $0.0, font: UIFont.preferredFont(forTextStyle: $0.1)) }),
      ListSection("Weights", rows: Self.weights.map { row(for: $0.0, font: UIFont.systemFont(ofSize: 17, weight: $0.1)) }),
    ]
  }

  private func row(for name: String, font: UIFont) -> ListRow {
    ListRow(name, detail: "\(Int(font.pointSize)) pt", style: .value1).configured { cell in
      cell.textLabel?.font = font
    }
  }
}
