import UIKit

/// What slides: a rounded, slightly clear card with a green icon and two lines.
final class NotificationView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 1, alpha: 242 / 255)
    layer.cornerRadius = 20
    let icon = UIView(frame: CGRect(x: 14, y: 20, width: 40, height: 40))
    icon.backgroundColor = UIColor(red: 0x34 / 255, green: 0xC7 / 255, blue: 0x59 / 255, alpha: 1)
    icon.layer.cornerRadius = 9
    addSubview(icon)
    addLine("消息 Messages", weight: .semibold, color: .black, frame: CGRect(x: 66, y: 12, width: 290, height: 26))
    addLine(
      "新通知：请输入密码以继续 😀", weight: .regular, color: UIColor(red: 0x3C / 255, green: 0x3C / 255, blue: 0x43 / 255, alpha: 1),
      frame: CGRect(x: 66, y: 40, width: 300, height: 26))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func addLine(_ text: String, weight: UIFont.Weight, color: UIColor, frame: CGRect) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: 15, weight: weight)
    label.textColor = color
    addSubview(label)
  }
}
