extension UIScene {
  /// What is known of a URL besides itself.
  @preconcurrency @MainActor open class OpenURLOptions: _UIKIsolatedObject {
    /// The program that sent the URL: always nil, since the desktop does not say.
    open var sourceApplication: String? { nil }
    /// What the sender added: always nil.
    open var annotation: Any? { nil }
    /// Whether a file is to be opened where it lies: always true, as every program of a desktop does.
    open var openInPlace: Bool { true }

    init() { super.init(_uik: ()) }
  }

  /// How a scene is to be activated.
  @preconcurrency @MainActor open class ActivationRequestOptions: _UIKIsolatedObject {
    /// The scene that asks. The desktop's window manager places windows by itself, so it is of no consequence here.
    open weak var requestingScene: UIScene?

    /// Options with nothing chosen.
    public init() { super.init(_uik: ()) }
  }
}
