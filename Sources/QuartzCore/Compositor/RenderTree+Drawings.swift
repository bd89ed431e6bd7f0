extension RenderTree {
  /// The path of a shape layer, drawn once for as long as only its place changes.
  func drawingPaint(
    _ shape: ShapeState, _ node: RenderNode, _ state: LayerState, _ matrix: CGAffineTransform, _ plan: PaintPlan, _ outer: Surroundings,
    _ alpha: Double
  ) -> BitmapPaint? {
    guard let path = shape.path, alphaByte(alpha) > 0 else { return nil }
    let strokes = shape.strokeColor != nil && shape.lineWidth > 0
    guard shape.fillColor != nil || strokes else { return nil }
    var base = matrix
    var moveX: Int32 = 0
    var moveY: Int32 = 0
    if plan.posture == .plain {
      // Moved by whole pixels only, so that the drawing stays as crisp as it is.
      moveX = Box.edge(matrix.tx)
      moveY = Box.edge(matrix.ty)
      base.tx = 0
      base.ty = 0
    }
    var reach = path.boundingBoxOfPath
    if reach.isNull || !reach.isFinite { return nil }
    if strokes {
      let spread = shape.lineWidth / 2 * (shape.lineJoin == .miter ? max(1, shape.miterLimit) : 1.5)
      reach = reach.insetBy(dx: -spread, dy: -spread)
    }
    var box = Box.covering(reach.applying(base)).inset(-1)
    var limit: Box?
    if box.area > 1 << 22 || box.width > 8192 || box.height > 8192 {
      // Too large to draw whole: only what can be seen, again after each move.
      let seen = outer.clip.moved(-moveX, -moveY)
      box = box.intersection(seen)
      limit = seen
    }
    if box.isEmpty { return nil }
    let key = RenderCaches.DrawingKey(shape: shape, matrix: base, limit: limit)
    if let known = node.caches.drawing, known.key == key {
      return BitmapPaint(raster: known.raster, box: known.box.moved(moveX, moveY), alpha: alphaByte(alpha))
    }
    let bitmap = Bitmap(width: Int(box.width), height: Int(box.height))
    let context = bitmap.context(scale: 1)
    context.translateBy(x: CGFloat(-box.x1), y: CGFloat(-box.y1))
    context.concatenate(base)
    draw(shape, path, in: context)
    context.flush()
    let raster = Raster(bitmap)
    node.caches.drawing = .init(key: key, raster: raster, box: box)
    return BitmapPaint(raster: raster, box: box.moved(moveX, moveY), alpha: alphaByte(alpha))
  }

  private func draw(_ shape: ShapeState, _ path: CGPath, in context: CGContext) {
    if let color = shape.fillColor {
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd else { return }
    context.setStrokeColor(color)
    context.setLineWidth(shape.lineWidth)
    context.setLineCap(shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt)
    context.setLineJoin(shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter)
    context.setMiterLimit(shape.miterLimit)
    if shape.lineDashPattern.contains(where: { $0 > 0 }) {
      context.setLineDash(phase: shape.lineDashPhase, lengths: shape.lineDashPattern)
    }
    let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
    context.addPath(isWhole ? path : PathTrimming.part(of: path, from: Double(shape.strokeStart), to: Double(shape.strokeEnd)))
    context.strokePath()
  }
}
