/// One line of text that the user can edit with a hardware keyboard.
///
/// There is no selection, marked text, clear button or attributed text yet.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
  /// Posted after editing began; `object` is the field.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user changed the text; `object` is the field.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted after editing ended; `object` is the field.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Decides and hears about edits; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text, never nil when asked. Setting it asks and tells nobody (K-07), and puts the caret at the end.
  open var text: String? {
    get { editor.text }
    set {
      editor.setText(Self.singleLine(newValue ?? ""))
      replacesAllAtFirstEdit = false
      contentDidChange()
    }
  }

  /// What is shown while there is no text; nil for nothing.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// As `placeholder`, with attributes; where they leave it open, it has the field's font and the placeholder colour.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// How the text is drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label] {
    didSet { contentDidChange() }
  }

  /// The font; 17 regular by default (M3-20), also where nil is set.
  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }
    set { defaultTextAttributes[.font] = newValue ?? UIFont.systemFont(ofSize: 17) }
  }

  /// The colour of the text; the label colour by default, also where nil is set.
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor ?? .label }
    set { defaultTextAttributes[.foregroundColor] = newValue ?? UIColor.label }
  }

  /// Where the text stands in a wider field; `.natural` by default, and `.justified` means the same.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentDidChange() }
  }

  /// What is drawn around the text; nothing by default.
  open var borderStyle: BorderStyle = .none {
    didSet { updateBorder() }
  }

  /// Whether every character is shown as a dot; `text` is the real one all the same (S-11). False by default.
  ///
  /// A field that comes back to editing with text in it replaces it all at the first edit (K-19). Every dot comes at once: only an
  /// on-screen keyboard shows the last character for a moment (K-20).
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  /// Whether beginning to edit empties the field, unless the delegate's `textFieldShouldClear(_:)` refuses; false by default.
  open var clearsOnBeginEditing = false

  /// Whether the field is being edited.
  open private(set) var isEditing = false

  /// A view at the left of the text; nil for none.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }

  /// A view at the right of the text; nil for none.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }

  /// When `leftView` is seen; never by default.
  open var leftViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// When `rightView` is seen; never by default.
  open var rightViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// Where the border is, in the field's coordinates; all of `bounds` unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  /// Where the placeholder is; where the text is unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  /// Where `leftView` is: at the left edge, in the middle, in its own size.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(for: leftView, in: bounds, atRight: false) }

  /// Where `rightView` is: at the right edge, in the middle, in its own size.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(for: rightView, in: bounds, atRight: true) }

  /// Draws the text; `rect` is in the field's coordinates, and the current context is the place to draw in.
  open func drawText(in rect: CGRect) { drawLayout(in: rect) }

  /// Draws the placeholder; `rect` is in the field's coordinates, and the current context is the place to draw in.
  open func drawPlaceholder(in rect: CGRect) { drawLayout(in: rect) }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate, the present first responder and the window allow it (K-05, K-17).
  @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  /// Ends editing, if the delegate allows it (K-06).
  @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  /// Whether there is any text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Types `text` at the caret, asking the delegate; a line break is the Return key (K-07, K-08).
  open func insertText(_ text: String) { typeText(text) }

  /// Deletes the character before the caret, asking the delegate (K-07).
  open func deleteBackward() { deleteText(editor.rangeBefore) }

  /// Types what is on the clipboard, its line breaks as spaces.
  open func paste(_ sender: Any?) { pasteText() }

  /// Takes the keys that edit, and passes the others on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !handle($0.key) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Puts the caret where the finger is, if the field is being edited.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if isEditing, let touch = touches.first { moveCaret(toPoint: touch.location(in: self)) }
  }

  /// Begins editing with the caret where the finger was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    tapped(at: touch.location(in: self))
  }

  /// The size of text or placeholder on one line, with the border's insets (M6-14, M6-15).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize() }

  /// Lays out border, side views, text and caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Ends editing where the field leaves its window, whatever the delegate says (K-10).
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { endEditingByForce() }
  }

  /// Draws anew in the new appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
    contentDidChange()
  }

  /// Gives the caret its new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  /// What is behind the text; a rounded border fills itself where it is nil.
  open override var backgroundColor: UIColor? {
    didSet { updateBorder() }
  }

  // Internal state; layout, editing and keys live in the files named after them.
  var editor = LineEditor()
  let canvas = TextFieldCanvas(frame: .zero)
  let border = UIView()
  let caret = UIView()
  private(set) lazy var blinker = CaretBlinker(caret: caret)
  var cachedLayout: TextFieldLayout?
  /// How far long text is moved to the left so that the caret is seen, in points.
  var scrollOffset: CGFloat = 0
  var replacesAllAtFirstEdit = false
  var isForcedToEnd = false
  /// Where a tap that begins editing wants the caret.
  var pendingCaretPoint: CGPoint?

  func setEditing(_ editing: Bool) { isEditing = editing }

  private func prepare() {
    isOpaque = false
    border.isUserInteractionEnabled = false
    caret.isUserInteractionEnabled = false
    caret.layer.cornerRadius = 1
    caret.backgroundColor = tintColor
    caret.isHidden = true
    canvas.field = self
    for part in [border, canvas, caret] { addSubview(part) }
    updateBorder()
  }
}
