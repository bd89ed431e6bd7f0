/// Shows the topmost of a stack of screens under a bar with its title and the way back.
///
/// A change of the stack shows at the next layout: several in one turn make one transition, and those that come during a transition make
/// the next one. There are no large titles and no swipe back yet.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// How long the bar takes to come or go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Creates a controller with `rootViewController` at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with an empty stack: archives hold nothing that is read back.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears which screen is shown; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, bottom first. Setting it shows the new top without motion.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack; nil if it is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller whose view is seen: what is presented over this one, else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// The bar. Its items are the stack's navigation items.
  open var navigationBar: UINavigationBar { bar }

  /// Puts `viewController` on top of the stack; one that is in it already is left where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    if viewController is UINavigationController { fatalError("Pushing a navigation controller is not supported") }
    setStack(stack + [viewController], animated: animated)
  }

  /// Takes the top controller away, unless it is the last one.
  /// - Returns: The controller taken away, nil if there was none to take.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes away all controllers above `viewController`, which must be in the stack.
  /// - Returns: The controllers taken away, bottom first; nil if there were none.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count else { return nil }
    let removed = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), animated: animated)
    return removed
  }

  /// Takes away all controllers but the bottom one.
  /// - Returns: The controllers taken away, bottom first; nil if there were none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the stack. A new top that was below pops, any other pushes; one that stays on top does not move.
  ///
  /// A controller that is named twice counts once, at its first place.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var seen: Set<ObjectIdentifier> = []
    setStack(viewControllers.filter { $0 !== self && seen.insert(ObjectIdentifier($0)).inserted }, animated: animated)
  }

  /// Whether the bar is away; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Moves the bar away over the upper edge, or back; the content's safe area follows.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { moveBar(hidden: hidden, animated: animated) }

  /// Makes the view that holds the bar and the screens.
  open override func loadView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    container.addSubview(content)
    container.addSubview(bar)
    view = container
  }

  /// Light content over a black bar, else the default; the top controller is not asked (O-17).
  open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

  /// The top controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  // Internal state; transitions and layout live in the files named after them.
  var stack: [UIViewController] = []
  /// The controller whose view is in place, or on its way there.
  var shown: UIViewController?
  /// The stack as it was when `shown` was chosen; tells a pop from a push.
  var shownStack: [UIViewController] = []
  /// Added to the stack, not told yet that they are in it.
  var arriving: [UIViewController] = []
  /// Taken from the stack, still held until they are out of sight.
  var leaving: [UIViewController] = []
  var wantsAnimation = false
  var transition: NavigationTransition?
  var isStartingTransition = false
  var isBarHidden = false
  lazy var content = NavigationContentView(frame: UIScreen.main.bounds)
  lazy var bar: UINavigationBar = {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    bar.controller = self
    return bar
  }()

  override var placesChildrenItself: Bool { true }
  override var appearanceChildren: [UIViewController] { shown.map { [$0] } ?? [] }
  override func prepareToAppear() { startTransitionIfNeeded() }
  override func prepareToDisappear() { transition?.coordinator.finish() }
}
