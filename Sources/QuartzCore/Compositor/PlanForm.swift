/// Turns a layer's bounds, with its corners, into pixels.
struct PlanForm {
  private let node: RenderNode
  private let bounds: CGRect
  private let radius: CGFloat
  private let corners: CACornerMask
  private let curve: CALayerCornerCurve
  private let borderWidth: CGFloat
  let matrix: CGAffineTransform
  let posture: Posture
  private let limit: Box
  /// The bounds on the device.
  let box: Box
  /// What stands for the whole of the bounds, coverage where edges are soft.
  let form: ShapePaint.Form
  /// Whether the box is all of the bounds and not only what of them is seen.
  let isWhole: Bool

  init(_ node: RenderNode, _ state: LayerState, _ matrix: CGAffineTransform, _ plan: PaintPlan, _ clip: Box) {
    self.node = node
    bounds = state.bounds
    corners = state.maskedCorners
    curve = state.cornerCurve
    radius = corners.isEmpty ? 0 : state.cornerRadius
    borderWidth = state.borderWidth
    self.matrix = matrix
    posture = plan.posture
    limit = clip
    if posture == .turned || (radius > 0 && !PlanForm.scalesEvenly(matrix)) {
      let cached = PlanForm.turned(
        node.caches.shape, bounds: bounds, radius: radius, corners: corners, curve: curve, width: 0, matrix: matrix, limit: clip)
      node.caches.shape = cached
      box = cached.box
      form = cached.box.isEmpty ? .rectangle : .coverage(cached.raster)
      isWhole = false
      return
    }
    box = plan.box
    isWhole = true
    form = PlanForm.upright(
      box, CornerShape(radius: radius * abs(matrix.a), corners: PlanForm.mirrored(corners, matrix), isContinuous: curve == .continuous))
  }

  func paint(_ color: CGColor, _ alpha: Double, like old: ShapePaint?) -> ShapePaint? {
    make(box, color, alpha, form, like: old)
  }

  func borderPaint(_ color: CGColor, _ alpha: Double, like old: ShapePaint?) -> ShapePaint? {
    if posture == .turned || !PlanForm.scalesEvenly(matrix) {
      let cached = PlanForm.turned(
        node.caches.border, bounds: bounds, radius: radius, corners: corners, curve: curve, width: borderWidth, matrix: matrix, limit: limit
      )
      node.caches.border = cached
      return make(cached.box, color, alpha, .coverage(cached.raster), like: old)
    }
    let thickness = max(1, Box.edge(borderWidth * abs(matrix.a)))
    // A border as thick as half the layer leaves nothing open.
    if thickness * 2 >= min(box.width, box.height) { return make(box, color, alpha, form, like: old) }
    let shape = CornerShape(
      radius: radius * abs(matrix.a), corners: PlanForm.mirrored(corners, matrix), isContinuous: curve == .continuous, thickness: thickness)
    return make(box, color, alpha, shape == nil ? .frame(thickness) : PlanForm.upright(box, shape), like: old)
  }

  /// Nil where cutting off at the box is all there is to do.
  func clipPaint() -> ClipPaint? {
    if form == .rectangle { return nil }
    return ClipPaint(box: box, form: form)
  }

  private func make(_ box: Box, _ color: CGColor, _ alpha: Double, _ form: ShapePaint.Form, like old: ShapePaint?) -> ShapePaint? {
    if box.isEmpty { return nil }
    var shown = color.standard
    shown.alpha *= alpha
    let pixel = shown.pixel
    if pixel >> 24 == 0 { return nil }
    let source = old.flatMap { $0.pixel == pixel ? $0.source : nil } ?? Raster(solid: pixel)
    return ShapePaint(box: box, pixel: pixel, source: source, form: form)
  }

  private static func scalesEvenly(_ matrix: CGAffineTransform) -> Bool {
    abs(abs(matrix.a) - abs(matrix.d)) <= abs(matrix.a) * 0.001
  }

  private static func upright(_ box: Box, _ shape: CornerShape?) -> ShapePaint.Form {
    guard let shape, !box.isEmpty else { return .rectangle }
    if min(box.width, box.height) >= shape.reach * 2 { return .corners(shape, CornerCoverage.corners(shape)) }
    return .coverage(CornerCoverage.raster(shape, width: box.width, height: box.height))
  }

  private static func mirrored(_ corners: CACornerMask, _ matrix: CGAffineTransform) -> CACornerMask {
    if matrix.a > 0, matrix.d > 0 { return corners }
    var bits = corners.rawValue
    if matrix.a < 0 { bits = (bits & 5) << 1 | (bits & 10) >> 1 }
    if matrix.d < 0 { bits = (bits & 3) << 2 | (bits & 12) >> 2 }
    return CACornerMask(rawValue: bits)
  }

  /// The coverage of the bounds, or of their border, after a transform that leaves no edge on the pixels.
  private static func turned(
    _ known: RenderCaches.Cached<RenderCaches.TurnedKey>?, bounds: CGRect, radius: CGFloat, corners: CACornerMask,
    curve: CALayerCornerCurve,
    width: CGFloat, matrix: CGAffineTransform, limit: Box
  ) -> RenderCaches.Cached<RenderCaches.TurnedKey> {
    let key = RenderCaches.TurnedKey(
      bounds: bounds, radius: radius, corners: corners, curve: curve, width: width, matrix: matrix, limit: limit)
    if let known, known.key == key { return known }
    let box = Box.covering(bounds.applying(matrix)).intersection(limit)
    if box.isEmpty { return .init(key: key, raster: Raster.alpha(0), box: .empty) }
    var path = PathStorage()
    func append(_ rect: CGRect, _ radius: CGFloat) {
      func at(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
      RoundedCorners(
        rect: rect,
        radii: (at(.layerMinXMinYCorner), at(.layerMaxXMinYCorner), at(.layerMaxXMaxYCorner), at(.layerMinXMaxYCorner)),
        isContinuous: curve == .continuous
      ).append(to: &path)
    }
    append(bounds, radius)
    let inner = bounds.insetBy(dx: width, dy: width)
    if width > 0, !inner.isNull, inner.width > 0, inner.height > 0 { append(inner, max(0, radius - width)) }
    let transform = matrix.concatenating(CGAffineTransform(translationX: CGFloat(-box.x1), y: CGFloat(-box.y1)))
    let mask = CoverageCanvas.mask(
      width: Int(box.width), height: Int(box.height), path: path, transform: transform, isEvenOdd: width > 0)
    return .init(key: key, raster: Raster(mask), box: box)
  }
}
