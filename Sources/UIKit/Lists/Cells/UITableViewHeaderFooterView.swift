/// A section's header or footer that a table uses again.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let storedContentView = UIView()
  private var storedTextLabel: UILabel?

  /// Creates a view that a table uses again for the same `reuseIdentifier`.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(storedContentView)
  }

  /// Creates a view that is used once.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// The name under which a table uses this view again; nil for a view that is used once.
  public let reuseIdentifier: String?

  /// Readies the view for another section; call `super` in an override.
  open func prepareForReuse() { floats = false }

  /// Holds what the view shows.
  open var contentView: UIView { storedContentView }

  /// The view's text, made at the first access; its font and colour are those of the table's style.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.numberOfLines = 0
    storedContentView.addSubview(label)
    storedTextLabel = label
    dressLabel()
    setNeedsLayout()
    return label
  }

  /// A view behind the content. It takes the place of the background that a plain table gives.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      updateBackground()
      setNeedsLayout()
    }
  }

  /// Where the view is in its table.
  final var surroundings = TableTitle() {
    didSet {
      guard surroundings != oldValue else { return }
      dressLabel()
      updateBackground()
      setNeedsLayout()
    }
  }

  /// Whether the view lies over rows, as the header of a section that passes does.
  final var floats = false {
    didSet { if floats != oldValue { updateBackground() } }
  }

  /// Places the content and the text; call `super` in an override.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    storedContentView.frame = bounds
    guard let label = storedTextLabel else { return }
    let look = surroundings.look
    let left = look.titleInsetLeft
    let width = max(0, bounds.width - left - look.titleInsetRight)
    let height = min(bounds.height, label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    let padding = surroundings.padding
    let y: CGFloat
    if !look.isGrouped {
      y = (bounds.height - height) / 2
    } else if surroundings.kind == .header {
      y = bounds.height - padding.below - height
    } else {
      y = min(padding.above, max(0, bounds.height - height))
    }
    label.frame = CGRect(x: left, y: look.rounded(max(0, y)), width: width, height: look.ceiling(height))
  }

  /// The width of `size`, and the height the text needs with the room around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = storedTextLabel?.text ?? ""
    var surroundings = surroundings
    surroundings.look.width = size.width
    return CGSize(width: size.width, height: surroundings.height(title: title))
  }

  private func dressLabel() {
    guard let label = storedTextLabel else { return }
    label.font = surroundings.font
    label.textColor = surroundings.color
  }

  /// In a plain table rows pass under the view: it shows the bar's colour then, and the table's at rest (M5-15).
  private func updateBackground() {
    guard !surroundings.look.isGrouped, backgroundView == nil else {
      storedContentView.backgroundColor = nil
      return
    }
    storedContentView.backgroundColor = floats ? Self.floatingColor : .systemBackground
  }

  private static let floatingColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
  }
}
