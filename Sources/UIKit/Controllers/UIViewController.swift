/// Manages one screen: the view that shows it, and what happens while it comes and goes.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  /// Creates a controller. There are no nib files here: `nibName` and `bundle` are kept, and `loadView()` makes a plain view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view comes from `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller as `init()` does: archives hold nothing that is read back.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name given to the initialiser. Nothing is loaded by it.
  public let nibName: String?
  /// The bundle given to the initialiser.
  public let nibBundle: Bundle?

  // Internal state; the aspects of the type live in the files named after them.
  var loadedView: UIView?
  private var addedKeyCommands: [UIKeyCommand] = []
  var isLoadingView = false
  var appearance = AppearanceProgress()
  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  var loadedNavigationItem: UINavigationItem?
  weak var runningTransition: TransitionCoordinator?
  weak var designatedContentScrollView: UIScrollView?
  var isArriving = false
  var isLeaving = false
  /// What is presented over this controller, kept alive by it.
  var presentedController: UIViewController?
  weak var presentingController: UIViewController?
  /// What runs the presentation of this controller, from `present` to the end of `dismiss`.
  var activePresentation: UIPresentationController?
  /// The window whose root this controller is.
  weak var rootWindow: UIWindow?
  var isComing = false
  var isGoing = false
  /// What the container's bars cover of this controller's view, on top of `additionalSafeAreaInsets`.
  var containerSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.propagateSafeArea() } }
  }

  /// The controller's view; the first access calls `loadView()` and then `viewDidLoad()`, once (V-01).
  ///
  /// Setting nil unloads it: the next access loads another one.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view if it was loaded; asking never loads it (V-01).
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was loaded (V-01).
  open var isViewLoaded: Bool { loadedView != nil }

  /// Sets `view`; called once, when it is first needed. The default makes a plain `UIView` in the size of the screen; an override that
  /// makes another does not call `super`.
  open func loadView() {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Loads the view if that did not happen yet.
  open func loadViewIfNeeded() { loadViewOnce() }

  /// Called once, after the view was loaded and before it is in any hierarchy.
  open func viewDidLoad() {}

  /// The view is about to come on screen; it is not in the hierarchy yet (V-02).
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the hierarchy with its traits and geometry, and about to be laid out; exactly once per appearance (V-02).
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is on screen, and its transition is over (V-02).
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before layout where the view asked for `updateConstraints()`, and calls that. Overrides call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The next responder: the presenter where this controller is presented, else the superview of the view (K-11).
  open override var next: UIResponder? { presentingController ?? viewIfLoaded?.superview ?? windowBeneathCover }

  /// The window of a root whose view has left the hierarchy under a full-screen cover.
  private var windowBeneathCover: UIWindow? { presentedController == nil ? nil : rootWindow }

  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  /// The commands that were added; overrides give `super`'s too.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Adds a command to `keyCommands`, behind those before it; one that is there already stays where it is.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
  }

  /// Takes a command out of `keyCommands`.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  /// A name for what the controller shows; the navigation item's title follows it.
  open var title: String? {
    didSet { loadedNavigationItem?.title = title }
  }

  /// What a navigation bar shows for this controller, made at the first access with `title` as its title.
  open var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    loadedNavigationItem = item
    return item
  }

  /// The nearest navigation controller that holds this one, nil if none does.
  open var navigationController: UINavigationController? { parent as? UINavigationController ?? parent?.navigationController }

  /// The container that holds this controller, nil if none does.
  open var parent: UIViewController? { parentController }

  /// The controllers this one holds, in the order they were added.
  open var children: [UIViewController] { childControllers }

  /// Makes `child` a child of this controller, calling its `willMove(toParent:)`; the caller calls `didMove(toParent:)` (V-13).
  ///
  /// A child of another container leaves that one first. Adding the controller itself or one that holds it does nothing.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Takes this controller out of its container and calls `didMove(toParent: nil)`; the caller has called `willMove(toParent: nil)` (V-13).
  open func removeFromParent() { leaveParent() }

  /// Called before the container changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the container changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether this appearance comes from being added to a container.
  open var isMovingToParent: Bool { isArriving }

  /// Whether this disappearance comes from being taken out of a container.
  open var isMovingFromParent: Bool { isLeaving }

  /// Whether children in this controller's view are told of its appearing and disappearing; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to come (`isAppearing`) or go, for containers that place views themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
  }

  /// Tells a child that the transition begun with `beginAppearanceTransition(_:animated:)` is over.
  open func endAppearanceTransition() {
    if appearance.phase == .appearing { finishAppearing() } else { finishDisappearing() }
  }

  /// Shows `viewControllerToPresent` over the whole window, as its `modalPresentationStyle` and `modalTransitionStyle` say.
  ///
  /// The outermost container of this controller presents. `completion` runs after the presented controller's `viewDidAppear` (V-07).
  /// Where that controller already presents one (V-11), is itself still coming or going, or where this one's view is in no window (V-12),
  /// standard error says so and nothing happens, `completion` included. A controller that is presented already or has a parent is a mistake.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away everything presented over this controller, or where there is nothing, this controller itself (V-08).
  ///
  /// Only the uppermost moves. `completion` runs after its `viewDidDisappear` (V-07); at once where nothing is presented. During a
  /// transition the dismissal waits for its end.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModally(animated: flag, completion: completion) }

  /// The controller that this one, or one that holds it, presents; nil if there is none.
  open var presentedViewController: UIViewController? { presentedController ?? parent?.presentedViewController }

  /// The controller that presents this one, or one that holds it; nil if there is none.
  open var presentingViewController: UIViewController? { presentingController ?? parent?.presentingViewController }

  /// What runs the presentation of this controller, or of one that holds it; nil while it is not presented.
  open var presentationController: UIPresentationController? { activePresentation ?? parent?.presentationController }

  /// How this controller is shown when it is presented; `.automatic` at first (V-06, a deviation).
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// How this controller comes and goes when it is presented; `.coverVertical` at first.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Whether this controller decides the status bar's look where it is presented over the full screen; false at first. One presented full
  /// screen always does (O-07).
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { if modalPresentationCapturesStatusBarAppearance != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  /// Whether this appearance comes from being presented; still true in `viewDidAppear`.
  open var isBeingPresented: Bool { isComing }

  /// Whether this disappearance comes from being dismissed; still true in `viewDidDisappear`.
  open var isBeingDismissed: Bool { isGoing }

  /// The traits of the view if it is loaded, else those it would have.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The traits changed from `previousTraitCollection`, or were set for the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance this controller and its views take whatever the system's is; `.unspecified` follows the container.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.inheritTraits() } }
  }

  /// The orientations this controller can be shown in; all on a pad, all but upside down on a phone (O-02).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation in which this controller is to come when it is presented: the interface's own if that is among
  /// `supportedInterfaceOrientations`, else the first of those. An answer outside of them is a mistake (O-03).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { nearestSupportedOrientation }

  /// Kept for sources written before iOS 16; nothing asks it, as there (O-05).
  open var shouldAutorotate: Bool { true }

  /// Tells that `supportedInterfaceOrientations` answers something else now.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { outermost.hostWindow?.windowScene?.turnAsAllowed() }

  /// Turns every scene's interface as the device is held, where that is allowed now.
  open class func attemptRotationToDeviceOrientation() {
    for scene in UIApplication.current?.windowScenes ?? [] { scene.turnAsAllowed() }
  }

  /// Whether the status bar is hidden; true in a vertically compact environment (O-09).
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  /// The look of the status bar; `.default` unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar comes and goes; `.fade` unless overridden.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides whether the status bar is hidden; nil asks this controller (O-07).
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that decides the status bar's style; nil asks this controller (O-07).
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Tells that the answers about the status bar changed; until then nobody asks again (O-10).
  ///
  /// Within an animation block the bar comes and goes as `preferredStatusBarUpdateAnimation` says (M8-19).
  open func setNeedsStatusBarAppearanceUpdate() { outermost.hostWindow?.windowScene?.updateStatusBarAppearance() }

  /// The view will take `size`, in points, within the transition of `coordinator`; the default tells the children, and the presentation
  /// of what is presented over this controller (O-11).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    presentedController?.activePresentation?.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits will become `newCollection` within the transition of `coordinator`; the default tells the children, and the presentation of
  /// what is presented over this controller (O-12).
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presentedController?.activePresentation?.willTransition(to: newCollection, with: coordinator)
  }

  /// The size `container`, a child, will have when this controller's view has `parentSize`; the same size unless overridden.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  /// The transition in which this controller or one that holds it takes part; nil when there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningTransition ?? parent?.transitionCoordinator }

  /// What to add to the safe area of the view, in points, beyond what the system and the bars take.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.propagateSafeArea() } }
  }

  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the root view: 16 at the sides in compact width below 414, else 20; 0 above and below (M11-03).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = traitCollection.horizontalSizeClass == .compact && width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The edges at which the view goes on under a bar; without `.top` it begins below a navigation bar.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the view goes on under bars that are opaque; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Names the scroll view whose offset decides how a bar at `edge` looks; nil has it found again.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { designatedContentScrollView = scrollView }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view whose offset decides how a bar at `edge` looks.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? designatedContentScrollView ?? discoveredContentScrollView : nil
  }

  // What containers of UIKit itself override.

  /// The children that come and go with this controller, because their views lie in its view.
  var appearanceChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Whether this container tells its children of appearances by itself, so that their views' moves mean nothing.
  var placesChildrenItself: Bool { false }

  /// Called before `viewWillAppear`, with the view loaded.
  func prepareToAppear() {}

  /// Called before `viewWillDisappear`.
  func prepareToDisappear() {}
}
