/// What runs when a layer's property changes or an event reaches the layer.
public protocol CAAction: AnyObject {
  /// Does what is due for `event`, a key such as "opacity".
  ///
  /// - Parameters:
  ///   - event: the key that was changed.
  ///   - anObject: the layer.
  ///   - dict: more about the event; nil for property changes.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for "no action": a delegate that answers it ends the search.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
