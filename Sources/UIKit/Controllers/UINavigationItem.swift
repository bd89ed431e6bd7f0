/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class UINavigationItem: _UIKIsolatedObject {
  /// How the back button names the screen it leads to.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// Its title; if that does not fit, "Back"; then nothing (M4-07).
    case `default`
    /// "Back", or nothing.
    case generic
    /// Nothing but the chevron.
    case minimal
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init(_uik: ())
  }

  /// Creates an item without a title: archives hold nothing that is read back.
  public required init?(coder: NSCoder) { super.init(_uik: ()) }

  /// The text in the middle of the bar; nil for none.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// A view of the app's own in place of the title, in the size it has or, if it has none, wants.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { contentDidChange() } }
  }

  /// The back button that leads to this item, for the screen above it. Its title and tint are used; it always goes back.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.onChange = { [weak self] in self?.contentDidChange() }
      contentDidChange()
    }
  }

  /// The title of the back button that leads to this item, where it differs from `title`.
  open var backButtonTitle: String? {
    didSet { contentDidChange() }
  }

  /// How the back button that leads to this item names it.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { contentDidChange() }
  }

  /// Whether this screen has no back button; false by default.
  open var hidesBackButton = false {
    didSet { contentDidChange() }
  }

  /// Whether left items stand beside the back button and do not replace it; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { contentDidChange() }
  }

  /// The buttons at the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems) }
  }

  /// The buttons at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems) }
  }

  /// The first of `leftBarButtonItems`; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of `rightBarButtonItems`; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Shows or hides the back button, fading if animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { change(animated) { self.hidesBackButton = hidesBackButton } }

  /// Replaces the button at the left, fading if animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { leftBarButtonItem = item } }

  /// Replaces the button at the right, fading if animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { rightBarButtonItem = item } }

  /// Replaces the buttons at the left, fading if animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { leftBarButtonItems = items } }

  /// Replaces the buttons at the right, fading if animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { rightBarButtonItems = items } }

  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  private var changesAnimated = false

  private func change(_ animated: Bool, _ body: () -> Void) {
    changesAnimated = animated
    body()
    changesAnimated = false
  }

  private func adopt(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.contentDidChange() } }
    contentDidChange()
  }

  private func contentDidChange() { bar?.itemDidChange(animated: changesAnimated) }
}
