/// Shows text that cannot be edited, on one line or several.
@preconcurrency @MainActor open class UILabel: UIView {
  final var content = LabelContent()
  final var cache = LabelLayoutCache()

  /// Creates a label without text, in 17 points, that takes no touches (M3-14, M3-20).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    accessibilityTraits = .staticText
    isAccessibilityElement = true
  }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; setting it drops attributes of single parts.
  open var text: String? {
    get { content.string }
    set { if newValue != content.string || content.attributed != nil { change { $0.setText(newValue) } } }
  }

  /// The text with its attributes. What it says of font and colour goes before the label's own.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { change { $0.setAttributed(newValue) } }
  }

  /// The font; that of the first character of a text with attributes. Setting it sets it for all of the text; nil stands for 17 points.
  open var font: UIFont! {
    get { content.shownFont }
    set { if newValue != content.shownFont || content.attributed != nil { change { $0.setFont(newValue) } } }
  }

  /// The colour; `label` unless set. Setting it sets it for all of the text.
  open var textColor: UIColor! {
    get { content.shownColor }
    set { if newValue != content.shownColor || content.attributed != nil { change { $0.setColor(newValue) } } }
  }

  /// Where lines are between the edges; `natural` is where the text's language begins.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { if newValue != content.alignment { change { $0.setAlignment(newValue) } } }
  }

  /// How lines are broken, and the last one is cut short; `byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { if newValue != content.lineBreakMode { change { $0.setLineBreakMode(newValue) } } }
  }

  /// The most lines there may be; 0 for as many as there is room for, 1 by default.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { textChanged() } }
  }

  /// The colour of a hard shadow of the text; nil for none.
  open var shadowColor: UIColor? {
    didSet { if oldValue != shadowColor { textChanged() } }
  }

  /// How far the shadow is from the text, in points; (0, -1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if oldValue != shadowOffset { textChanged() } }
  }

  /// Whether the text has its full strength; true by default.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { textChanged() } }
  }

  /// Whether `highlightedTextColor` shows.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted, highlightedTextColor != nil { textChanged() } }
  }

  /// The colour while the label is highlighted; `textColor` serves where there is none.
  open var highlightedTextColor: UIColor? {
    didSet { if oldValue != highlightedTextColor, isHighlighted { textChanged() } }
  }

  /// Whether a single line that is too long is made smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if oldValue != adjustsFontSizeToFitWidth { textChanged() } }
  }

  /// The least part of the font's size that `adjustsFontSizeToFitWidth` goes down to; 0, the default, sets no bound.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if oldValue != minimumScaleFactor { textChanged() } }
  }

  /// Where text is that was made smaller to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if oldValue != baselineAdjustment { textChanged() } }
  }

  /// The size of the text in full: a line is as high as the font's line rounded up to pixels (M3-11, M3-12).
  ///
  /// One line ignores the width it is offered; several are broken at it, or only where the text says so for a width of 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// The size of the text within `bounds`, at their upper left corner, with no more than `numberOfLines` lines; 0 for any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    makeTextRect(bounds, numberOfLines)
  }

  /// Draws the text in `rect`: its block in the middle from top to bottom (M3-13), cut off at the label's bounds (M3-14).
  open func drawText(in rect: CGRect) { draw(textIn: rect) }

  /// Draws the text in all of the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// What is spoken in the label's place: its text unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override func updateLayerColors() {
    super.updateLayerColors()
    cache = LabelLayoutCache()
  }
}
