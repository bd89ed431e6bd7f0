extension Painter {
  func paint(_ item: Item, on target: Target) {
    let plan = item.node.plan
    switch item.part {
    case .background: if let paint = plan.background { fill(paint, item, target) }
    case .border: if let paint = plan.border { fill(paint, item, target) }
    case .gradient: if let paint = plan.gradient { blit(paint, whole: paint.box, item, target) }
    case .drawing: if let paint = plan.drawing { blit(paint, whole: paint.box, item, target) }
    case .contents: if let paint = plan.contents { blit(paint, whole: paint.box, item, target) }
    case .shadow: if let paint = plan.shadow { shade(paint, item, target) }
    case .clipped: if let clip = plan.clip { paintClipped(clip, item, target) }
    case .group: paintGroup(item, target)
    }
  }

  // Shapes in one colour

  private func fill(_ paint: ShapePaint, _ item: Item, _ target: Target) {
    forEachBox(of: item) { box in
      switch paint.form {
      case .rectangle: plain(paint, box, target)
      case .frame(let thickness): frame(paint, thickness, box, target)
      case .coverage(let raster): covered(paint, raster, box, fromX: box.x1 - paint.box.x1, box.y1 - paint.box.y1, target)
      case .corners(let shape, let raster): cornered(paint, shape, raster, box, target)
      }
    }
  }

  @inline(__always)
  private func plain(_ paint: ShapePaint, _ box: Box, _ target: Target) {
    if box.isEmpty { return }
    let place = box.moved(-target.x, -target.y)
    if paint.isOpaque { target.raster.fill(place, paint.pixel) } else { target.raster.paint(paint.source, place) }
  }

  private func covered(_ paint: ShapePaint, _ coverage: Raster, _ box: Box, fromX x: Int32, _ y: Int32, _ target: Target) {
    if box.isEmpty { return }
    target.raster.paint(paint.source, box.moved(-target.x, -target.y), mask: coverage, maskFrom: x, y)
  }

  private func frame(_ paint: ShapePaint, _ thickness: Int32, _ box: Box, _ target: Target) {
    let outer = paint.box
    let inner = outer.inset(thickness)
    plain(paint, box.intersection(Box(x1: outer.x1, y1: outer.y1, x2: outer.x2, y2: inner.y1)), target)
    plain(paint, box.intersection(Box(x1: outer.x1, y1: inner.y2, x2: outer.x2, y2: outer.y2)), target)
    plain(paint, box.intersection(Box(x1: outer.x1, y1: inner.y1, x2: inner.x1, y2: inner.y2)), target)
    plain(paint, box.intersection(Box(x1: inner.x2, y1: inner.y1, x2: outer.x2, y2: inner.y2)), target)
  }

  private func cornered(_ paint: ShapePaint, _ shape: CornerShape, _ raster: Raster, _ box: Box, _ target: Target) {
    let outer = paint.box
    let reach = shape.reach
    if shape.thickness == 0 {
      // The bands above and below, the middle, and between them the corners.
      plain(paint, box.intersection(Box(x1: outer.x1, y1: outer.y1 + reach, x2: outer.x2, y2: outer.y2 - reach)), target)
      plain(paint, box.intersection(Box(x1: outer.x1 + reach, y1: outer.y1, x2: outer.x2 - reach, y2: outer.y1 + reach)), target)
      plain(paint, box.intersection(Box(x1: outer.x1 + reach, y1: outer.y2 - reach, x2: outer.x2 - reach, y2: outer.y2)), target)
    } else {
      let t = shape.thickness
      plain(paint, box.intersection(Box(x1: outer.x1 + reach, y1: outer.y1, x2: outer.x2 - reach, y2: outer.y1 + t)), target)
      plain(paint, box.intersection(Box(x1: outer.x1 + reach, y1: outer.y2 - t, x2: outer.x2 - reach, y2: outer.y2)), target)
      plain(paint, box.intersection(Box(x1: outer.x1, y1: outer.y1 + reach, x2: outer.x1 + t, y2: outer.y2 - reach)), target)
      plain(paint, box.intersection(Box(x1: outer.x2 - t, y1: outer.y1 + reach, x2: outer.x2, y2: outer.y2 - reach)), target)
    }
    shape.forEachCorner(of: outer) { corner, x, y in
      let part = box.intersection(corner)
      covered(paint, raster, part, fromX: part.x1 - corner.x1 + x, part.y1 - corner.y1 + y, target)
    }
  }

  // Pixels

  private func blit(_ paint: BitmapPaint, whole: Box, _ item: Item, _ target: Target) {
    let mask = paint.alpha == 255 ? nil : Raster.alpha(paint.alpha)
    forEachBox(of: item) { box in
      switch paint.form {
      case .corners(let shape, let raster): corneredBlit(paint, shape, raster, box, mask, target)
      case .coverage(let raster): coveredBlit(paint, raster, box, box.x1 - whole.x1, box.y1 - whole.y1, target)
      default: plainBlit(paint, box, mask, target)
      }
    }
  }

  private func plainBlit(_ paint: BitmapPaint, _ box: Box, _ mask: Raster?, _ target: Target) {
    if box.isEmpty { return }
    let x = paint.isTransformed ? box.x1 : box.x1 - paint.box.x1 + paint.sourceX
    let y = paint.isTransformed ? box.y1 : box.y1 - paint.box.y1 + paint.sourceY
    target.raster.paint(
      paint.raster, box.moved(-target.x, -target.y), from: x, y, mask: mask, blend: paint.isOpaque && mask == nil ? .source : .over)
  }

  private func corneredBlit(_ paint: BitmapPaint, _ shape: CornerShape, _ coverage: Raster, _ box: Box, _ mask: Raster?, _ target: Target) {
    let outer = paint.box
    let reach = shape.reach
    plainBlit(paint, box.intersection(Box(x1: outer.x1, y1: outer.y1 + reach, x2: outer.x2, y2: outer.y2 - reach)), mask, target)
    plainBlit(paint, box.intersection(Box(x1: outer.x1 + reach, y1: outer.y1, x2: outer.x2 - reach, y2: outer.y1 + reach)), mask, target)
    plainBlit(paint, box.intersection(Box(x1: outer.x1 + reach, y1: outer.y2 - reach, x2: outer.x2 - reach, y2: outer.y2)), mask, target)
    shape.forEachCorner(of: outer) { corner, x, y in
      let part = box.intersection(corner)
      coveredBlit(paint, coverage, part, part.x1 - corner.x1 + x, part.y1 - corner.y1 + y, target)
    }
  }

  /// Through coverage; with an alpha beside it the part is put together apart, because only one of them fits into a call.
  private func coveredBlit(_ paint: BitmapPaint, _ coverage: Raster, _ box: Box, _ maskX: Int32, _ maskY: Int32, _ target: Target) {
    if box.isEmpty { return }
    let x = box.x1 - paint.box.x1 + paint.sourceX
    let y = box.y1 - paint.box.y1 + paint.sourceY
    let place = box.moved(-target.x, -target.y)
    if paint.alpha == 255 {
      target.raster.paint(paint.raster, place, from: x, y, mask: coverage, maskFrom: maskX, maskY)
      return
    }
    let part = Raster(Bitmap(width: Int(box.width), height: Int(box.height)))
    part.paint(
      paint.raster, Box(x1: 0, y1: 0, x2: box.width, y2: box.height), from: x, y, mask: coverage, maskFrom: maskX, maskY, blend: .source)
    target.raster.paint(part, place, mask: Raster.alpha(paint.alpha))
  }

  private func shade(_ paint: ShadowPaint, _ item: Item, _ target: Target) {
    let coverage = paint.coverage ?? followingShadow(item.node, paint)
    forEachBox(of: item) { box in
      target.raster.paint(
        paint.source, box.moved(-target.x, -target.y), mask: coverage, maskFrom: box.x1 - paint.box.x1, box.y1 - paint.box.y1)
    }
  }
}
