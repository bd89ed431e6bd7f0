internal import CCairo

/// A cairo context. The matrix is left at identity between calls: callers hand in device coordinates.
final class Canvas {
  private let pointer: OpaquePointer

  enum Source {
    case color(StandardColor)
    case pattern(Pattern)
  }

  init(_ surface: Surface) {
    pointer = surface.withPointer { cairo_create($0) }
  }

  deinit { cairo_destroy(pointer) }

  /// Lends the pointer for the time of the call.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

  func save() { cairo_save(pointer) }

  func restore() { cairo_restore(pointer) }

  func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(pointer, &matrix)
  }

  func resetMatrix() { cairo_identity_matrix(pointer) }

  func setSource(_ source: Source) {
    switch source {
    case .color(let color): cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
    case .pattern(let pattern): pattern.withPointer { cairo_set_source(pointer, $0) }
    }
  }

  func setOperator(_ mode: CGBlendMode) { cairo_set_operator(pointer, mode.cairoOperator) }

  func setAntialias(_ antialias: Bool) {
    cairo_set_antialias(pointer, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  func setFillRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(pointer, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func setLine(width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double, dashes: [Double], phase: Double) {
    cairo_set_line_width(pointer, width)
    cairo_set_line_cap(
      pointer, cap == .round ? CAIRO_LINE_CAP_ROUND : cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      pointer, join == .round ? CAIRO_LINE_JOIN_ROUND : join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(pointer, miterLimit)
    cairo_set_dash(pointer, dashes, Int32(dashes.count), phase)
  }

  /// Takes `path` as the current path. Coordinates beyond what cairo's fixed-point numbers hold are cut off.
  func setPath(_ path: PathStorage) {
    cairo_new_path(pointer)
    let points = path.points
    path.forEach { verb, index in
      switch verb {
      case .move: cairo_move_to(pointer, bounded(points[index].x), bounded(points[index].y))
      case .line: cairo_line_to(pointer, bounded(points[index].x), bounded(points[index].y))
      case .quad:
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(pointer, &x, &y)
        let (first, second) = PathStorage.cubicControls(
          from: CGPoint(x: x, y: y), control: points[index], to: points[index + 1])
        curve(first, second, points[index + 1])
      case .curve: curve(points[index], points[index + 1], points[index + 2])
      case .close: cairo_close_path(pointer)
      }
    }
  }

  func setPath(_ rect: CGRect) {
    cairo_new_path(pointer)
    let (left, top) = (bounded(rect.minX), bounded(rect.minY))
    cairo_rectangle(pointer, left, top, bounded(rect.maxX) - left, bounded(rect.maxY) - top)
  }

  private func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    cairo_curve_to(
      pointer, bounded(first.x), bounded(first.y), bounded(second.x), bounded(second.y), bounded(end.x), bounded(end.y))
  }

  /// Cairo counts in 1/256 pixels with 32 bits.
  private func bounded(_ value: CGFloat) -> Double { min(max(Double(value), -4_000_000), 4_000_000) }

  func fill() { cairo_fill(pointer) }

  func stroke() { cairo_stroke(pointer) }

  func paint(alpha: Double = 1) {
    if alpha >= 1 { cairo_paint(pointer) } else { cairo_paint_with_alpha(pointer, alpha) }
  }

  func clip() { cairo_clip(pointer) }

  func resetClip() { cairo_reset_clip(pointer) }

  func mask(_ pattern: Pattern) { pattern.withPointer { cairo_mask(pointer, $0) } }

  func clearPath() { cairo_new_path(pointer) }

  /// The clip's bounds in pixels.
  var clipBox: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The clip as whole pixels where it is a list of rectangles; nil where its edges are soft or slanted.
  var clipRectangles: [CGRect]? {
    guard let list = cairo_copy_clip_rectangle_list(pointer) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    return (0..<Int(list.pointee.num_rectangles)).map {
      let rectangle = list.pointee.rectangles[$0]
      return CGRect(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }
  }

  /// The bounds of what stroking the current path would touch, in pixels.
  var strokeBox: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func isInStroke(_ point: CGPoint) -> Bool { cairo_in_stroke(pointer, Double(point.x), Double(point.y)) != 0 }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
  }
}
