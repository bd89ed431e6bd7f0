import UIKit

/// The first screen: every program and gallery, the appearance to use, and what the app runs on.
package final class HomeViewController: ListViewController {
  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Showcase"
    reload()
  }

  override package func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The size shown in the last section changes when the interface turns.
    if shownScreenSize != UIScreen.main.bounds.size { reload() }
  }

  private var shownScreenSize = CGSize.zero

  private func reload() {
    shownScreenSize = UIScreen.main.bounds.size
    sections = [programs, looks, appearance, about]
  }

  private var programs: ListSection {
    ListSection(
      "Windows",
      footer: "Each program puts a window of its own above this one.",
      rows: [
        ListRow("Password window", detail: "A lock above the whole app", style: .subtitle, image: RowIcon.lock.image())
          .leading(from: self) { PasswordViewController(style: .insetGrouped) },
        ListRow(
          "Status-bar notification", detail: "A bar that slides over the status bar", style: .subtitle,
          image: RowIcon.bell.image()
        )
        .leading(from: self) { SBExampleViewController(style: .grouped) },
      ])
  }

  private var looks: ListSection {
    ListSection(
      "Looks",
      rows: [
        ListRow("Text styles", image: RowIcon.text.image())
          .leading(from: self) { TextStylesViewController(style: .insetGrouped) },
        ListRow("Colours", image: RowIcon.colours.image())
          .leading(from: self) { ColoursViewController(style: .insetGrouped) },
        ListRow("Buttons", image: RowIcon.button.image())
          .leading(from: self) { ButtonsViewController(style: .insetGrouped) },
        ListRow("Text fields", image: RowIcon.field.image())
          .leading(from: self) { TextFieldsViewController(style: .insetGrouped) },
        ListRow("Cells", image: RowIcon.cells.image())
          .leading(from: self) { CellsViewController(style: .insetGrouped) },
        ListRow("Languages and emoji", image: RowIcon.languages.image())
          .leading(from: self) { LanguagesViewController(style: .insetGrouped) },
      ])
  }

  private var appearance: ListSection {
    ListSection(
      "Appearance",
      rows: [
        appearanceRow("Automatic", .unspecified, icon: .automatic),
        appearanceRow("Light", .light, icon: .sun),
        appearanceRow("Dark", .dark, icon: .moon),
      ])
  }

  private func appearanceRow(_ title: String, _ style: UIUserInterfaceStyle, icon: RowIcon) -> ListRow {
    var row = ListRow(title, image: icon.image())
    row.accessory = view.window.map { $0.overrideUserInterfaceStyle == style } ?? (style == .unspecified) ? .checkmark : .none
    return row.choosing { [weak self] in
      self?.view.window?.overrideUserInterfaceStyle = style
      self?.reload()
    }
  }

  private var about: ListSection {
    let screen = UIScreen.main
    let size = "\(Int(screen.bounds.width)) × \(Int(screen.bounds.height)) pt @\(Int(screen.scale))x"
    return ListSection(
      "About",
      rows: [
        ListRow("Device", detail: UIDevice.current.model, style: .value1),
        ListRow("System", detail: "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)", style: .value1),
        ListRow("Screen", detail: size, style: .value1),
      ])
  }
}
