/// An object that can hear touches and keys, or pass them on to the next one in its chain.
@preconcurrency @MainActor open class UIResponder: _UIKIsolatedObject {
  /// Creates a responder that is in no chain yet.
  public init() { super.init(_uik: ()) }

  /// The responder that hears what this one leaves unhandled; nil at the end of the chain (K-11).
  open var next: UIResponder? { nil }

  /// The window whose first responder this object can be; nil while it is on no window.
  var responderWindow: UIWindow? { next?.responderWindow }

  /// Whether this object is the first responder of its window. Each window has its own (K-02).
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether this object may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object agrees to give up being first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Makes this object the first responder of its window, if it may and the present one gives way (K-02, K-03).
  ///
  /// A responder that takes text makes its visible window key as well, where the window allows it (S-15).
  /// - Returns: Whether it is the first responder afterwards.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Gives up being first responder, if it agrees to.
  /// - Returns: Whether it is not the first responder afterwards.
  @discardableResult open func resignFirstResponder() -> Bool { leaveFirstResponder() }

  /// Tells that fingers came down; passed to the next responder unless overridden (E-05).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Tells that fingers moved; passed to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Tells that fingers were lifted; passed to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Tells that the system took touches away; passed to the next responder unless overridden (E-29).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  /// Tells that keys went down; passed to the next responder unless overridden (K-01, K-24).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }

  /// Tells that keys changed their force; passed to the next responder unless overridden. Hardware keys never do.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }

  /// Tells that keys went up; passed to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }

  /// Tells that the system took keys away; passed to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

  /// The commands that keys give while this object is in the chain of the first responder; nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether this object answers `action` now; by default, whether it implements it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first object from this one up the chain that can perform `action`, nil if nobody can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}
