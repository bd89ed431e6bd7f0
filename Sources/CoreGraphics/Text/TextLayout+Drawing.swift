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
      context.drawText(color: self.color ?? color ?? .black, box: box) { canvas, visible in
        for (line, text) in zip(lines, typeset.lines) {
          // Glyphs may reach out of their line, but not by more than its height.
          let top = origin.y + line.top - line.height
          guard top < visible.maxY, top + 3 * line.height > visible.minY else { continue }
          text.shaped.draw(line: text.index, x: origin.x + line.x, baseline: origin.y + line.baseline, on: canvas)
        }
      }
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

extension CGContext {
  /// Runs `body` with a canvas whose matrix is the user space and whose source is `color`; it also gets what can be seen, in user space.
  func drawText(color: CGColor, box: CGRect, _ body: (Canvas, CGRect) -> Void) {
    let transform = userToPixels
    let visible = boundingBoxOfClipPath
    guard visible.width > 0, visible.height > 0 else { return }
    func run(on canvas: Canvas) {
      canvas.setMatrix(transform)
      body(canvas, visible)
      canvas.resetMatrix()
      canvas.clearPath()
    }
    guard pixels.layout.isSwapped else {
      return paint(source(color), box: box.applying(transform)) { run(on: $0) }
    }
    // Colour glyphs come with red and blue where cairo wants them, so the text is drawn apart and exchanged as a whole.
    let area = box.applying(transform).intersection(target.canvas.clipBox).integral
    guard area.width >= 1, area.height >= 1 else { return }
    let bitmap = Bitmap(width: Int(area.width), height: Int(area.height))
    guard let apart = ContextTarget(layer: bitmap, originX: Int(area.minX), originY: Int(area.minY)) else { return }
    apart.canvas.setSource(.color(color.standard))
    run(on: apart.canvas)
    saveGState()
    state.ctm = deviceToPixels.inverted()
    // The image's first row belongs at the top, and in this space y points down.
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: area.minY + area.maxY))
    draw(CGImage(bitmap: bitmap), in: area)
    restoreGState()
  }
}
