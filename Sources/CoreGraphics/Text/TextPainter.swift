/// Draws shaped lines from cached glyphs where the text stands upright, and through Pango where it is turned or slanted.
struct TextPainter {
  let context: CGContext
  let color: CGColor
  private let transform: CGAffineTransform

  init(context: CGContext, color: CGColor) {
    self.context = context
    self.color = color
    transform = context.userToPixels
  }

  /// A line that begins at (x, baseline) of the context's user space.
  struct Line {
    let shaped: ShapedText
    let index: Int
    let x: CGFloat
    let baseline: CGFloat
    /// How far it may reach above and below its baseline.
    let height: CGFloat
  }

  /// - Parameter box: around all that may be drawn, in user space.
  func draw(_ lines: [Line], box: CGRect) {
    let canvas = context.target.canvas
    let visible = canvas.clipBox.intersection(box.applying(transform))
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
    guard transform.isRectilinear, transform.a == transform.d, transform.a > 0, color.pattern == nil else {
      return drawThroughPango(lines, box: box)
    }
    if let clip = directClip {
      context.target.surface.flush()
      let (originX, originY) = (context.target.originX, context.target.originY)
      drawGlyphs(lines, on: context.target.buffer, clip: clip, originX: originX, originY: originY)
      context.target.surface.markDirty()
      return
    }
    // Drawn apart and laid down as a picture, which brings clip, shadow, blend mode and the order of colours with it.
    let area = box.applying(transform).intersection(context.needsLayer ? .infinite : canvas.clipBox).integral
    guard area.isFinite, area.width >= 1, area.height >= 1, area.width <= 16384, area.height <= 16384 else { return }
    let bitmap = Bitmap(width: Int(area.width), height: Int(area.height))
    let (originX, originY) = (Int(area.minX), Int(area.minY))
    let clip = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    drawGlyphs(lines, on: bitmap.buffer, clip: clip, originX: originX, originY: originY)
    lay(bitmap, area: area)
  }

  private func lay(_ bitmap: Bitmap, area: CGRect) {
    guard let surface = context.imageInTargetOrder(CGImage(bitmap: bitmap)).makeSurface() else { return }
    let pattern = Pattern(surface: surface)
    pattern.setFilter(.nearest)
    pattern.setTransform(CGAffineTransform(translationX: area.minX, y: area.minY))
    context.paint(.pattern(pattern), box: area) { canvas in
      canvas.setPath(area)
      canvas.fill()
    }
  }

  /// The one rectangle of the clip, in pixels of the target; nil where glyphs cannot go straight into its pixels.
  private var directClip: PixelRect? {
    guard !context.needsLayer, context.state.blendMode == .normal else { return nil }
    let isNative = !context.layers.isEmpty || context.pixels.layout == .native || context.pixels.layout == .nativeOpaque
    guard isNative, let clips = context.target.canvas.clipRectangles, clips.count == 1, let clip = clips.first else { return nil }
    return PixelRect(
      x: Int(clip.minX) - context.target.originX, y: Int(clip.minY) - context.target.originY, width: Int(clip.width),
      height: Int(clip.height))
  }

  private func drawGlyphs(_ lines: [Line], on buffer: PixelBuffer, clip: PixelRect, originX: Int, originY: Int) {
    var standard = color.standard
    standard.alpha *= Double(context.state.alpha)
    guard let session = GlyphAtlas.Session(buffer, clip: clip, color: standard) else { return }
    let scale = transform.a
    let (top, bottom) = (CGFloat(clip.y + originY), CGFloat(clip.y + clip.height + originY))
    for line in lines {
      let baseline = line.baseline * scale + transform.ty
      guard baseline + line.height * scale > top, baseline - line.height * scale < bottom else { continue }
      // On whole pixels, or small letters would be softer in one line than in the next.
      let row = Double(baseline.rounded()) - Double(originY)
      let start = Double(line.x * scale + transform.tx) - Double(originX)
      for run in line.shaped.glyphRuns(line: line.index) {
        var own = run.color ?? standard
        if run.color != nil { own.alpha *= Double(context.state.alpha) }
        session.draw(run, color: own, x: start, baseline: row - Double(run.rise * scale), scale: scale)
        drawLines(of: run, color: own, x: start, baseline: row, scale: scale, session)
        for box in run.boxes { drawBox(box, of: run, color: own, x: start, baseline: row, scale: scale, session) }
      }
    }
  }

  private func drawLines(
    of run: GlyphRun, color: StandardColor, x: Double, baseline: Double, scale: CGFloat, _ session: GlyphAtlas.Session
  ) {
    guard run.underline || run.strikethrough else { return }
    func draw(_ line: (top: CGFloat, thickness: CGFloat)) {
      let left = (x + Double(run.left * scale)).rounded()
      let right = (x + Double(run.right * scale)).rounded()
      let top = (baseline + Double((line.top - run.rise) * scale)).rounded()
      let height = max((line.thickness * scale).rounded(), 1)
      guard right > left, abs(left) < 1e6, abs(right) < 1e6, abs(top) < 1e6 else { return }
      session.fill(PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(height)), color: color)
    }
    if run.underline { draw(run.font.underline) }
    if run.strikethrough { draw(run.font.strikethrough) }
  }

  /// A frame in the place of a character that no font has.
  private func drawBox(
    _ box: Range<CGFloat>, of run: GlyphRun, color: StandardColor, x: Double, baseline: Double, scale: CGFloat,
    _ session: GlyphAtlas.Session
  ) {
    let width = box.upperBound - box.lowerBound
    guard width > 0, width < 10_000 else { return }
    let side = max(Int((scale * width / 12).rounded()), 1)
    let left = Int((x + Double((box.lowerBound + width * 0.1) * scale)).rounded())
    let inner = Int((width * 0.8 * scale).rounded())
    let height = Int((width * 1.1 * scale).rounded())
    let top = Int(baseline.rounded()) - height
    session.fill(PixelRect(x: left, y: top, width: inner, height: side), color: color)
    session.fill(PixelRect(x: left, y: top + height - side, width: inner, height: side), color: color)
    session.fill(PixelRect(x: left, y: top + side, width: side, height: height - 2 * side), color: color)
    session.fill(PixelRect(x: left + inner - side, y: top + side, width: side, height: height - 2 * side), color: color)
  }

  private func drawThroughPango(_ lines: [Line], box: CGRect) {
    context.paint(context.source(color), box: box.applying(transform)) { canvas in
      canvas.setMatrix(transform)
      for line in lines { line.shaped.draw(line: line.index, x: line.x, baseline: line.baseline, on: canvas) }
      canvas.resetMatrix()
      canvas.clearPath()
    }
  }
}
