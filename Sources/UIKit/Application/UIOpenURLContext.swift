/// A URL that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: _UIKIsolatedObject {
  /// The URL.
  public let url: URL
  /// What is known of it besides.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init(_uik: ())
  }
}
