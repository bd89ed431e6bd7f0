import UIKit

/// A window that is a pane of glass with a name on it.
final class Pane: UIWindow {
  /// What it says in its upper left corner.
  private let label = UILabel()
  private let detail = UILabel()

  /// A pane of a colour; seen from the side, one leans back as cards in a box do.
  init(frame: CGRect, title: String, detail text: String = "", color: UIColor, level: UIWindow.Level = .normal, leans: Bool = true) {
    super.init(frame: frame)
    windowLevel = level
    backgroundColor = color.withAlphaComponent(0.16)
    layer.borderColor = color.cgColor
    layer.borderWidth = 1.5
    layer.cornerRadius = 10
    label.text = title
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = color
    detail.text = text
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = .darkGray
    detail.numberOfLines = 0
    addSubview(label)
    addSubview(detail)
    if leans { transform = CGAffineTransform(a: 1, b: -0.12, c: 0, d: 1, tx: 0, ty: 0) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 12, y: 9, width: bounds.width - 24, height: 18)
    let height = detail.sizeThatFits(CGSize(width: bounds.width - 24, height: .greatestFiniteMagnitude)).height
    detail.frame = CGRect(x: 12, y: 29, width: bounds.width - 24, height: height)
  }

  /// Marks the pane as the key window.
  func markKey() {
    layer.borderWidth = 3
    let key = Mark("key", color: .systemOrange)
    key.center = CGPoint(x: bounds.maxX - 26, y: 18)
    addSubview(key)
  }
}

/// A word in a rounded box.
final class Mark: UILabel {
  init(_ word: String, color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 34, height: 18))
    text = word
    font = .systemFont(ofSize: 11, weight: .semibold)
    textAlignment = .center
    textColor = .white
    backgroundColor = color
    layer.cornerRadius = 9
    layer.masksToBounds = true
    bounds.size.width = sizeThatFits(CGSize(width: 500, height: 18)).width + 16
  }

  required init?(coder: NSCoder) { nil }
}

/// A window of words alone.
final class Caption: UIWindow {
  init(_ text: String, at origin: CGPoint, width: CGFloat, weight: UIFont.Weight = .regular, alignment: NSTextAlignment = .left) {
    super.init(frame: CGRect(origin: origin, size: CGSize(width: width, height: 20)))
    windowLevel = .alert + 1
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12.5, weight: weight)
    label.textColor = .darkGray
    label.textAlignment = alignment
    bounds.size.height = label.sizeThatFits(CGSize(width: width, height: 1000)).height
    frame.origin = origin
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
