internal import CCairo

/// Draws shapes into coverage, with soft edges.
enum CoverageCanvas {
  /// The coverage of `path`, in pixels of a mask of the given size, after `transform`.
  static func mask(
    width: Int, height: Int, path: PathStorage, transform: CGAffineTransform = .identity, isEvenOdd: Bool = false
  ) -> AlphaMask {
    let mask = AlphaMask(width: width, height: height)
    let surface = cairo_image_surface_create_for_data(
      mask.bytes, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(mask.bytesPerRow))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else { return mask }
    append(path, transform, to: context)
    cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
    cairo_destroy(context)
    // The mask owns the bytes, so the surface must let go of them here.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return mask
  }

  private static func append(_ path: PathStorage, _ transform: CGAffineTransform, to context: OpaquePointer) {
    // Cairo counts in 24 bits before the point; what lies further out is not on any screen.
    func x(_ point: CGPoint) -> Double { min(max(Double(point.applying(transform).x), -4_000_000), 4_000_000) }
    func y(_ point: CGPoint) -> Double { min(max(Double(point.applying(transform).y), -4_000_000), 4_000_000) }
    var current = CGPoint.zero
    path.forEach { verb, index in
      let points = path.points
      switch verb {
      case .move:
        current = points[index]
        cairo_move_to(context, x(current), y(current))
      case .line:
        current = points[index]
        cairo_line_to(context, x(current), y(current))
      case .quad:
        let (first, second) = PathStorage.cubicControls(from: current, control: points[index], to: points[index + 1])
        current = points[index + 1]
        cairo_curve_to(context, x(first), y(first), x(second), y(second), x(current), y(current))
      case .curve:
        current = points[index + 2]
        cairo_curve_to(
          context, x(points[index]), y(points[index]), x(points[index + 1]), y(points[index + 1]), x(current), y(current))
      case .close: cairo_close_path(context)
      }
    }
  }
}
