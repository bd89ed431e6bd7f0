import UIKit

/// A screen in the language mode that checks actors.
final class ThemedViewController: UIViewController {
  var theme = Theme()
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = theme.tint
    field.borderStyle = .roundedRect
    field.font = theme.font
    field.addAction(UIAction { [weak self] _ in self?.title = self?.field.text }, for: .editingChanged)
    view.addSubview(field)
  }
}
