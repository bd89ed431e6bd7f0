/// One row of a table.
///
/// Configurations of content and background do not exist here: set the labels, or add views to `contentView`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  final let style: CellStyle
  final var storedTextLabel: UILabel?
  final var storedDetailLabel: UILabel?
  final var storedImageView: UIImageView?
  final var storedSelectedBackground: UIView?
  final var builtAccessory: CellAccessory?
  final let separator = UIView()
  final var topSeparator: UIView?
  final var storedSelected = false
  final var storedHighlighted = false
  /// The background is the table's choice until somebody sets one.
  final var hasOwnBackgroundColor = false

  /// Creates a cell that looks as `style` says, and that a table uses again for the same `reuseIdentifier`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLook.classicRowHeight))
    setUp()
  }

  /// Creates a cell of the default style that is used once.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// The name under which a table uses this cell again; nil for a cell that is used once.
  public let reuseIdentifier: String?

  /// Readies the cell for another row; the selection and the highlight are off already. Call `super` in an override.
  open func prepareForReuse() { resetForReuse() }

  // Content

  /// Holds what the cell shows, beside the accessory.
  open var contentView: UIView { storedContentView }
  private let storedContentView = UIView()

  /// The cell's text, made at the first access.
  open var textLabel: UILabel? { madeTextLabel }

  /// The cell's second text; nil in the default style.
  open var detailTextLabel: UILabel? { madeDetailLabel }

  /// The image before the text, made at the first access; nil in the style `value2`.
  open var imageView: UIImageView? { madeImageView }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view behind the content of a highlighted or selected cell: `systemGray4` unless another one is set (M2-34).
  open var selectedBackgroundView: UIView? {
    get { madeSelectedBackground }
    set { setSelectedBackground(newValue) }
  }

  /// What is painted behind everything: the table's choice by its style, unless set.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  // The end

  /// What stands at the end of the cell; `accessoryView` comes before it.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { replaceAccessory() } } }

  /// A view of the app's at the end of the cell, in its own size.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      replaceAccessory()
    }
  }

  // Selection

  /// How the cell looks when it is selected; `default` unless set.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook(animated: false) } }

  /// Whether the cell is selected. This is the look; the table keeps which rows are.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted, as under a finger.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the cell or takes that back; animated, the grey fades over 0.3 s (M5-27). Call `super` in an override.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    updateSelectionLook(animated: animated)
  }

  /// Highlights the cell or takes that back; animated, the grey fades over 0.3 s. Call `super` in an override.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    updateSelectionLook(animated: animated)
  }

  // Indentation and lines

  /// How many steps the content begins further in; 0 by default.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

  /// The width of a step in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  /// How far the line below stays off the cell's edges in points; the table's, or from the text on, unless set (M5-13).
  open var separatorInset: UIEdgeInsets {
    get { chosenSeparatorInset ?? currentSeparatorInset }
    set {
      chosenSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var chosenSeparatorInset: UIEdgeInsets?

  /// Where the cell is, told by its table.
  final var surroundings = CellSurroundings() { didSet { if surroundings != oldValue { adoptSurroundings() } } }

  // What UIKit calls

  /// Places the content, the accessory and the lines; call `super` in an override.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  /// The width of `size` and the height that the labels need; 44 without any. Override it for content of one's own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }

  /// Colours what follows the tint; call `super` in an override.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if style == .value2 { storedTextLabel?.textColor = tintColor }
  }
}
