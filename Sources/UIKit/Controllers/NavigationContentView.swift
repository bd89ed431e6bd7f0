/// Holds the views of the screens, during a transition two of them with a veil over the lower one.
final class NavigationContentView: UIView {
  private(set) lazy var veil: UIView = {
    let veil = UIView()
    veil.backgroundColor = .black
    veil.isUserInteractionEnabled = false
    return veil
  }()
  private(set) lazy var edgeShadow = NavigationEdgeShadow(frame: CGRect(x: 0, y: 0, width: NavigationEdgeShadow.width, height: 0))

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
