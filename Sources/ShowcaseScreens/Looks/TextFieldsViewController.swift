import UIKit

/// Text fields: plain, with a placeholder, secure, and with the rounded border.
package final class TextFieldsViewController: ListViewController {
  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Text fields"
    sections = [
      ListSection(
        "In rows",
        rows: [
          row { $0.placeholder = "Name" },
          row { $0.text = "汉字、Latin 和 😀" },
          row {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
            $0.text = "abcd"
          },
        ]),
      ListSection("With a border", rows: [row(border: true) { $0.placeholder = "Rounded rectangle" }]),
      ListSection(
        "Disabled",
        rows: [
          row {
            $0.text = "Not to be changed"
            $0.textColor = .secondaryLabel
            $0.isEnabled = false
          }
        ]),
    ]
  }

  private func row(border: Bool = false, _ dress: @MainActor (UITextField) -> Void) -> ListRow {
    // Made once and put into whatever cell shows it, so that its text stays when the row scrolls away.
    let field = UITextField(frame: .zero)
    field.borderStyle = border ? .roundedRect : .none
    field.delegate = self
    dress(field)
    return ListRow("").configured { cell in
      cell.contentView.addSubview(field)
      field.frame = cell.contentView.bounds.insetBy(dx: border ? 8 : 16, dy: border ? 5 : 0)
      field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }
}

extension TextFieldsViewController: UITextFieldDelegate {
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
