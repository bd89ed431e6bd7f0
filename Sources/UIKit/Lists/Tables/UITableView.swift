/// A list of rows in sections, of which only those in view have cells.
///
/// Heights of rows are taken when a row comes into view; until then a guess stands for them (`estimatedRowHeight`), so a table of a
/// million rows loads at once. There is no editing, no index and no animated change of rows: `reloadData()` after each change.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The table's style, fixed for its life.
  public let style: Style

  final weak var storedDataSource: (any UITableViewDataSource)?
  final weak var tableDelegate: (any UITableViewDelegate)?
  final var geometry = TableGeometry()
  final var look = TableLook()
  final var isLoaded = false
  final var isTiling = false
  final var shownCells: [RowPath: UITableViewCell] = [:]
  final var shownRange: ClosedRange<RowPath>?
  /// Whether rows have moved since the cells in view were placed.
  final var needsPlacement = false
  final var shownHeaders: [Int: UIView] = [:]
  final var shownFooters: [Int: UIView] = [:]
  final var selection: Set<RowPath> = []
  final var press = TablePress()
  final var cellPool = ReusePool<UITableViewCell>()
  final var titleViewPool = ReusePool<UITableViewHeaderFooterView>()
  final var cellClasses: [String: UITableViewCell.Type] = [:]
  final var titleViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// Cells made for rows whose height was asked before they are shown.
  final var measuredCells: [RowPath: UITableViewCell] = [:]
  /// Cells given out for use again since a row last asked for one.
  final var dequeuedCells: [UITableViewCell] = []
  /// Views the delegate made while heights were loaded.
  final var madeHeaders: [Int: UIView] = [:]
  final var madeFooters: [Int: UIView] = [:]

  /// Creates a table with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    look.style = style
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table with a frame in its future superview's coordinates, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { nil }

  // Who answers

  /// Says what the table shows; not retained. The table loads anew at its next layout.
  open var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      guard newValue !== storedDataSource else { return }
      storedDataSource = newValue
      invalidate()
    }
  }

  /// Hears what happens in the table, and shapes it; not retained.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  override func delegateDidChange() {
    let new = storedDelegate as? any UITableViewDelegate
    guard new !== tableDelegate else { return }
    tableDelegate = new
    invalidate()
  }

  // Measures

  /// The height of every row in points, where the delegate does not say; `automaticDimension`, the default, asks the cells.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { invalidate() } } }

  /// A guess at the height of rows not seen yet, in points. 0 has every height taken when the table loads.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { if estimatedRowHeight != oldValue { invalidate() } } }

  /// The height of headers in points, where the delegate does not say; `automaticDimension` by default.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { if sectionHeaderHeight != oldValue { invalidate() } } }

  /// The height of footers in points, where the delegate does not say; `automaticDimension` by default.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { if sectionFooterHeight != oldValue { invalidate() } } }

  /// Room above each header in points; `automaticDimension`, the default, is 22 in a plain table and 0 in others (M5-15).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { invalidate() } }
  }

  // Looks

  /// Whether a line separates the rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { redressCells() } }

  /// The colour of the lines; nil is the same as the default, `separator`.
  open var separatorColor: UIColor? = .separator { didSet { redressCells() } }

  /// How far the lines stay off the edges of cells, in points. Left to itself the left end follows the text (M5-13).
  open var separatorInset: UIEdgeInsets {
    get { chosenSeparatorInset ?? UIEdgeInsets(top: 0, left: look.margin, bottom: 0, right: 0) }
    set {
      chosenSeparatorInset = newValue
      redressCells()
    }
  }
  final var chosenSeparatorInset: UIEdgeInsets?

  /// A view behind everything that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view above the first section: it scrolls along, keeps its height and takes the table's width.
  open var tableHeaderView: UIView? {
    didSet { replaceTableView(oldValue, with: tableHeaderView) }
  }

  /// A view below the last section: it scrolls along, keeps its height and takes the table's width.
  open var tableFooterView: UIView? {
    didSet { replaceTableView(oldValue, with: tableFooterView) }
  }

  // Loading

  /// Asks the data source again and shows what it says now; nothing stays selected.
  ///
  /// The numbers of sections and rows are asked at once, the cells at the next layout.
  open func reloadData() { reload() }

  /// How many sections there are.
  open var numberOfSections: Int { loadedGeometry.sections.count }

  /// How many rows `section` has; 0 for a section there is not.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = loadedGeometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // Places

  /// Where a section lies with its header and footer, in the table's coordinates; zero for one there is not.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Where a section's header lies when it does not float; zero for a section there is not.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// Where a section's footer lies; zero for a section there is not.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// Where a row lies, from edge to edge; zero for one there is not.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The row at a point of the table, nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedGeometry.row(at: point.y)?.indexPath }

  /// The row whose cell is `cell`; nil if it is not in view.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell)?.indexPath }

  /// The rows that touch `rect` of the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// The cell of a row; nil for one that is not in view.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { RowPath(indexPath).flatMap { shownCells[$0] } }

  /// The cells in view, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }

  /// The rows in view, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted().map(\.indexPath) }

  /// The header in view of a section, if it is of this kind; titles are shown by such views.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownHeaders[section] as? UITableViewHeaderFooterView }

  /// The footer in view of a section, if it is of this kind; titles are shown by such views.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownFooters[section] as? UITableViewHeaderFooterView }

  /// Brings a row into view; a row there is not changes nothing.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toRow: indexPath, at: scrollPosition, animated: animated)
  }

  /// Brings the selected row nearest to the top into view.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.min() { scroll(toRow: path.indexPath, at: scrollPosition, animated: animated) }
  }

  // Selection

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true

  /// Whether several rows can be selected; false by default. A tap on a selected row then deselects it.
  open var allowsMultipleSelection = false

  /// The selected row, the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

  /// The selected rows in order; nil if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted().map(\.indexPath) }

  /// Selects a row without telling the delegate, and brings it into view by `scrollPosition`, `none` leaving the table where it is.
  ///
  /// Nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without telling the delegate; animated, the grey fades over 0.3 s (M5-27).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let path = RowPath(indexPath) { deselect(path, animated: animated) }
  }

  // Reuse

  /// Has cells of `cellClass` made for `identifier`; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { registerCell(cellClass, identifier) }

  /// Has headers and footers of `aClass` made for `identifier`; nil takes that back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { registerTitleView(aClass, identifier) }

  /// A cell that went out of view, made ready for use, or one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// A cell for `indexPath`, used again or of the registered class. Without a class there is an error message, and a default cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// A header or footer that went out of view, or one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueTitleView(identifier)
  }

  // What UIKit calls

  override var alwaysAdjustsVertically: Bool { true }
  override var leavesSidesToContent: Bool { true }

  /// Shows the cells that belong in view; call `super` in an override.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  /// Has the sides' new insets go into the cells; call `super` in an override.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginPress(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Gives up the highlight where the finger leaves the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !movePress(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the touched row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endPress(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Gives up the highlight: the touch is a drag.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }
}
