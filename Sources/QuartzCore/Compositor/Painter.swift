/// Paints render nodes into pixels: finds from front to back what can be seen at all, then paints it from back to front.
final class Painter {
  /// One thing to paint, and which of the collected boxes it is painted in.
  struct Item {
    unowned(unsafe) let node: RenderNode
    let part: Part
    let firstBox: Int
    let endBox: Int
  }

  enum Part {
    case shadow, background, gradient, drawing, contents, border
    /// Contents and children, cut by the corners.
    case clipped
    /// The layer and all below it, put together first.
    case group
  }

  /// Where to paint; its first pixel is a place on the device.
  struct Target {
    let raster: Raster
    let x: Int32
    let y: Int32
  }

  private var items: ContiguousArray<Item> = []
  private var boxes: ContiguousArray<Box> = []
  private var spareRegions: [Region] = []
  /// Whether what lies behind something opaque is left out; only a check of the compositor itself has it painted.
  var leavesOutHidden = true
  /// How many things were painted since it was last set to 0.
  var paintedItems = 0

  /// Paints `node` and all below it within `region`, which is used up; what nothing opaque covers is prepared by `fill`.
  func paint(_ node: RenderNode, in region: Region, on target: Target, asGroup: Bool = false, fill: ((Box) -> Void)? = nil) {
    let firstItem = items.count
    let firstBox = boxes.count
    collect(node, region, asGroup: asGroup)
    if let fill {
      region.withBoxes { for box in $0 { fill(box) } }
    }
    paintItems(from: firstItem, on: target)
    boxes.removeSubrange(firstBox...)
  }

  /// Paints what a corner clip cuts: contents and children alone.
  func paintClipped(_ node: RenderNode, in region: Region, on target: Target) {
    let firstItem = items.count
    let firstBox = boxes.count
    collectInner(node, region)
    paintItems(from: firstItem, on: target)
    boxes.removeSubrange(firstBox...)
  }

  private func paintItems(from first: Int, on target: Target) {
    // Groups collect items of their own behind these, and take them away again.
    for index in stride(from: items.count - 1, through: first, by: -1) {
      let item = items[index]
      paintedItems += 1
      paint(item, on: target)
    }
    items.removeSubrange(first...)
  }

  // From front to back

  private func collect(_ node: RenderNode, _ remaining: Region, asGroup: Bool = false) {
    guard node.isVisible, node.reach.intersects(remaining.extents) else { return }
    let plan = node.plan
    if plan.isGroup, !asGroup {
      add(.group, node, node.reach, remaining)
      return
    }
    if let border = plan.border { add(.border, node, border.box.intersection(node.extents), remaining) }
    if let clip = plan.clip, clip.box.intersects(remaining.extents) {
      collectClipped(node, clip, remaining)
    } else {
      collectInner(node, remaining)
    }
    if let gradient = plan.gradient {
      add(.gradient, node, gradient.box.intersection(node.extents), remaining)
      if gradient.isOpaque { cover(gradient.box, gradient.form, node, remaining) }
    }
    if let background = plan.background {
      add(.background, node, background.box.intersection(node.extents), remaining)
      if background.isOpaque { cover(background.box, background.form, node, remaining) }
    }
    if let shadow = plan.shadow { add(.shadow, node, shadow.box.intersection(node.extents), remaining) }
  }

  private func collectInner(_ node: RenderNode, _ remaining: Region) {
    for child in node.children.reversed() {
      if remaining.isEmpty { return }
      collect(child, remaining)
    }
    if let contents = node.plan.contents {
      add(.contents, node, contents.box.intersection(node.extents), remaining)
      if contents.isOpaque, !contents.isTransformed { cover(contents.box, .rectangle, node, remaining) }
    }
    if let drawing = node.plan.drawing { add(.drawing, node, drawing.box.intersection(node.extents), remaining) }
  }

  /// Only the corners need the cut; between them everything is painted straight.
  private func collectClipped(_ node: RenderNode, _ clip: ClipPaint, _ remaining: Region) {
    let seen = clip.box.intersection(node.inner.clip)
    guard case .corners(let shape, _) = clip.form else {
      add(.clipped, node, seen, remaining)
      return
    }
    let corners = takeRegion()
    defer { spareRegions.append(corners) }
    corners.removeAll()
    for corner in shape.roundedCorners(of: clip.box) where corner.intersects(remaining.extents) {
      let common = takeRegion()
      common.set(remaining)
      common.formIntersection(corner)
      corners.formUnion(common)
      spareRegions.append(common)
    }
    if corners.isEmpty { return collectInner(node, remaining) }
    add(.clipped, node, seen, corners)
    remaining.subtract(corners)
    collectInner(node, remaining)
    remaining.formUnion(corners)
  }

  /// Notes a part with the boxes in which it can be seen.
  private func add(_ part: Part, _ node: RenderNode, _ extents: Box, _ remaining: Region) {
    guard extents.intersects(remaining.extents) else { return }
    let first = boxes.count
    remaining.withBoxes { pieces in
      for piece in pieces {
        let common = piece.intersection(extents)
        if !common.isEmpty { boxes.append(common) }
      }
    }
    if boxes.count > first { items.append(Item(node: node, part: part, firstBox: first, endBox: boxes.count)) }
  }

  /// What lies behind an opaque shape is not painted.
  private func cover(_ box: Box, _ form: ShapePaint.Form, _ node: RenderNode, _ remaining: Region) {
    guard leavesOutHidden else { return }
    let seen = box.intersection(node.outerClip)
    // Small things would only cut the region into pieces.
    guard seen.area >= 1024, seen.intersects(remaining.extents) else { return }
    switch form {
    case .rectangle: remaining.subtract(seen)
    case .corners(let shape, _) where shape.thickness == 0:
      for part in shape.innerBoxes(of: box) { remaining.subtract(part.intersection(seen)) }
    default: return
    }
  }

  // Resources

  func takeRegion() -> Region { spareRegions.popLast() ?? Region() }

  func giveBack(_ region: Region) { spareRegions.append(region) }

  func boxes(of item: Item) -> ArraySlice<Box> { ArraySlice(boxes[item.firstBox..<item.endBox]) }

  @inline(__always)
  func forEachBox(of item: Item, _ body: (Box) -> Void) {
    for index in item.firstBox..<item.endBox { body(boxes[index]) }
  }
}
