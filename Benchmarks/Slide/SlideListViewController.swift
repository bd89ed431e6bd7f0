import UIKit

/// The screen beneath: a bar with three titles, and twenty rows in cards of five.
final class SlideListViewController: UIViewController {
  private static let titles = [
    "请输入密码", "通用设置 General", "显示与亮度 😀", "Wi-Fi 无线网络", "蓝牙 🎧 Bluetooth", "通知中心", "辅助功能",
  ]
  private static let separator = UIColor(red: 0xC6 / 255, green: 0xC6 / 255, blue: 0xC8 / 255, alpha: 1)
  private static let grey = UIColor(red: 0x8E / 255, green: 0x8E / 255, blue: 0x93 / 255, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0x7A / 255, blue: 1, alpha: 1)

  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0xF2 / 255, green: 0xF2 / 255, blue: 0xF7 / 255, alpha: 1)
    var top: CGFloat = 111
    for index in 0..<20 {
      if index % 5 == 0, index > 0 { top += 20 }
      addRow(index, at: top)
      top += 44
    }
    addBar()
  }

  private func addRow(_ index: Int, at top: CGFloat) {
    let row = UIView(frame: CGRect(x: 16, y: top, width: 358, height: 44))
    row.backgroundColor = .white
    let isFirst = index % 5 == 0
    let isLast = index % 5 == 4
    if isFirst || isLast {
      row.layer.cornerRadius = 10
      row.layer.maskedCorners =
        isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
    let icon = UIView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    icon.backgroundColor = Self.blue
    icon.layer.cornerRadius = 6
    row.addSubview(icon)
    row.addSubview(ChevronView(frame: CGRect(x: 334, y: 15, width: 14, height: 14)))
    let title = "\(Self.titles[index % Self.titles.count]) \(index)"
    row.addSubview(label(title, size: 17, alignment: .left, frame: CGRect(x: 60, y: 0, width: 180, height: 44)))
    row.addSubview(
      label("确定 \(index)", size: 17, color: Self.grey, alignment: .right, frame: CGRect(x: 228, y: 0, width: 100, height: 44)))
    if !isLast {
      row.addSubview(line(CGRect(x: 60, y: 44 - 1 / 3.0, width: 298, height: 1 / 3.0)))
    }
    view.addSubview(row)
  }

  private func addBar() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 91))
    bar.backgroundColor = UIColor(white: 0xF9 / 255, alpha: 1)
    bar.addSubview(line(CGRect(x: 0, y: 91 - 1 / 3.0, width: 390, height: 1 / 3.0)))
    bar.addSubview(label("9:41", size: 15, weight: .semibold, alignment: .left, frame: CGRect(x: 30, y: 10, width: 80, height: 30)))
    bar.addSubview(label("设置", size: 17, weight: .semibold, alignment: .center, frame: CGRect(x: 95, y: 47, width: 200, height: 44)))
    bar.addSubview(label("取消", size: 17, color: Self.blue, alignment: .left, frame: CGRect(x: 16, y: 47, width: 80, height: 44)))
    bar.addSubview(
      label(
        "确定", size: 17, weight: .semibold, color: Self.blue, alignment: .right,
        frame: CGRect(x: 294, y: 47, width: 80, height: 44)))
    view.addSubview(bar)
  }

  private func line(_ frame: CGRect) -> UIView {
    let line = UIView(frame: frame)
    line.backgroundColor = Self.separator
    return line
  }

  private func label(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .black, alignment: NSTextAlignment,
    frame: CGRect
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.textAlignment = alignment
    return label
  }
}
