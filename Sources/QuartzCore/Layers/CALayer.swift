/// A rectangle of the screen with what it shows: the tree of layers is what the compositor paints.
///
/// Lengths are points of the superlayer's or the layer's own coordinates, y pointing down. Numbers nobody can draw have a defined result:
/// a NaN or an infinity leaves the property at its previous finite value and is reported once, a negative size is turned about as
/// `CGRect.standardized` does. Layers are not isolated to an actor; changing one off the main thread ends the program with a message.
open class CALayer: _UIKObject, CAMediaTiming {
  final var state = LayerState()
  final var children: [CALayer] = []
  /// Cleared by the superlayer's deinit, so it needs no weak reference.
  final unowned(unsafe) var parentLayer: CALayer?
  /// The layer this one is the mask of.
  final unowned(unsafe) var maskedLayer: CALayer?
  final var maskLayer: CALayer?
  /// Set on a compositor's root alone.
  final weak var compositor: Compositor?
  final var node: RenderNode?
  final var running: RunningAnimations?
  final var flags = LayerFlags()
  final var dirtyRect = CGRect.null
  /// What of the backing was drawn since the last frame, in the layer's coordinates.
  final var redrawnRect = CGRect.null
  final var backing: Backing?
  final var extras: [String: Any] = [:]
  final var timing = MediaTiming()
  /// The layer whose presentation this one is; nil for the layers of the model.
  final var presented: CALayer?
  final var presentationCopy: CALayer?
  final var presentationTime: CFTimeInterval = .nan

  /// Creates an empty layer.
  public override init() { super.init() }

