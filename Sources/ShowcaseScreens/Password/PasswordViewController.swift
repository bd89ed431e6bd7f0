import UIKit

/// Shows the password window on demand, with a text field beneath it that should still have the keyboard afterwards.
package final class PasswordViewController: ListViewController {
  package let noteField = UITextField(frame: .zero)

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Password window"
    noteField.placeholder = "Write something"
    sections = [
      ListSection(
        footer: "The window also appears whenever the app goes to the background. The password is abcd.",
        rows: [
          ListRow("Lock now")
            .configured { cell in cell.textLabel?.textColor = cell.tintColor }
            .choosing { PasswordInputWindow.shared.show() }
        ]),
      ListSection(
        "A note",
        footer: "Put the caret here, then lock: after the right password you can type on.",
        rows: [
          ListRow("").configured { [noteField] cell in
            cell.contentView.addSubview(noteField)
            noteField.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
            noteField.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          }
        ]),
    ]
  }
}
