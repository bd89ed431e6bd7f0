extension TextLayout {
  /// Draws the text with its top left at `origin`, in a context whose y points down.
  ///
  /// - Parameter color: for what has no colour of its own; black without one.
  package func draw(in context: CGContext, at origin: CGPoint, color: CGColor? = nil) {
    guard let typeset, origin.isFinite, context.userToPixels.isUsable else { return }
    drawBackgrounds(in: context, at: origin)
    let box = CGRect(origin: origin, size: CGSize(width: max(size.width, (lines.map { $0.x + $0.width }.max() ?? 0)), height: size.height))
      .insetBy(dx: -size.height, dy: -size.height)
    TextEngine.lock.withLock {
      let placed = zip(lines, typeset.lines).map { line, text in
        TextPainter.Line(
          shaped: text.shaped, index: text.index, x: origin.x + line.x, baseline: origin.y + line.baseline, height: 2 * line.height)
      }
      TextPainter(context: context, color: self.color ?? color ?? .black).draw(placed, box: box)
    }
  }

  private func drawBackgrounds(in context: CGContext, at origin: CGPoint) {
    guard !backgrounds.isEmpty else { return }
    context.saveGState()
    for background in backgrounds {
      context.setFillColor(background.color)
      for rect in rects(ofBytes: background.bytes) { context.fill(rect.offsetBy(dx: origin.x, dy: origin.y)) }
    }
    context.restoreGState()
  }
}
