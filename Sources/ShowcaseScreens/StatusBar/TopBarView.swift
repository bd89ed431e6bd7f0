import UIKit

/// The bar itself: a symbol and up to two lines of text, centred below the status bar.
package final class TopBarView: UIView {
  package let textLabel = UILabel()
  private let symbolView = UIImageView()

  /// What of the bar lies under the status bar or a cut-out. Set by whoever places the bar: while it slides in from outside the
  /// screen its own safe area says nothing useful.
  package var contentInsets = UIEdgeInsets.zero {
    didSet {
      if contentInsets != oldValue { setNeedsLayout() }
    }
  }

  override package init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.font = .systemFont(ofSize: 15, weight: .medium)
    textLabel.textAlignment = .center
    textLabel.numberOfLines = 2
    addSubview(textLabel)
    addSubview(symbolView)
  }

  required package init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package func show(_ text: String, style: StatusBarStyle) {
    textLabel.text = text
    textLabel.textColor = style.foreground
    backgroundColor = style.background
    symbolView.image = style.symbol?.image(color: style.foreground, hole: style.background)
    symbolView.isHidden = style.symbol == nil
    setNeedsLayout()
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: contentInsets).insetBy(dx: 16, dy: 0)
    let symbolWidth: CGFloat = symbolView.isHidden ? 0 : 18 + 8
    let fitting = textLabel.sizeThatFits(CGSize(width: max(0, area.width - symbolWidth), height: area.height))
    let textWidth = min(fitting.width, max(0, area.width - symbolWidth))
    let start = (area.midX - (textWidth + symbolWidth) / 2).rounded()
    symbolView.frame = CGRect(x: start, y: (area.midY - 9).rounded(), width: 18, height: 18)
    textLabel.frame = CGRect(x: start + symbolWidth, y: area.minY, width: textWidth, height: area.height)
  }
}
