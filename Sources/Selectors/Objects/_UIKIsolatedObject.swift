/// The root of classes on the main actor.
///
/// `NSObject.init()` is on no actor, and an override has to be on none either, which would poison every initialiser of every subclass.
/// This class declares another initialiser and so does not inherit that one; a subclass declares its own `init()`, on the main actor.
/// It descends from `NSObject` itself and not from `_UIKObject`, because only then does the compiler know that it may be sent.
@preconcurrency @MainActor
open class _UIKIsolatedObject: NSObject, _UIKSelectorSource {
  /// Makes an object; for the designated initialisers of direct subclasses alone.
  public init(_uik: ()) {
    super.init()
  }

  /// The selector, with its method, that this object answers to under a name; nil when the registry is to be asked.
  ///
  /// For generic classes, which cannot register their methods at load time.
  nonisolated open func _uikSelector(named name: String) -> Selector? {
    nil
  }

  /// Whether this object has a method for a selector: the selector's own, or one registered for its name.
  nonisolated open func responds(to selector: Selector!) -> Bool {
    selector?.canInvoke(on: self) ?? false
  }
}
