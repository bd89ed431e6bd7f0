/// The thin bar that shows which part of the content is seen.
final class ScrollIndicator: UIView {
  init(style: UIScrollView.IndicatorStyle) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = ScrollIndicatorPlace.thickness / 2
    // In front of whatever the app adds, without a place among its views.
    layer.zPosition = 1
    apply(style)
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ style: UIScrollView.IndicatorStyle) {
    let dark = UIColor(white: 0, alpha: 0.35)
    let light = UIColor(white: 1, alpha: 0.5)
    switch style {
    case .default: backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? light : dark }
    case .black: backgroundColor = dark
    case .white: backgroundColor = light
    }
  }
}
