/// Hears what happens to an alert view. Every method is optional.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// The user chose a button; before the alert begins to leave (V-21).
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) throws
  /// The system took the alert away. No system does so here: never called (V-22).
  func alertViewCancel(_ alertView: UIAlertView) throws
  /// The alert is about to show.
  func willPresent(_ alertView: UIAlertView) throws
  /// The alert shows, and its motion is over.
  func didPresent(_ alertView: UIAlertView) throws
  /// The alert is about to leave, by a button or in code (V-22).
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) throws
  /// The alert is gone, and its window with it.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) throws
  /// Whether the first button that is not the cancel button can be chosen; asked when the alert shows. True if not implemented.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) throws -> Bool
}

extension UIAlertViewDelegate {
  /// Stands in for a delegate that leaves this out.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func alertViewCancel(_ alertView: UIAlertView) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func willPresent(_ alertView: UIAlertView) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func didPresent(_ alertView: UIAlertView) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) throws -> Bool { throw _uikOptional }
}
