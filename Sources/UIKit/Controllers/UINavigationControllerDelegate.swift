/// Hears which screen a navigation controller shows. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// `viewController` is about to be shown; its view is loaded.
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    throws
  /// `viewController` is shown, and its transition is over.
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) throws
}

extension UINavigationControllerDelegate {
  /// Stands in for a delegate that leaves this out.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) throws { throw _uikOptional }
}
