/// What lies behind a bar: its colour, and a hairline at the bottom (M4-08, M4-09). There is no blur.
final class NavigationBarBackground: UIView {
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Self.material
    hairline.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// The app's own colour, nil for the material.
  var fill: UIColor? {
    didSet { backgroundColor = fill ?? Self.material }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
  }

  private static let material = UIColor { traits in
    let white: CGFloat = traits.userInterfaceStyle == .dark ? 29 : 249
    return UIColor(white: white / 255, alpha: 0.94)
  }
}
