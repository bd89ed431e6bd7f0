/// The window that alert views share, at the level observed on devices (S-02).
final class AlertWindow: UIWindow {
  let alertController = AlertViewController()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForAlerts()
  }

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    prepareForAlerts()
  }

  required init?(coder: NSCoder) { nil }

  private func prepareForAlerts() {
    windowLevel = UIWindow.Level(rawValue: 1996)
    rootViewController = alertController
  }
}
