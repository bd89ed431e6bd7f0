/// An object that can say itself which method it has under a name, before the registry is asked.
public protocol _UIKSelectorSource: AnyObject {
  /// The selector, with its method, that this object answers to under a name; nil when the registry is to be asked.
  func _uikSelector(named name: String) -> Selector?
}
