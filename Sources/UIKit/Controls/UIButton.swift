/// A control with a title and a picture, that does something when it is pressed.
///
/// This is the button as it was before configurations, which are absent here.
@preconcurrency @MainActor open class UIButton: UIControl {
  final var contents: [UInt: ButtonContent] = [:]
  private(set) final var storedButtonType = ButtonType.custom
  final var storedTitleLabel: UILabel?
  final var storedImageView: UIImageView?
  final var backgroundImageView: UIImageView?
  /// The picture last shown, and what it looks like pressed or disabled.
  final var dimmedImages: [ObjectIdentifier: UIImage] = [:]

  /// Creates a button of type `custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
    isAccessibilityElement = true
  }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of `buttonType` and no size.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    storedButtonType = buttonType
  }

  /// Creates a button of `buttonType` that performs `primaryAction`, with its title and image.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  override var sendsPrimaryAction: Bool { true }

  /// What the button looked like before anything was set.
  open var buttonType: ButtonType { storedButtonType }

  /// The title's label, made when it is first asked for; for its font and lines. Its text and colour come from the button (S-13).
  open var titleLabel: UILabel? { loadTitleLabel() }

  /// The picture's view, made when it is first asked for. Its picture comes from the button.
  open var imageView: UIImageView? { loadImageView() }

  /// The distances of title and picture from the bounds, in points.
  ///
  /// While they are zero, a title has 6 points above and below (M6-20).
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// By how much the title is moved; the size that suits the button does not change with it.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// By how much the picture is moved; the size that suits the button does not change with it.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Whether a picture without one of its own for it is drawn darker while the button is pressed; true by default.
  open var adjustsImageWhenHighlighted = true {
    didSet { setNeedsLayout() }
  }

  /// Whether a picture without one of its own for it is drawn paler while the button is disabled; true by default.
  open var adjustsImageWhenDisabled = true {
    didSet { setNeedsLayout() }
  }

  /// Kept for sources that set it: a reversed shadow follows the pressed state of the title.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { setNeedsLayout() }
  }

  /// Sets the title for a state; a state without one shows the normal one.
  open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }

  /// Sets a title with attributes for a state; it goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { change(state) { $0.attributedTitle = title } }

  /// Sets the title's colour for a state. This, not the label's `textColor`, is what shows (S-13).
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleShadowColor = color } }

  /// Sets the picture beside the title for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }

  /// Sets the picture behind the title for a state, stretched over the button.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.backgroundImage = image } }

  /// The title for a state, the normal one's where it has none.
  open func title(for state: UIControl.State) -> String? { content(\.title, state) }

  /// The title with attributes for a state, the normal one's where it has none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content(\.attributedTitle, state) }

  /// The title's colour for a state, never nil: white for a custom button (S-13), the tint for a system one.
  open func titleColor(for state: UIControl.State) -> UIColor? { content(\.titleColor, state) ?? defaultTitleColor(state) }

  /// The colour of the title's shadow for a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { content(\.titleShadowColor, state) }

  /// The picture beside the title for a state, the normal one's where it has none.
  open func image(for state: UIControl.State) -> UIImage? { content(\.image, state) }

  /// The picture behind the title for a state, the normal one's where it has none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { content(\.backgroundImage, state) }

  /// The title that shows now.
  open var currentTitle: String? { title(for: state) }

  /// The title with attributes that shows now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The title's colour that shows now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the title's shadow that shows now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The picture that shows now.
  open var currentImage: UIImage? { image(for: state) }

  /// The picture behind the title that shows now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Where the background image is, for a button with `bounds`: all of it unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and picture have room, for a button with `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title is in `contentRect`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placeContent(in: contentRect).title }

  /// Where the picture is in `contentRect`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placeContent(in: contentRect).image }

  /// The size of title and picture with their insets: 6 points above and below a title where there are none, at least 30 wide (M6-20).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// Places title and pictures, and gives them what the state asks for.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateContent()
    showPressed(isHighlighted)
  }
}
