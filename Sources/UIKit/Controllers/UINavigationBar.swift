/// The bar at the top of a screen: a title, the way back, and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar without items: archives hold nothing that is read back.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// The items, bottom first; a navigation controller's bar has those of its stack. Setting it does not animate.
  open var items: [UINavigationItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is seen; nil if there is none.
  open var topItem: UINavigationItem? { shownItems.last }

  /// The item the back button leads to; nil if there is none.
  open var backItem: UINavigationItem? { shownItems.count > 1 ? shownItems[shownItems.count - 2] : nil }

  /// Puts `item` on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(shownItems + [item], animated: animated) }

  /// Takes the top item away and returns it; nil if there is none below.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard shownItems.count > 1, let top = shownItems.last else { return nil }
    setItems(Array(shownItems.dropLast()), animated: animated)
    return top
  }

  /// Replaces the items, moving titles as a pop does if the new top was below, else as a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }

  /// The overall look; `.default` by default.
  open var barStyle: UIBarStyle = .default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      controller?.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Whether content shows through, and goes on under the bar; true by default. Without blur it shows through little.
  open var isTranslucent = true {
    didSet {
      updateBackground()
      controller?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The colour of the background; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }

  /// How titles look, where they differ from 17 semibold in the label colour: font and foreground colour count.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuildContent() }
  }

  /// As wide as offered and as high as a bar is in these traits, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  /// Lays out background and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    content?.frame = bounds
  }

  // Internal state; items and their motion live in the file named after them.
  weak var controller: UINavigationController? {
    didSet { updateBackground() }
  }
  let background = NavigationBarBackground(frame: .zero)
  var content: NavigationBarContent?
  var shownItems: [UINavigationItem] = []
  /// How far the background goes on above the bar, under the status bar.
  var topExtension: CGFloat = 0 {
    didSet { if topExtension != oldValue { setNeedsLayout() } }
  }
  /// How far what is under the bar has left its upper edge, from 0 to 1; at 0 the bar has no background (M4-10).
  var scrollEdgeProgress: CGFloat = 0 {
    didSet { if scrollEdgeProgress != oldValue { updateBackground() } }
  }

  func updateBackground() {
    background.fill = barTintColor
    background.alpha = isTranslucent && controller != nil ? scrollEdgeProgress : 1
  }
}
