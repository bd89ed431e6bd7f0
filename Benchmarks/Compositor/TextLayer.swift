import CoreGraphics
import QuartzCore

/// A line of text with a bitmap of its own, as large as the text.
final class TextLayer: CALayer {
  private var layout: TextLayout?
  private var color = CGColor.black

  enum Side { case left, center, right }

  static func make(_ text: String, _ size: CGFloat, _ weight: CGFloat, _ color: CGColor, _ side: Side, in rect: CGRect) -> TextLayer {
    let run = TextRun(text: text, style: TextStyle(font: FontFace(pointSize: size, weight: weight)))
    let layout = TextLayout(runs: [run], paragraph: TextParagraphStyle(), width: .infinity, maximumLines: 1, scale: 3)
    let layer = TextLayer()
    layer.layout = layout
    layer.color = color
    let spare = rect.width - layout.size.width
    layer.frame = CGRect(
      x: rect.minX + (side == .left ? 0 : side == .right ? spare : spare / 2), y: rect.minY + (rect.height - layout.size.height) / 2,
      width: layout.size.width, height: layout.size.height)
    layer.contentsScale = 3
    layer.setNeedsDisplay()
    return layer
  }

  override func draw(in ctx: CGContext) { layout?.draw(in: ctx, at: .zero, color: color) }
}
