/// A view that shows a part of something larger, and lets a finger or a wheel move it.
///
/// Its content offset is the origin of its bounds (L-05). One finger drags, on the axes where there is something to see or where
/// bouncing is always on. There is no zooming or paging, and no scroll views in scroll views that share a drag.
@preconcurrency @MainActor open class UIScrollView: UIView {
  final var storedContentSize = CGSize.zero
  final var storedAdjustedInset = UIEdgeInsets.zero
  final weak var storedDelegate: (any UIScrollViewDelegate)?
  /// The bar whose looks follow this view's offset.
  final weak var scrollEdgeObserver: (any ScrollEdgeObserver)?
  final private(set) lazy var drag = ScrollDrag(of: self)
  final private(set) lazy var mover = ScrollMover(of: self)
  final private(set) lazy var indicators = ScrollIndicators(of: self)
  /// Set while the offset is moved by this view itself, not by the app.
  final var isMovingItself = false
  /// Keeps the run loop in tracking mode while there is one.
  final var tracking: ScrollTracking?

  /// Creates a scroll view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Hears how this view moves; not retained.
  @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      delegateDidChange()
    }
  }

  // Subclasses whose delegate can do more look here what it can.
  func delegateDidChange() {}

  // Content

  /// How large the content is, in points. Negative and non-finite lengths count as 0; the offset stays within what there is.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The point of the content at the upper left corner. Setting it does not clamp it; a coordinate that is not finite stays as it was.
  ///
  /// The delegate's `scrollViewDidScroll(_:)` is called within the change (E-27).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue) }
  }

  /// Moves the content so that `contentOffset` is at the upper left corner, at once or over 0.3 s (M8-31), stopping what moved it before.
  ///
  /// Animated, `scrollViewDidEndScrollingAnimation(_:)` follows at the end, unless the content was there already.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Moves the content no further than needed to show `rect` of it; nothing happens where it is shown already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// Room to keep around the content, in points, on top of what `contentInsetAdjustmentBehavior` adds.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }

  /// Which parts of the safe area are added to the insets; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// `contentInset` and what of the safe area is added to it, in points.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// Tells that `adjustedContentInset` changed; call `super` in an override.
  open func adjustedContentInsetDidChange() {}

  // Behaviour

  /// Whether a finger or a wheel can move the content; true by default.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { drag.abandon() } }
  }

  /// Whether content gives way past its edges and comes back; true by default.
  open var bounces = true

  /// Whether content that fits can be pulled up and down all the same; false by default.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }

  /// Whether content that fits can be pulled sideways all the same; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }

  /// How quickly content that was let go loses speed; `normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Whether views in the content are told of a touch only after 0.15 s, or at the end of a quick tap (M9-08); true by default.
  open var delaysContentTouches = true

  /// Whether a drag can take a touch from a view that knows of it already (E-21); true by default.
  open var canCancelContentTouches = true

  /// Whether a drag may take from `view` a touch it knows of; unless overridden, true for all but controls (E-22).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a finger is down that may come to drag.
  open var isTracking: Bool { drag.isTracking }

  /// Whether a finger drags the content.
  open var isDragging: Bool { drag.isDragging }

  /// Whether the content moves on by itself after a drag.
  open var isDecelerating: Bool { mover.isCoasting }

  // Indicators

  /// Whether an indicator shows the place in the height of the content while it moves; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.update() }
  }

  /// Whether an indicator shows the place in the width of the content while it moves; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update() }
  }

  /// The looks of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.updateColors() }
  }

  /// Room to keep around the vertical indicator, in points, on top of the safe area's.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.update() }
  }

  /// Room to keep around the horizontal indicator, in points, on top of the safe area's.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.update() }
  }

  /// Room to keep around both indicators, in points; asked for, the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // What UIKit calls

  /// Whether room is kept for the safe area above and below whatever the content's size is.
  var alwaysAdjustsVertically: Bool { contentInsetAdjustmentBehavior == .automatic && isInNavigationController }

  /// Whether the safe area's sides are left to the content itself.
  var leavesSidesToContent: Bool { false }

  /// The content moved; called within the change, before the delegate hears of it.
  func contentDidMove() {}

  /// Views in the content lie clear of the bars through the insets already.
  override var safeAreaInsetsForSubviews: UIEdgeInsets { insetsLeftToContent }

  override var touchWatchers: [any TouchWatcher] { [drag] }

  override func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool { followWheel(delta) }

  override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    boundsDidChange(from: oldBounds)
  }

  /// Keeps the content clear of what covers the view now; call `super` in an override.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Stops the content of a view that leaves its window; call `super` in an override.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopEverything() }
  }

  /// Brings the insets up to date with the new surroundings; call `super` in an override.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAdjustedInset()
  }
}
