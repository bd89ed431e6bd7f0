/// The root of classes on no actor: `NSObject` with the messages that the Objective-C runtime would give it.
///
/// Foundation's own `NSObject` has none of them here, and members added to it in an extension cannot be overridden.
open class _UIKObject: NSObject, _UIKSelectorSource {
  /// Makes an object.
  public override init() {
    super.init()
  }

  /// The selector, with its method, that this object answers to under a name; nil when the registry is to be asked.
  ///
  /// For generic classes, which cannot register their methods at load time.
  open func _uikSelector(named name: String) -> Selector? {
    nil
  }

  /// Whether this object has a method for a selector: the selector's own, or one registered for its name.
  open func responds(to selector: Selector!) -> Bool {
    selector?.canInvoke(on: self) ?? false
  }
}
