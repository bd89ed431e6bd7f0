/// Shows a drawing in a colour.
final class BarGlyphView: UIView {
  private let glyph: BarGlyph
  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }

  init(_ glyph: BarGlyph) {
    self.glyph = glyph
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { glyph.size }

  override func draw(_ rect: CGRect) { glyph.draw(in: color ?? tintColor ?? .systemBlue) }
}
