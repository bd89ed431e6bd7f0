/// Hears what happens in a table, and shapes it. Every requirement is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Tells that `cell` is about to be seen.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) throws
  /// Tells that a section's header is about to be seen.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) throws
  /// Tells that a section's footer is about to be seen.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) throws
  /// Tells that `cell` is not seen any more.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) throws
  /// Tells that a section's header is not seen any more.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) throws
  /// Tells that a section's footer is not seen any more.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) throws
  /// The height of a row in points; `rowHeight` holds where this is not implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) throws -> CGFloat
  /// The height of a section's header in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) throws -> CGFloat
  /// The height of a section's footer in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) throws -> CGFloat
  /// A guess at the height of a row that was not seen yet; asked of every row when the table loads.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) throws -> CGFloat
  /// A view to show above a section; nil for the title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws -> UIView?
  /// A view to show below a section; nil for the title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws -> UIView?
  /// The detail button of a row was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws
  /// Whether a row is highlighted under a finger, and so can be selected; true where this is not implemented.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) throws -> Bool
  /// A row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) throws
  /// A row is not highlighted any more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) throws
  /// The user is about to select a row: return it, another one to select instead, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) throws -> IndexPath?
  /// The selection is about to leave a row: return it, another one to deselect instead, or nil to keep it.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) throws -> IndexPath?
  /// The user selected a row. Selecting in code does not call this.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws
  /// The user's choice deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) throws
  /// How many steps of `indentationWidth` a row's content begins further in.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) throws -> Int
}

extension UITableViewDelegate {
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) throws {
    throw _uikOptional
  }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) throws {
    throw _uikOptional
  }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) throws {
    throw _uikOptional
  }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) throws {
    throw _uikOptional
  }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) throws -> CGFloat { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) throws -> CGFloat { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) throws -> CGFloat { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) throws -> CGFloat { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws -> UIView? { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws -> UIView? { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) throws -> Bool { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) throws -> IndexPath? { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) throws -> IndexPath? { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands for a method the delegate does not have.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) throws -> Int { throw _uikOptional }
}
