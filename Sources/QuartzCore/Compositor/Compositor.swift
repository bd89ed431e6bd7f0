/// Paints a tree of layers into a frame, and only what changed since the last one.
///
/// The root's presentation bounds are mapped onto the whole buffer.
@MainActor package final class Compositor {
  /// What is painted.
  package var root: CALayer {
    didSet {
      guard root !== oldValue else { return }
      oldValue.compositor = nil
      root.compositor = self
      rootNode = nil
      invalidate()
    }
  }
  /// Pixels that the last frame painted.
  package private(set) var damagedPixels = 0
  /// Backgrounds, pictures, borders and the like that the last frame painted.
  package private(set) var paintedItems = 0

  /// Whether what lies behind something opaque is left out; only a check of the compositor itself has it painted.
  var leavesOutHidden: Bool {
    get { painter.leavesOutHidden }
    set { painter.leavesOutHidden = newValue }
  }

  /// Set by any change in the tree.
  nonisolated(unsafe) private var isDirty = true
  private var isInvalid = true
  private var rootNode: RenderNode?
  private let painter = Painter()
  private let damage = Region()
  private var damageBoxes: ContiguousArray<Box> = []
  private var frame: (width: Int, height: Int, generation: Int, scale: CGFloat)?
  /// The buffer of the last frame with its raster; buffers that come again need no new one.
  private var lastTarget: (pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, raster: Raster)?
  private var mapping = Surroundings()

  package init(root: CALayer) {
    self.root = root
    root.compositor = self
    CATransaction.add(self)
  }

  /// Whether the next frame may differ from the last.
  package var needsFrame: Bool { isInvalid || isDirty }
  /// Whether an animation in the tree has not ended; frames are wanted until it has.
  package var isAnimating: Bool { AnimationClock.isMoving(in: self) }
  /// Everything is painted with the next frame.
  package func invalidate() {
    isInvalid = true
    isDirty = true
  }

  nonisolated func noteChange() { isDirty = true }

  /// Lays out and draws what waits in the tree.
  package func layoutAndDisplay() {
    if root.flags.contains(.needsLayout) || root.flags.contains(.subtreeNeedsLayout) { root.layoutNow() }
    if root.flags.contains(.needsDisplay) || root.flags.contains(.subtreeNeedsDisplay) { root.displayPass() }
  }

  /// Paints what changed into `buffer`, which holds the last frame unless it is new, and returns the rectangles it painted, in pixels.
  package func composite(into buffer: PixelBuffer, scale: CGFloat, at time: CFTimeInterval) -> [PixelRect] {
    guard buffer.width > 0, buffer.height > 0 else { return [] }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    noteBuffer(buffer, scale)
    AnimationClock.flagMoving(in: self)
    guard needsFrame else {
      damagedPixels = 0
      paintedItems = 0
      return []
    }
    isDirty = false
    findDamage(buffer, scale, time)
    return paint(buffer)
  }

  private func noteBuffer(_ buffer: PixelBuffer, _ scale: CGFloat) {
    let now = (buffer.width, buffer.height, buffer.generation, scale)
    if let frame, frame == now { return }
    frame = now
    lastTarget = nil
    invalidate()
  }

  private func findDamage(_ buffer: PixelBuffer, _ scale: CGFloat, _ time: CFTimeInterval) {
    let whole = Box(x1: 0, y1: 0, x2: Int32(buffer.width), y2: Int32(buffer.height))
    damageBoxes.removeAll(keepingCapacity: true)
    let node = rootNode ?? RenderNode(layer: root)
    root.node = node
    rootNode = node
    let bounds = root.running == nil ? root.state.bounds : root.presentedState(at: time).bounds
    var surroundings = Surroundings(matrix: .identity, clip: whole, alpha: 1)
    surroundings.matrix = Compositor.mapping(bounds, to: buffer)
    let isForced = surroundings != mapping || !node.isVisible
    mapping = surroundings
    let tree = RenderTree(scale: scale, time: time, isLasting: true, damage: takeDamageBoxes())
    tree.update(node, root, in: surroundings, isForced: isForced, isRoot: true)
    damageBoxes = tree.takeDamage()
    if isInvalid {
      isInvalid = false
      damage.set(whole)
    } else {
      damage.set(damageBoxes)
      damage.formIntersection(whole)
    }
  }

  /// The list's memory goes from frame to frame.
  private func takeDamageBoxes() -> ContiguousArray<Box> {
    defer { damageBoxes = [] }
    return damageBoxes
  }

  /// From the root's own coordinates to pixels.
  private static func mapping(_ bounds: CGRect, to buffer: PixelBuffer) -> CGAffineTransform {
    guard bounds.width > 0, bounds.height > 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let scaleX = CGFloat(buffer.width) / bounds.width
    let scaleY = CGFloat(buffer.height) / bounds.height
    return CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: -bounds.minX * scaleX, ty: -bounds.minY * scaleY)
  }

  private func paint(_ buffer: PixelBuffer) -> [PixelRect] {
    painter.paintedItems = 0
    let rects = damage.withBoxes { boxes in
      boxes.map { PixelRect(x: Int($0.x1), y: Int($0.y1), width: Int($0.width), height: Int($0.height)) }
    }
    damagedPixels = rects.reduce(0) { $0 + $1.width * $1.height }
    defer { paintedItems = painter.paintedItems }
    guard !rects.isEmpty, let rootNode else { return rects }
    let raster = raster(of: buffer)
    let target = Painter.Target(raster: raster, x: 0, y: 0)
    // What nothing opaque covers shows black.
    painter.paint(rootNode, in: damage, on: target) { left in raster.fill(left, 0xFF00_0000) }
    return rects
  }

  private func raster(of buffer: PixelBuffer) -> Raster {
    if let lastTarget, lastTarget.pixels == buffer.pixels, lastTarget.width == buffer.width, lastTarget.height == buffer.height,
      lastTarget.bytesPerRow == buffer.bytesPerRow
    {
      return lastTarget.raster
    }
    let raster = Raster(buffer, owner: nil)
    lastTarget = (buffer.pixels, buffer.width, buffer.height, buffer.bytesPerRow, raster)
    return raster
  }
}
