/// The part of a text field that shows the text, and cuts off what is too long.
final class TextFieldCanvas: UIView {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    // The field draws in its own coordinates, for the sake of subclasses.
    context.saveGState()
    context.translateBy(x: -frame.minX, y: -frame.minY)
    if field.showsPlaceholder {
      field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
    } else {
      field.drawText(in: frame)
    }
    context.restoreGState()
  }
}
