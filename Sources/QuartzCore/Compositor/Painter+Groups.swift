extension Painter {
  /// Puts a layer and all below it together, then paints the result through its opacity and mask.
  func paintGroup(_ item: Item, _ target: Target) {
    let node = item.node
    guard let area = area(of: item) else { return }
    let part = apart(area, item) { paint(node, in: $0, on: $1, asGroup: true) }
    if let mask = node.maskNode {
      let coverage = apart(area, item) { paint(mask, in: $0, on: $1) }
      part.paint(coverage, Box(x1: 0, y1: 0, x2: area.width, y2: area.height), blend: .inside)
    }
    let alpha = node.plan.groupAlpha == 255 ? nil : Raster.alpha(node.plan.groupAlpha)
    forEachBox(of: item) { box in
      target.raster.paint(part, box.moved(-target.x, -target.y), from: box.x1 - area.x1, box.y1 - area.y1, mask: alpha)
    }
  }

  /// Puts contents and children together, then paints the result through the corners.
  func paintClipped(_ clip: ClipPaint, _ item: Item, _ target: Target) {
    if case .corners(let shape, let raster) = clip.form {
      // Corner by corner: what lies between them is not part of it.
      shape.forEachCorner(of: clip.box) { corner, x, y in
        forEachBox(of: item) { box in
          let part = box.intersection(corner)
          if !part.isEmpty { paintCut(item.node, part, raster, part.x1 - corner.x1 + x, part.y1 - corner.y1 + y, target) }
        }
      }
    } else if case .coverage(let raster) = clip.form {
      forEachBox(of: item) { box in paintCut(item.node, box, raster, box.x1 - clip.box.x1, box.y1 - clip.box.y1, target) }
    }
  }

  private func paintCut(_ node: RenderNode, _ box: Box, _ coverage: Raster, _ x: Int32, _ y: Int32, _ target: Target) {
    let bitmap = Bitmap(width: Int(box.width), height: Int(box.height))
    let part = Raster(bitmap)
    let region = takeRegion()
    region.set(box)
    paintClipped(node, in: region, on: Target(raster: part, x: box.x1, y: box.y1))
    giveBack(region)
    target.raster.paint(part, box.moved(-target.x, -target.y), mask: coverage, maskFrom: x, y)
  }

  /// The coverage of the shadow of whatever a layer and all below it show.
  func followingShadow(_ node: RenderNode, _ shadow: ShadowPaint) -> Raster {
    let shown = shadow.box.moved(-node.shadowShift.x, -node.shadowShift.y)
    let bitmap = Bitmap(width: Int(shown.width), height: Int(shown.height))
    let part = Raster(bitmap)
    let region = takeRegion()
    region.set(shown)
    node.plan.shadow = nil
    paint(node, in: region, on: Target(raster: part, x: shown.x1, y: shown.y1), asGroup: true)
    giveBack(region)
    var made = shadow
    let coverage = ShadowCoverage.make(bitmap, at: (shown.x1, shown.y1), in: shown, blur: node.shadowBlur)
    made.coverage = coverage
    node.plan.shadow = made
    return coverage
  }

  private func area(of item: Item) -> Box? {
    var area = Box.empty
    forEachBox(of: item) { area = area.union($0) }
    return area.isEmpty ? nil : area
  }

  /// Paints into clear pixels that stand for `area` of the device, where the item is seen.
  private func apart(_ area: Box, _ item: Item, _ body: (Region, Target) -> Void) -> Raster {
    let raster = Raster(Bitmap(width: Int(area.width), height: Int(area.height)))
    let region = takeRegion()
    region.removeAll()
    forEachBox(of: item) { region.formUnion($0) }
    body(region, Target(raster: raster, x: area.x1, y: area.y1))
    giveBack(region)
    return raster
  }
}

extension CornerShape {
  /// Each corner's square in `box`, with its place in the coverage of all four.
  @inline(__always)
  func forEachCorner(of box: Box, _ body: (Box, Int32, Int32) -> Void) {
    let r = reach
    body(Box(x1: box.x1, y1: box.y1, x2: box.x1 + r, y2: box.y1 + r), 0, 0)
    body(Box(x1: box.x2 - r, y1: box.y1, x2: box.x2, y2: box.y1 + r), r, 0)
    body(Box(x1: box.x1, y1: box.y2 - r, x2: box.x1 + r, y2: box.y2), 0, r)
    body(Box(x1: box.x2 - r, y1: box.y2 - r, x2: box.x2, y2: box.y2), r, r)
  }

  /// The squares of those corners that are rounded.
  func roundedCorners(of box: Box) -> [Box] {
    var result: [Box] = []
    let all: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    var index = 0
    forEachCorner(of: box) { corner, _, _ in
      if corners.contains(all[index]) { result.append(corner) }
      index += 1
    }
    return result
  }

  /// The parts of `box` that are covered whatever the corners look like.
  func innerBoxes(of box: Box) -> [Box] {
    let r = reach
    func left(_ corner: CACornerMask) -> Int32 { box.x1 + (corners.contains(corner) ? r : 0) }
    func right(_ corner: CACornerMask) -> Int32 { box.x2 - (corners.contains(corner) ? r : 0) }
    return [
      Box(x1: box.x1, y1: box.y1 + r, x2: box.x2, y2: box.y2 - r),
      Box(x1: left(.layerMinXMinYCorner), y1: box.y1, x2: right(.layerMaxXMinYCorner), y2: box.y1 + r),
      Box(x1: left(.layerMinXMaxYCorner), y1: box.y2 - r, x2: right(.layerMaxXMaxYCorner), y2: box.y2),
    ]
  }
}
