import UIKit

/// The password window of the first program: a window of the app that covers everything until the right password is typed.
///
/// The right password is "abcd".
package final class PasswordInputWindow: UIWindow {
  package static let shared = PasswordInputWindow(frame: UIScreen.main.bounds)

  package let label = UILabel(frame: CGRect(x: 10, y: 50, width: 200, height: 20))
  package let textField = UITextField(frame: CGRect(x: 10, y: 80, width: 200, height: 20))
  package let button = UIButton(frame: CGRect(x: 10, y: 110, width: 200, height: 44))

  override package init(frame: CGRect) {
    super.init(frame: frame)

    label.text = "请输入密码"
    addSubview(label)

    textField.backgroundColor = .white
    textField.isSecureTextEntry = true
    addSubview(textField)

    button.backgroundColor = .blue
    // As the note has it. The title stays white all the same: its colour is what setTitleColor(_:for:) says.
    button.titleLabel?.textColor = .black
    button.setTitle("确定", for: .normal)
    button.addTarget(
      self,
      action: Selector("completeButtonPressed:", PasswordInputWindow.completeButtonPressed(_:)),
      for: .touchUpInside)
    addSubview(button)

    backgroundColor = .yellow
    // Yellow, white and blue are the same by night, so the text must be dark then too.
    overrideUserInterfaceStyle = .light
    rootViewController = PasswordCoverController()
  }

  required package init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Covers the app, and takes the keyboard from it.
  package func show() {
    // Up already, it keeps what was typed, and an alert over it keeps the keyboard.
    guard isHidden else { return }
    textField.text = ""
    makeKey()
    isHidden = false
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    // The frames were made for a status bar of 20 points; where a cut-out takes more, everything moves by the rest.
    let offset = CGPoint(x: safeAreaInsets.left, y: max(0, safeAreaInsets.top - 20))
    label.frame = CGRect(x: 10 + offset.x, y: 50 + offset.y, width: 200, height: 20)
    textField.frame = CGRect(x: 10 + offset.x, y: 80 + offset.y, width: 200, height: 20)
    button.frame = CGRect(x: 10 + offset.x, y: 110 + offset.y, width: 200, height: 44)
  }

  func completeButtonPressed(_ sender: Any?) {
    if textField.text == "abcd" {
      textField.resignFirstResponder()
      // The note calls resignKey() here, which gives nothing up: UIKit moves the key status when the window hides.
      isHidden = true
    } else {
      showErrorAlertView()
    }
  }

  private func showErrorAlertView() {
    let alertView = UIAlertView(title: nil, message: "密码错误，正确密码是abcd", delegate: nil, cancelButtonTitle: "OK")
    alertView.show()
  }
}
