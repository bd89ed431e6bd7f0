extension UIScene {
  /// What a scene was connected for.
  @preconcurrency @MainActor open class ConnectionOptions: _UIKIsolatedObject {
    /// The URLs that the scene is to open; those that launched the app, or empty.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that whoever asked for the scene handed over.
    public let userActivities: Set<NSUserActivity>
    /// The program that sent the URLs: always nil, since the desktop does not say.
    open var sourceApplication: String? { nil }

    init(urls: [URL] = [], userActivity: NSUserActivity? = nil) {
      urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
      userActivities = userActivity.map { [$0] } ?? []
      super.init(_uik: ())
    }
  }
}
