/// A rectangle on the screen: it draws, holds other views, and hears touches.
///
/// Geometry and looks live in its layer; a view adds the responder, the superview's rules and UIKit's animations. Points are in the
/// superview's coordinates for `frame` and `center`, in the view's own for `bounds`.
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, CALayerDelegate {
  // What follows is stored; everything else is the layer's.
  private(set) final var storedLayer: CALayer!
  /// Whether the class overrides `draw(_:)`: only then the layer gets a picture of its own.
  private(set) final var drawsItself = false
  final var storedSubviews: [UIView] = []
  final weak var storedSuperview: UIView?
  final weak var owningViewController: UIViewController?
  final var storedBackgroundColor: UIColor?
  final var storedTintColor: UIColor?
  final var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  final var storedTraits: UITraitCollection?
  final var storedContentMode = ContentMode.scaleToFill
  final var storedSafeAreaInsets = UIEdgeInsets.zero
  final var storedLayoutMargins: NSDirectionalEdgeInsets?
  final var storedContentScaleFactor: CGFloat?
  final var storedMask: UIView?
  final var accessibility: AccessibilityProperties?
  /// How many running animations keep touches away from this view (E-23).
  final var animationsThatBlockTouches = 0

  /// Creates a view with a frame in its future superview's coordinates, in points.
  ///
  /// Of numbers that are not finite the former ones stay (0 here), and a negative size turns the rectangle over, as in every setter.
  public init(frame: CGRect) {
    super.init()
    // Only now the class is known, and with it its layer's.
    storedLayer = ViewFactory.makeLayer(of: Self.layerClass)
    drawsItself = DrawOverride.exists(in: Self.self)
    setUp(frame: frame)
  }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// The class of the layer that a view of this class makes for itself; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds this view's geometry and looks.
  open var layer: CALayer { storedLayer }

  // The chain

  /// The view controller whose root view this is, else the superview (K-11).
  open override var next: UIResponder? { owningViewController ?? storedSuperview }

  override var responderWindow: UIWindow? { window }

  /// The window this view is in, nil for none.
  open var window: UIWindow? { storedSuperview?.window }

  // Geometry

  /// Where the view is in its superview: the upright rectangle around it where it is transformed (L-01, L-02).
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// The part of its own coordinates that the view shows. Its origin moves what subviews show, not the view (L-05).
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point, the middle by default, lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }

  /// How the view is turned and scaled about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }

  /// How the view is turned and scaled about its anchor point, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { setTransform3D(newValue) }
  }

  /// The point of the view that `center` places, from (0, 0) to (1, 1) across its bounds (L-03).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// Pixels for each point in what the view draws; the screen's unless set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScaleFactor(newValue) }
  }

  /// Takes the scale of the screen, or the one that was set, for what the view draws.
  func applyContentScale() { followContentScale() }

  /// Called inside UIKit after the bounds or the place of this view have changed.
  func geometryDidChange(from oldBounds: CGRect) { respondToGeometryChange(from: oldBounds) }

  /// Which distances and lengths change with the superview's size; none by default.
  ///
  /// Several flexible parts along one axis share the change in proportion to their lengths.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow this view's size by their `autoresizingMask`; true by default.
  open var autoresizesSubviews = true

  /// The size that suits the view best within `size`, in points; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best, keeping its upper left corner.
  open func sizeToFit() { fitSize() }

  // Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }

  /// The views in this one, back to front (L-23).
  open var subviews: [UIView] { storedSubviews }

  /// Puts `view` in front of the subviews, taking it from where it was (L-23, L-26).
  ///
  /// The view itself and views that hold it are refused with a message; Apple raises an exception.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Puts `view` among the subviews, `index` counting from the back and held within what exists.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Puts `view` just behind `siblingSubview`; in front of all where that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, at: .below(siblingSubview)) }

  /// Puts `view` just in front of `siblingSubview`; in front of all where that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, at: .above(siblingSubview)) }

  /// Takes the view out of its superview, out of the responder chain, and so from the screen.
  open func removeFromSuperview() { removeFromHierarchy() }

  /// Lets two subviews change places; nothing happens where an index names none.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: .front) }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: .index(0)) }

  /// Tells that a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a subview is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells that the superview is about to change; nil for none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the superview has changed.
  open func didMoveToSuperview() {}

  /// Tells that the window is about to change; nil for none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that the window has changed.
  open func didMoveToWindow() {}

  /// Whether this is `view` or lies in it at any depth.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.superview).contains { $0 === view } }

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  /// The first view with `tag`: this one, or one below it, depth first from the back; nil for none.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

  // Layout

  var isWaitingForConstraintUpdate = false

  /// Asks for `layoutSubviews()` at the end of this turn.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what has asked for it, from the topmost superview that did; `updateConstraints()` comes first.
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    layer.layoutIfNeeded()
  }

  /// Places the subviews. Override it; call `setNeedsLayout()` instead of this.
  open func layoutSubviews() {}

  /// Asks for `updateConstraints()` before this turn's layout; off a window it comes when the view is on one.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  /// Whether `updateConstraints()` was asked for and did not come yet.
  open func needsUpdateConstraints() -> Bool { isWaitingForConstraintUpdate }

  /// Calls `updateConstraints()` now for this view and those below it that asked for it, leaves first.
  open func updateConstraintsIfNeeded() { ConstraintUpdates.shared.run(below: self) }

  /// Called before layout where it was asked for: the place to change what layout goes by. Overrides call `super` last.
  open func updateConstraints() {}

  /// The margins that layout should keep free, in points: the view's own (8 on each edge, M11-02) plus the safe area's (M11-04).
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins() }
    set { setLayoutMargins(newValue) }
  }

  /// The view's own margins, without the safe area's.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownLayoutMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Whether margins are at least what the superview's margins still cover of this view (M11-06); false by default.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if oldValue != preservesSuperviewLayoutMargins { marginsChanged() } }
  }

  /// Whether `layoutMargins` contain the safe area's insets; true by default.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { marginsChanged() } }
  }

  /// Tells that `layoutMargins` changed.
  open func layoutMarginsDidChange() {}

  /// How much of the view bars and the device's corners cover, in points; zero outside of a window (O-19, M11-05).
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// Tells that `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// What subviews have to go by; a container that keeps its content clear of bars gives less than it has itself.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  // Drawing

  /// Draws what the view shows, into the current graphics context, in the view's coordinates. Nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` at the end of this turn; nothing happens for a view whose class does not override it.
  open func setNeedsDisplay() { if drawsItself { layer.setNeedsDisplay() } }

  /// Asks for `draw(_:)` at the end of this turn. The whole view is drawn, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether subviews and drawing are cut off at the bounds: the layer's `masksToBounds` (L-06).
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// What is painted behind everything else; nil, the default, paints nothing.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// How opaque the view and its subviews are, from 0 to 1; it multiplies down the tree (L-24).
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }

  /// Whether the view promises to fill its bounds; true by default. Where its `draw(_:)` does not, black is seen (L-14).
  open var isOpaque = true {
    didSet { if oldValue != isOpaque { opaquenessChanged() } }
  }

  /// Whether the view and its subviews are left out; their own `isHidden` stays as it is (L-11).
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// How what was drawn is placed in other bounds (L-12); `scaleToFill` by default.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { setContentMode(newValue) }
  }

  /// A view, in no other view, whose opaqueness cuts this one out.
  open var mask: UIView? {
    get { storedMask }
    set { setMask(newValue) }
  }

  /// The colour of what can be touched; the superview's unless set, and `systemBlue` at the top (M2-31).
  open var tintColor: UIColor! {
    get { resolvedTintColor() }
    set { setTintColor(newValue) }
  }

  /// Whether the tint is shown in full.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode() }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Tells that `tintColor` or `tintAdjustmentMode` changed.
  open func tintColorDidChange() {}

  /// Draws the view and its subviews, as they stand, into the current graphics context, scaled into `rect`.
  /// - Returns: Whether there was a context to draw into.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterScreenUpdates)
  }

  // The layer's delegate

  /// Fills the layer's picture through `draw(_:)`.
  open func draw(_ layer: CALayer, in context: CGContext) { drawContents(of: layer, in: context) }

  /// Runs `layoutSubviews()` for the view's layer.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { runLayout() } }

  /// What happens when an animatable property of the layer changes: nothing outside of an animation block (L-17).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { layerAction(for: layer, key: event) }

  // Traits

  /// The traits of the view's place: its window's, changed by overrides on the way.
  open var traitCollection: UITraitCollection { storedTraits ?? UIScreen.main.traitCollection }

  /// Tells that `traitCollection` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance of this view and its subviews; `unspecified` takes the superview's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { overriddenTraitsChanged() } }
  }

  /// Takes the traits of the view's place, and hands them down. Colours of layers are resolved anew where the appearance changed.
  func updateTraits(parent: UITraitCollection) { adoptTraits(from: parent) }

  /// Resolves the colours that the layer holds anew, for the traits as they are now.
  func updateLayerColors() { resolveBackgroundColor() }

  // Touches

  /// Whether touches are for this view and its subviews at all; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the view hears more than the first of several touches (E-19); false by default.
  open var isMultipleTouchEnabled = false

  /// Whether touches in this view keep touches from other views of its window (W-35); false by default.
  open var isExclusiveTouch = false

  /// The frontmost view at `point` (in this view's coordinates) that takes touches; nil if none does (E-01, E-02).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

  /// Whether `point`, in this view's coordinates, is in the view: in its bounds unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Who sees the touches of this view and of its subviews before the touched view does.
  var touchWatchers: [any TouchWatcher] { [] }

  /// Takes a turn of the wheel by `delta` points at `point` of this view; false leaves it to the superview.
  func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool { false }

  // Coordinates

  /// Where `point` of this view lies in `view`; in the window for nil (W-27).
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }

  /// Where `point` of `view`, of the window for nil, lies in this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }

  /// The smallest upright rectangle of `view`, of the window for nil, that holds `rect` of this view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }

  /// The smallest upright rectangle of this view that holds `rect` of `view`, of the window for nil.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  /// Where `point` of this view lies in `coordinateSpace`.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, toSpace: coordinateSpace)
  }

  /// Where `point` of `coordinateSpace` lies in this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, fromSpace: coordinateSpace)
  }

  /// The smallest upright rectangle of `coordinateSpace` that holds `rect` of this view.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convertPoint($0, toSpace: coordinateSpace) })
  }

  /// The smallest upright rectangle of this view that holds `rect` of `coordinateSpace`.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convertPoint($0, fromSpace: coordinateSpace) })
  }

  // Accessibility: stored for whoever reads it.

  /// Whether somebody who does not see the view is told of it as one thing; false unless set.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibility.orNone.isElement = newValue }
  }

  /// A short name of the view.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibility.orNone.label = newValue }
  }

  /// What pressing the view does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibility.orNone.hint = newValue }
  }

  /// What the view holds now.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibility.orNone.value = newValue }
  }

  /// A name for tests; never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibility.orNone.identifier = newValue }
  }

  /// What the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessibility.orNone.traits = newValue }
  }

  // Animation: the bodies are in UIView+Animation.swift.

  /// Whether changes of views are animated now.
  open class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// Switches all animation of views off or on again.
  open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  /// Makes the changes in `actionsWithoutAnimation` at once, within an animation block too.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { ViewAnimation.withoutAnimation(actionsWithoutAnimation) }

  /// The duration of the animation block that is being run, in seconds; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
