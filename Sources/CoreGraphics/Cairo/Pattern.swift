internal import CCairo

/// A cairo pattern: an image or a gradient to paint with.
final class Pattern {
  private let pointer: OpaquePointer
  private let owner: AnyObject?

  enum Filter { case nearest, bilinear, good }
  enum Extend { case none, pad, tile }

  private init(_ pointer: OpaquePointer, owner: AnyObject?) {
    self.pointer = pointer
    self.owner = owner
  }

  convenience init(surface: Surface) {
    self.init(surface.withPointer { cairo_pattern_create_for_surface($0)! }, owner: surface)
  }

  convenience init(linearFrom start: CGPoint, to end: CGPoint) {
    self.init(cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), owner: nil)
  }

  convenience init(radialFrom start: CGPoint, radius startRadius: CGFloat, to end: CGPoint, radius endRadius: CGFloat) {
    self.init(
      cairo_pattern_create_radial(
        Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y), Double(endRadius)), owner: nil)
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// Lends the pointer for the time of the call.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

  func addStop(_ location: Double, _ color: StandardColor) {
    cairo_pattern_add_color_stop_rgba(pointer, location, color.red, color.green, color.blue, color.alpha)
  }

  /// `transform` maps the pattern onto the device.
  func setTransform(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform.inverted())
    cairo_pattern_set_matrix(pointer, &matrix)
  }

  func setFilter(_ filter: Filter) {
    cairo_pattern_set_filter(
      pointer, filter == .nearest ? CAIRO_FILTER_NEAREST : filter == .good ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
  }

  func setExtend(_ extend: Extend) {
    cairo_pattern_set_extend(
      pointer, extend == .pad ? CAIRO_EXTEND_PAD : extend == .tile ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_NONE)
  }
}
