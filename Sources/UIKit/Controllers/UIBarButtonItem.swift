/// A button of a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// What a button is for, which decides its weight.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case plain
    /// The button that completes a task; its title is semibold (M3-22).
    case done = 2
  }

  /// Creates an item that shows nothing.
  public override init() { super.init() }

  /// Creates an item that shows nothing: archives hold nothing that is read back.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title, which sends `action` to `target`, or up the responder chain for nil.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style: style, target: target, action: action)
  }

  /// Creates a button with an image, which sends `action` to `target`, or up the responder chain for nil.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style: style, target: target, action: action)
  }

  /// Creates a button that everybody knows. Where there is no drawing for it, it carries its name in English.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    set(style: systemItem.isDone ? .done : .plain, target: target, action: action)
  }

  /// Creates an item that shows a view of the app's own, in the size it has or, if it has none, wants.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that runs `primaryAction`, with its title and image where none are given.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates a button that everybody knows, which runs `primaryAction`.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    style = systemItem.isDone ? .done : .plain
    self.primaryAction = primaryAction
  }

  /// A gap of `width` points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// A gap that takes what room is left; in a navigation bar's groups there is none, so it is as wide as a fixed one.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// What the button is for; `.plain` by default.
  open var style: Style = .plain {
    didSet { contentDidChange() }
  }

  /// The width in points; 0, the default, fits the content.
  open var width: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  /// The view shown in place of a title or image; nil for none.
  open var customView: UIView? {
    didSet { contentDidChange() }
  }

  /// The selector sent when the button is chosen.
  open var action: Selector?

  /// Whom `action` is sent to, held weakly; nil asks the responder chain.
  open weak var target: AnyObject?

  /// Run when the button is chosen, instead of `action`.
  open var primaryAction: UIAction? {
    didSet { contentDidChange() }
  }

  /// The colour of this button alone; nil takes the bar's.
  open var tintColor: UIColor? {
    didSet { contentDidChange() }
  }

  var systemItem: SystemItem? {
    didSet { contentDidChange() }
  }

  /// What the button does, at whatever size or place it is shown.
  func perform(from sender: Any, event: UIEvent?) {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  private func set(style: Style, target: Any?, action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
}
