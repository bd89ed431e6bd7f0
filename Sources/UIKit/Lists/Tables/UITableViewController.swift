/// A controller whose view is a table, and which is the table's data source and delegate.
///
/// Subclasses override what they answer. Methods that throw here count as not implemented until a subclass overrides them; an override
/// does not throw.
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Creates a controller with a table of `style`.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table. There are no nib files here: the names are kept.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table: archives hold nothing that is read back.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the selection fades when the view is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a table whose data source and delegate this controller is.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Clears the selection, along with the transition if there is one; call `super` in an override.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
  }

  /// Shows the scroll indicators for a moment; call `super` in an override.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  private func clearSelection(animated: Bool) {
    guard let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  // What the table asks

  /// One section unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No rows unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty cell unless overridden.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) throws -> String? { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) throws -> String? { throw _uikOptional }

  // What the table tells

  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) throws {
    throw _uikOptional
  }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) throws {
    throw _uikOptional
  }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) throws {
    throw _uikOptional
  }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) throws {
    throw _uikOptional
  }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) throws -> CGFloat { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) throws -> CGFloat { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) throws -> CGFloat { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) throws -> CGFloat { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws -> UIView? { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws -> UIView? { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) throws -> Bool { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) throws -> IndexPath? { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) throws -> IndexPath? { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) throws -> Int { throw _uikOptional }

  // What the scroll view tells

  /// Stands in for a subclass that leaves this out.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws { throw _uikOptional }
  /// Stands in for a subclass that leaves this out.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws { throw _uikOptional }
}
