extension UITextField {
  private static let caretWidth: CGFloat = 2

  static func singleLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  private var pixels: CGFloat { max(1, traitCollection.displayScale) }

  private func onGrid(_ value: CGFloat) -> CGFloat { (value * pixels).rounded() / pixels }

  /// What is drawn for the text.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: editor.text.count) : editor.text
  }

  var showsPlaceholder: Bool { editor.text.isEmpty && attributedPlaceholder != nil }

  /// Something that decides how the text looks changed.
  func contentDidChange() {
    cachedLayout = nil
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  private var fieldLayout: TextFieldLayout {
    if let cachedLayout { return cachedLayout }
    let width = isEditing ? CGFloat.greatestFiniteMagnitude : max(0, textRect(forBounds: bounds).width)
    let layout = makeLayout(width: width)
    cachedLayout = layout
    return layout
  }

  private func makeLayout(width: CGFloat) -> TextFieldLayout {
    let font = font ?? .systemFont(ofSize: 17)
    let text = showsPlaceholder ? styledPlaceholder(font: font) : NSAttributedString(string: shownText, attributes: defaultTextAttributes)
    var result: TextFieldLayout?
    // Colours are settled in the layout, so they must be this view's.
    traitCollection.performAsCurrent {
      result = TextFieldLayout(text, font: font, width: width, isTruncated: !isEditing, scale: pixels)
    }
    return result!
  }

  private func styledPlaceholder(font: UIFont) -> NSAttributedString {
    let given = attributedPlaceholder ?? NSAttributedString(string: "")
    var attributes = defaultTextAttributes
    attributes[.foregroundColor] = UIColor.placeholderText
    let styled = NSMutableAttributedString(string: given.string, attributes: attributes)
    given.enumerateAttributes(in: NSRange(location: 0, length: given.length)) { own, range, _ in styled.addAttributes(own, range: range) }
    return styled
  }

  func wantedSize() -> CGSize {
    let layout = makeLayout(width: .greatestFiniteMagnitude)
    let line = ((font ?? .systemFont(ofSize: 17)).lineHeight + 1.5).rounded(.up)
    let sides = sideWidth(leftView, leftViewMode) + sideWidth(rightView, rightViewMode)
    let width = layout.width.rounded(.up) + sides
    return borderStyle == .none ? CGSize(width: width, height: line) : CGSize(width: width + 28, height: line + 12)
  }

  func layoutParts() {
    border.frame = borderRect(forBounds: bounds)
    layoutSideViews()
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if canvas.frame.size != rect.size { cachedLayout = isEditing ? cachedLayout : nil }
    if canvas.frame != rect {
      canvas.frame = rect
      canvas.setNeedsDisplay()
    }
    layoutCaret()
  }

  /// Places the caret, and moves long text so that the caret is seen.
  func layoutCaret() {
    guard isEditing else {
      scrollOffset = 0
      return
    }
    let rect = canvas.frame
    let layout = fieldLayout
    let x = showsPlaceholder ? 0 : layout.caretX(shownOffset(of: editor.caret))
    let room = max(0, rect.width - Self.caretWidth)
    let longest = max(0, layout.width - room)
    var offset = min(scrollOffset, longest)
    if x - offset > room { offset = x - room }
    if x < offset { offset = x }
    offset = onGrid(max(0, offset))
    if offset != scrollOffset {
      scrollOffset = offset
      canvas.setNeedsDisplay()
    }
    let height = layout.height + 1.5
    let left = min(max(lineStart(in: rect, isEmpty: showsPlaceholder) + x, rect.minX), max(rect.minX, rect.maxX - Self.caretWidth))
    let frame = CGRect(x: onGrid(left), y: onGrid(rect.midY - height / 2), width: Self.caretWidth, height: height)
    guard caret.frame != frame else { return }
    UIView.performWithoutAnimation { caret.frame = frame }
    UIApplication.shared.textInputCaretDidMove(rect: frame, in: self)
  }

  /// Where the line begins, in the field's coordinates: by alignment where it is shorter than the field, else moved by the scrolling.
  private func lineStart(in rect: CGRect, isEmpty: Bool = false) -> CGFloat {
    let width = isEmpty ? 0 : fieldLayout.width
    let room = rect.width - (isEditing ? Self.caretWidth : 0)
    guard width < room else { return rect.minX - scrollOffset }
    switch textAlignment {
    case .center: return onGrid(rect.minX + (room - width) / 2)
    case .right: return onGrid(rect.minX + room - width)
    default: return rect.minX
    }
  }

  func drawLayout(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = fieldLayout
    layout.layout.draw(in: context, at: CGPoint(x: lineStart(in: rect), y: onGrid(rect.midY - layout.height / 2)))
  }

  /// The place in the shown text that stands for `offset` of the real one.
  private func shownOffset(of offset: Int) -> Int { isSecureTextEntry ? editor.characterCount(before: offset) : offset }

  func moveCaret(toPoint point: CGPoint) {
    guard !showsPlaceholder else { return }
    let offset = fieldLayout.offset(atX: point.x - lineStart(in: canvas.frame))
    moveCaret(to: isSecureTextEntry ? editor.offset(ofCharacter: offset) : offset)
  }

  // Borders and the views at the sides.

  func contentRect(in bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds)
    if borderStyle != .none { rect = rect.insetBy(dx: min(7, rect.width / 2), dy: min(2, rect.height / 2)) }
    let left = isShown(leftView, leftViewMode) ? max(0, leftViewRect(forBounds: bounds).maxX - rect.minX) : 0
    let right = isShown(rightView, rightViewMode) ? max(0, rect.maxX - rightViewRect(forBounds: bounds).minX) : 0
    rect.origin.x += left
    rect.size.width = max(0, rect.width - left - right)
    return rect
  }

  func sideRect(for view: UIView?, in bounds: CGRect, atRight: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX, y: onGrid(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  func replaceSideView(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    contentDidChange()
  }

  private func layoutSideViews() {
    for (view, mode, rect) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)), (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      view.frame = rect
      view.isHidden = !isShown(view, mode)
    }
  }

  private func sideWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat { isShown(view, mode) ? view?.bounds.width ?? 0 : 0 }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    switch mode {
    case .never: return false
    case .always: return true
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    }
  }

  func updateBorder() {
    border.isHidden = borderStyle == .none
    let isRound = borderStyle == .roundedRect
    if isRound || border.layer.cornerRadius > 0 { layer.cornerRadius = isRound ? 5 : 0 }
    border.layer.cornerRadius = isRound ? 5 : 0
    border.layer.borderWidth = 1 / pixels
    border.backgroundColor = isRound && backgroundColor == nil ? .systemBackground : nil
    let isDark = traitCollection.userInterfaceStyle == .dark
    let strength: CGFloat = borderStyle == .line ? 1 : borderStyle == .bezel ? 0.4 : 0.2
    border.layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: strength).cgColor
    setNeedsLayout()
  }
}
