/// What the items of all bars have in common.
@preconcurrency @MainActor open class UIBarItem: _UIKIsolatedObject {
  /// Creates an item that shows nothing.
  public init() { super.init(_uik: ()) }

  /// Creates an item that shows nothing: archives hold nothing that is read back.
  public required init?(coder: NSCoder) { super.init(_uik: ()) }

  /// The text the item shows; nil for none.
  open var title: String? {
    didSet { contentDidChange() }
  }

  /// The image the item shows instead of its title, drawn in the tint colour; nil for none.
  open var image: UIImage? {
    didSet { contentDidChange() }
  }

  /// Whether the item can be chosen; true by default.
  open var isEnabled = true {
    didSet { contentDidChange() }
  }

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title looks in `state`; nil returns to the bar's own look. Attributes of `.normal` hold where a state has none.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[UInt(state.rawValue)] = attributes
    contentDidChange()
  }

  /// How the title looks in `state`, as it was set; nil where nothing was.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[UInt(state.rawValue)] }

  /// The bar that shows the item listens here.
  var onChange: (() -> Void)?

  func contentDidChange() { onChange?() }
}
