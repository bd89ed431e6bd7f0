/// Decides what may be typed into a text field, and hears what was. Every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; asked before the field becomes first responder (K-05). True if not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) throws -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField) throws
  /// Whether editing may end; not asked where the field leaves its window (K-06, K-10). True if not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) throws -> Bool
  /// Editing ended; not called where `textFieldDidEndEditing(_:reason:)` is implemented (K-28).
  func textFieldDidEndEditing(_ textField: UITextField) throws
  /// Editing ended, with the reason (K-28).
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) throws
  /// Whether the user's edit may replace `range` (UTF-16 units) by `string` (K-07). True if not implemented.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) throws -> Bool
  /// The caret moved, or the text changed around it.
  func textFieldDidChangeSelection(_ textField: UITextField) throws
  /// Whether the text may be cleared when editing begins. True if not implemented.
  func textFieldShouldClear(_ textField: UITextField) throws -> Bool
  /// Whether Return does what it does by itself: ending editing where `editingDidEndOnExit` has an action (K-08). True if not implemented.
  func textFieldShouldReturn(_ textField: UITextField) throws -> Bool
}

extension UITextFieldDelegate {
  /// Stands in for a delegate that leaves this out.
  public func textFieldShouldBeginEditing(_ textField: UITextField) throws -> Bool { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func textFieldDidBeginEditing(_ textField: UITextField) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func textFieldShouldEndEditing(_ textField: UITextField) throws -> Bool { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func textFieldDidEndEditing(_ textField: UITextField) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) throws -> Bool
  {
    throw _uikOptional
  }
  /// Stands in for a delegate that leaves this out.
  public func textFieldDidChangeSelection(_ textField: UITextField) throws { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func textFieldShouldClear(_ textField: UITextField) throws -> Bool { throw _uikOptional }
  /// Stands in for a delegate that leaves this out.
  public func textFieldShouldReturn(_ textField: UITextField) throws -> Bool { throw _uikOptional }
}