  /// Creates a copy of `layer` that shows its presentation; an object that is no layer gives an empty one.
  ///
  /// A subclass with properties of its own that animate copies them here.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyPresentation(from: other) }
  }

  /// Layers are not read from archives: the result is nil.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    node?.layer = nil
    for child in children { child.parentLayer = nil }
    maskLayer?.maskedLayer = nil
  }

  /// Asked first for actions, drawing and layout.
  public weak var delegate: (any CALayerDelegate)?

  /// A name for finding the layer again.
  open var name: String?

  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?

  // Geometry.

  /// Origin and size in the layer's own coordinates, in points; moving the origin moves what sublayers show (L-05).
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }
  /// Where the anchor point lies in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { state.position }
    set { change(.position, state.position, Sanity.point(newValue, else: state.position, "position")) { state.position = $0 } }
  }
  /// The point that `position` places and transforms turn about, in units of the bounds; changing it keeps `position` (L-03).
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      change(.anchorPoint, state.anchorPoint, Sanity.point(newValue, else: state.anchorPoint, "anchorPoint")) { state.anchorPoint = $0 }
    }
  }
  /// The place and size in the superlayer's coordinates, computed from position, bounds, anchor point and transform (L-01).
  ///
  /// Setting it changes position and the bounds' size, never the bounds' origin (L-02). Under a transform the size is solved for, where
  /// that is possible; else it becomes the bounds' size.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }
  /// The order among siblings in drawing; greater is nearer, equals keep the order of `sublayers` (L-10).
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change(.zPosition, state.zPosition, Sanity.number(newValue, else: state.zPosition, "zPosition")) { setZPosition($0) } }
  }
  /// What the layer does to itself and its sublayers, about the anchor point.
  open var transform: CATransform3D {
    get { state.transform }
    set { change(.transform, state.transform, Sanity.transform(newValue, else: state.transform, "transform")) { state.transform = $0 } }
  }
  /// What is done to the sublayers alone, about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set {
      let value = Sanity.transform(newValue, else: state.sublayerTransform, "sublayerTransform")
      change(.sublayerTransform, state.sublayerTransform, value) { state.sublayerTransform = $0 }
    }
  }
  /// `transform`, as far as it stays within the plane.
  open func affineTransform() -> CGAffineTransform { state.transform.affinePart }
  /// Sets `transform` to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // Looks.

  /// Whether the layer and all below it are left out of drawing and hit testing; their own `isHidden` stays (L-11).
  open var isHidden: Bool {
    get { state.isHidden }
    set { change(.hidden, state.isHidden, newValue) { setHidden($0) } }
  }
  /// From 0 to 1, cut off at these; times what the superlayers have (L-24).
  open var opacity: Float {
    get { state.opacity }
    set { change(.opacity, state.opacity, min(max(Sanity.number(newValue, else: state.opacity, "opacity"), 0), 1)) { state.opacity = $0 } }
  }
  /// Whether a translucent layer is put together with its sublayers first, so that overlaps do not show through (L-24).
  open var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { change(nil, state.allowsGroupOpacity, newValue) { state.allowsGroupOpacity = $0 } }
  }
  /// A promise that the drawn contents cover the bounds; where they do not, black shows (L-14). Says nothing about `backgroundColor`.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { change(nil, state.isOpaque, newValue) { state.isOpaque = $0 } }
  }
  /// Whether contents and sublayers are cut off at the bounds, rounded corners included; the layer's own shadow then goes too (L-08).
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change(.masksToBounds, state.masksToBounds, newValue) { state.masksToBounds = $0 } }
  }
  /// A layer whose alpha cuts out this layer and all below it; its coordinates are this layer's. It belongs to no superlayer.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }
  /// Fills the bounds behind the contents.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(.backgroundColor, state.backgroundColor, newValue) { state.backgroundColor = $0 } }
  }
  /// Rounds background and border; contents and sublayers only with `masksToBounds` (L-07). Points; a negative one counts as 0.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change(.cornerRadius, state.cornerRadius, length(newValue, state.cornerRadius, "cornerRadius")) { state.cornerRadius = $0 } }
  }
  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change(nil, state.maskedCorners, newValue) { state.maskedCorners = $0 } }
  }
  /// How the corners bend.
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { change(nil, state.cornerCurve, newValue) { state.cornerCurve = $0 } }
  }
  /// How much longer than the radius a corner of this curve is along an edge.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }
  /// Drawn inwards from the bounds, over contents and sublayers. Points; a negative one counts as 0.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change(.borderWidth, state.borderWidth, length(newValue, state.borderWidth, "borderWidth")) { state.borderWidth = $0 } }
  }
  /// The border's colour.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(.borderColor, state.borderColor, newValue) { state.borderColor = $0 } }
  }
  /// The shadow's colour (M11-08: black).
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change(.shadowColor, state.shadowColor, newValue) { state.shadowColor = $0 } }
  }
  /// From 0 (no shadow, M11-08) to 1, cut off at these.
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set {
      let value = min(max(Sanity.number(newValue, else: state.shadowOpacity, "shadowOpacity"), 0), 1)
      change(.shadowOpacity, state.shadowOpacity, value) { state.shadowOpacity = $0 }
    }
  }
  /// How far the shadow is from the layer, in points; (0, −3), upwards, at first (M11-08).
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set {
      change(.shadowOffset, state.shadowOffset, Sanity.size(newValue, else: state.shadowOffset, "shadowOffset")) { state.shadowOffset = $0 }
    }
  }
  /// How far the shadow's edge is spread, as a Gaussian's deviation in points; 3 at first (M11-08). A negative one counts as 0.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change(.shadowRadius, state.shadowRadius, length(newValue, state.shadowRadius, "shadowRadius")) { state.shadowRadius = $0 } }
  }
  /// The shape that throws the shadow, in the layer's coordinates; without it the layer's own shape does.
  open var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change(.shadowPath, state.shadowPath, newValue) { state.shadowPath = $0 } }
  }

  // Contents.

  /// What is shown in front of the background: a `CGImage`, or nothing; anything else is reported once and shows nothing.
  open var contents: Any? {
    get { state.contents }
    set { setContents(newValue) }
  }
  /// The part of the contents that is shown, in units of the contents.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set {
      change(.contentsRect, state.contentsRect, Sanity.rect(newValue, else: state.contentsRect, "contentsRect")) { state.contentsRect = $0 }
    }
  }
  /// Pixels of the contents for a point; 1 at first. What is drawn is drawn at this scale. Not above 0 counts as 1.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set {
      let value = Sanity.number(newValue, else: state.contentsScale, "contentsScale")
      change(nil, state.contentsScale, value > 0 ? value : 1) { state.contentsScale = $0 }
    }
  }
  /// Where the contents stand in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change(nil, state.contentsGravity, newValue) { state.contentsGravity = $0 } }
  }
  /// Whether a change of the bounds' size has the layer drawn anew (L-12).
  open var needsDisplayOnBoundsChange = false

  // Drawing and layout.

  /// Has the layer drawn anew before the next frame.
  open func setNeedsDisplay() { markNeedsDisplay(.infinite) }
  /// Has a part of the layer drawn anew, in its own coordinates.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }
  /// Whether it waits to be drawn.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }
  /// Draws now what waits to be drawn.
  open func displayIfNeeded() { displayNow() }
  /// Gives the layer its contents: the delegate's `display(_:)`, or else a bitmap that `draw(in:)` draws into.
  open func display() { displayByDefault() }
  /// Draws into the layer's bitmap, in points of its coordinates; asks the delegate.
  open func draw(in ctx: CGContext) { drawByDefault(in: ctx) }
  /// Has the sublayers placed before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Whether the sublayers wait to be placed.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  /// Places now what waits to be placed, here and below, from the topmost layer that waits.
  open func layoutIfNeeded() { layoutNow() }
  /// Places the sublayers; asks the delegate.
  open func layoutSublayers() { layoutByDefault() }
  /// Draws the layer and all below it into `ctx`, whole and with the model's values, in its own coordinates.
  open func render(in ctx: CGContext) { renderWhole(in: ctx) }

  // Hierarchy.

  /// The layer this one is in.
  open var superlayer: CALayer? { above }
  /// The layers in this one, from back to front (L-23); nil where there are none.
  open var sublayers: [CALayer]? {
    get { listedSublayers() }
    set { setSublayers(newValue ?? []) }
  }
  /// Puts `layer` in front of the others, out of where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Puts `layer` at a place in the order; an index out of range is moved to the nearest end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Puts `layer` directly behind `sibling`, or behind all where `sibling` is none of the sublayers.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, above: false) }
  /// Puts `layer` directly in front of `sibling`, or in front of all where `sibling` is none of the sublayers.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, above: true) }
  /// Puts `newLayer` in the place of `oldLayer`; does nothing where that is none of the sublayers.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  /// Takes the layer out of its superlayer, or off the layer it masks.
  open func removeFromSuperlayer() { detach() }

  // Where things are.

  /// `p` of `layer`'s coordinates in this layer's; without a layer those of the tree's root.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { p.applying(map(from: layer)) }
  /// `p` of this layer's coordinates in those of `layer`; without a layer those of the tree's root.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { p.applying(map(to: layer)) }
  /// The rectangle around `r` of `layer`'s coordinates in this layer's.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r.applying(map(from: layer)) }
  /// The rectangle around `r` of this layer's coordinates in those of `layer`.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(map(to: layer)) }
  /// A time of `layer`'s clock on this layer's.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { ownTime(at: layer?.mediaTime(at: t) ?? t) }
  /// A time of this layer's clock on `layer`'s.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = mediaTime(at: t)
    return layer?.ownTime(at: time) ?? time
  }
  /// The frontmost layer under `p`, a point of the superlayer's coordinates (L-22); hidden ones and what masks cut off are passed by.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestByDefault(p) }
  /// Whether `p`, in the layer's own coordinates, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }

  // Animation.

  /// The action for a key: the delegate's, else one from `actions`, else the class's.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }
  /// The class's own action for a key; nil means the built-in animation of animatable properties (M8-07).
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Runs a copy of `anim` from the moment this turn's changes are committed; one already under `key` is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, key: key) }
  /// Ends the animation under `key` as not finished.
  open func removeAnimation(forKey key: String) { running?.remove(key: key, from: self) }
  /// Ends all animations as not finished.
  open func removeAllAnimations() { running?.removeAll(from: self) }
  /// The keys of the animations that are attached, in the order they were added; nil where there are none.
  open func animationKeys() -> [String]? { running?.keys }
  /// The attached animation under `key`; it must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { running?.animation(forKey: key) }
  /// The model layer of a presentation layer, or the layer itself.
  open func model() -> CALayer { presented ?? self }

  // Values by key.

  /// A property by its name, or what was stored under a name that is none.
  open func value(forKey key: String) -> Any? { readValue(key) }
  /// Sets a property by its name, or stores a value under a name that is none.
  open func setValue(_ value: Any?, forKey key: String) { writeValue(value, key) }
  /// A property, or a part of one such as "transform.scale.x" or "position.y".
  open func value(forKeyPath keyPath: String) -> Any? { readValue(keyPath) }
  /// Sets a property or a part of one, such as "transform.rotation.z".
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { writeValue(value, keyPath) }
}
