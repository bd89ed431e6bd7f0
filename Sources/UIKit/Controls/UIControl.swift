/// A view that turns touches into events, and sends actions for them to its targets.
@preconcurrency @MainActor open class UIControl: UIView {
  final var targets: [ControlTarget] = []
  final weak var trackedTouch: UITouch?

  /// Creates a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that performs `primaryAction` when it is used for what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control answers touches; one that does not swallows them (E-32).
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { enabledChanged() } }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }

  /// Whether the control looks pressed; it follows the finger.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// All of the control's state together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether lifting the finger inside is what the control is for.
  var sendsPrimaryAction: Bool { false }

  /// Called inside UIKit after the state changed.
  func stateDidChange() { setNeedsLayout() }

  /// Where the content is from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content is from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The same with left and right in the place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // Tracking

  /// Whether the control follows a touch.
  open internal(set) var isTracking = false

  /// Whether the touch it follows is inside: its bounds and about 70 points around them (E-17, M9-07).
  open internal(set) var isTouchInside = false

  /// Whether to follow `touch`, which began in the control; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to go on following `touch`, which moved; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that the touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells that the touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows a touch that began in the control.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { startTracking(touches, event) }

  /// Follows the touch as it moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, event) }

  /// Sends what the lifting of the finger means.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stopTracking(touches, event) }

  /// Gives up the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { abandonTracking(touches, event) }

  // Targets

  /// Has `action` sent to `target` for `controlEvents`; to the responder chain for nil.
  ///
  /// The target is not kept alive, and the same target with the same selector is sent once for an event (E-30). The method may take
  /// nothing, the sender, or the sender and the event (E-18).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    addReceiver(target, action, controlEvents)
  }

  /// Stops sending for `controlEvents`; a nil target stands for all targets, a nil action for all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    removeReceiver(target, action, controlEvents)
  }

  /// Has `action` performed for `controlEvents`; one of the same identifier gives way.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(ControlTarget(action: action, events: controlEvents))
  }

  /// Stops performing `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action of that identifier for `controlEvents`.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    remove(controlEvents) {
      if case .action(let action) = $0.receiver { return action.identifier == actionIdentifier }
      return false
    }
  }

  /// The targets that something is sent to; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { collectTargets() }

  /// The events for which something is sent.
  open var allControlEvents: UIControl.Event { livingTargets.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the selectors sent to `target` for `controlEvent`, nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    let names = livingTargets.filter { $0.events.isSuperset(of: controlEvent) && $0.sends(to: target) }.compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` for everything that is sent, with an action or a target and selector; setting its last argument ends the walk.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
    enumerateReceivers(iterator)
  }

  /// Sends one action on its way; every action of a selector passes here, so an override sees it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action; every action of a closure passes here, so an override sees it.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Sends everything there is for `controlEvents`, as if they had happened.
  open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, nil) }
}
