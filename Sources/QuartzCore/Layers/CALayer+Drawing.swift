extension CALayer {
  /// Draws into the layer's own bitmap: all of it, or only what was asked for where the bitmap still fits.
  final func drawBacking() {
    let bounds = state.bounds
    let scale = state.contentsScale
    // A bitmap of more pixels than this helps nobody; what is drawn is then stretched.
    let fitting = min(
      scale, 16384 / max(bounds.width, 1), 16384 / max(bounds.height, 1), (CGFloat(1 << 26) / (bounds.width * bounds.height)).squareRoot())
    let width = max(1, Int((bounds.width * fitting - 0.001).rounded(.up)))
    let height = max(1, Int((bounds.height * fitting - 0.001).rounded(.up)))
    if let backing, backing.bitmap.width == width, backing.bitmap.height == height, backing.scale == fitting, backing.bounds == bounds,
      backing.isOpaque == state.isOpaque
    {
      redraw(backing)
      return
    }
    flags.remove(.drawsNothing)
    let bitmap = Bitmap(width: width, height: height)
    let context = bitmap.context(scale: fitting)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if state.isOpaque { fillBlack(context, bounds) }
    tellDelegate()
    draw(in: context)
    context.flush()
    let drawsNothing = flags.contains(.drawsNothing)
    if drawsNothing, backing == nil { return }
    state.contents = nil
    backing = drawsNothing ? nil : Backing(bitmap: bitmap, scale: fitting, bounds: bounds, isOpaque: state.isOpaque)
    setNeedsRender()
  }

  private final func redraw(_ backing: Backing) {
    let context = backing.bitmap.context(scale: backing.scale)
    context.translateBy(x: -backing.bounds.minX, y: -backing.bounds.minY)
    let part = dirtyRect.intersection(backing.bounds)
    guard !part.isNull, !part.isEmpty else { return }
    if part != backing.bounds { context.clip(to: wholePixels(part, backing)) }
    context.clear(backing.bounds)
    if backing.isOpaque { fillBlack(context, backing.bounds) }
    tellDelegate()
    draw(in: context)
    context.flush()
    backing.revision += 1
    redrawnRect = redrawnRect.isNull ? part : redrawnRect.union(part)
    setNeedsRender()
  }

  /// Whole pixels, so that the clip's edge leaves none half cleared.
  private final func wholePixels(_ rect: CGRect, _ backing: Backing) -> CGRect {
    let origin = backing.bounds.origin
    let scale = backing.scale
    let pixels = CGRect(
      x: (rect.minX - origin.x) * scale, y: (rect.minY - origin.y) * scale, width: rect.width * scale, height: rect.height * scale
    ).integral
    return CGRect(
      x: pixels.minX / scale + origin.x, y: pixels.minY / scale + origin.y, width: pixels.width / scale, height: pixels.height / scale)
  }

  private final func fillBlack(_ context: CGContext, _ rect: CGRect) {
    context.setFillColor(.black)
    context.fill(rect)
  }

  private final func tellDelegate() {
    guard let delegate else { return }
    MainThread.call((delegate, self)) { try? $0.layerWillDraw($1) }
  }

  /// Draws the layer's model and all below it into a bitmap at the context's scale, and that into the context.
  final func renderWhole(in context: CGContext) {
    layoutNow()
    displayPass()
    let scale = max(context.ctm.averageScale, 0.01)
    let tree = RenderTree(scale: scale, time: 0, isLasting: false)
    let node = RenderNode(layer: self)
    let limit = Box(x1: -16000, y1: -16000, x2: 16000, y2: 16000)
    let surroundings = Surroundings(matrix: CGAffineTransform(scaleX: scale, y: scale), clip: limit, alpha: 1)
    tree.update(node, self, in: surroundings, isForced: true, isRoot: true)
    node.layer = nil
    let reach = node.reach
    guard !reach.isEmpty, reach.area <= 1 << 26 else { return }
    let bitmap = Bitmap(width: Int(reach.width), height: Int(reach.height))
    let region = Region()
    region.set(reach)
    Painter().paint(node, in: region, on: Painter.Target(raster: Raster(bitmap), x: reach.x1, y: reach.y1))
    let rect = CGRect(
      x: CGFloat(reach.x1) / scale, y: CGFloat(reach.y1) / scale, width: CGFloat(reach.width) / scale, height: CGFloat(reach.height) / scale
    )
    context.saveGState()
    // A context draws pictures with their first row at the greatest y; layers have it at the least.
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(CGImage(bitmap: bitmap), in: CGRect(origin: .zero, size: rect.size))
    context.restoreGState()
  }
}
