internal import CCairo

/// A font whose outlines are turned into pixels at one scale.
final class RasterFont {
  /// Never given to another font again.
  let identifier: UInt
  /// Pixels for a point.
  let scale: CGFloat
  private let scaled: OpaquePointer
  private let isColored: Bool

  nonisolated(unsafe) private static var lastIdentifier: UInt = 0

  init?(_ font: OpaquePointer, scale: CGFloat, isColored: Bool) {
    var fontMatrix = cairo_matrix_t()
    var transform = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &fontMatrix)
    cairo_matrix_init_scale(&transform, Double(scale), Double(scale))
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(font, options)
    guard let made = cairo_scaled_font_create(cairo_scaled_font_get_font_face(font), &fontMatrix, &transform, options) else { return nil }
    guard cairo_scaled_font_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_scaled_font_destroy(made)
      return nil
    }
    scaled = made
    self.scale = scale
    self.isColored = isColored
    Self.lastIdentifier += 1
    identifier = Self.lastIdentifier
  }

  deinit { cairo_scaled_font_destroy(scaled) }

  /// The pixels of a glyph whose origin lies `shift` pixels right of a pixel's edge.
  func picture(of glyph: UInt32, shift: Double) -> GlyphPicture {
    (isColored ? colored(glyph) : outline(of: glyph, shift: shift)) ?? GlyphPicture(left: 0, top: 0, width: 1, height: 1, isColored: false)
  }

  /// Outlines are filled where they lie: cairo itself would put every glyph on a whole pixel.
  private func outline(of glyph: UInt32, shift: Double) -> GlyphPicture? {
    var one = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    // The extents of a path do not depend on a surface, but a context needs one.
    var pixel: UInt32 = 0
    let box: (left: Double, top: Double, right: Double, bottom: Double)? = withUnsafeMutableBytes(of: &pixel) { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
      return draw(on: base, CAIRO_FORMAT_A8, width: 1, height: 1, stride: 4, x: shift, y: 0) { cairo in
        cairo_glyph_path(cairo, &one, 1)
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_fill_extents(cairo, &left, &top, &right, &bottom)
        return (left, top, right, bottom)
      }
    }
    guard let box, box.right > box.left, box.bottom > box.top, box.right - box.left < 8192, box.bottom - box.top < 8192 else { return nil }
    let (left, top) = (Int(box.left.rounded(.down)), Int(box.top.rounded(.down)))
    let picture = GlyphPicture(
      left: left, top: top, width: Int(box.right.rounded(.up)) - left, height: Int(box.bottom.rounded(.up)) - top, isColored: false)
    _ = draw(
      on: picture.bytes, CAIRO_FORMAT_A8, width: picture.width, height: picture.height, stride: picture.bytesPerRow,
      x: shift - Double(left), y: -Double(top)
    ) { cairo in
      cairo_glyph_path(cairo, &one, 1)
      cairo_fill(cairo)
    }
    return picture
  }

  /// Fonts of pictures, as for emoji, have no outlines; cairo scales their pictures.
  private func colored(_ glyph: UInt32) -> GlyphPicture? {
    var one = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &one, 1, &extents)
    let factor = Double(scale)
    guard extents.width > 0, extents.height > 0, extents.width * factor < 4096, extents.height * factor < 4096 else { return nil }
    // One more pixel around, because scaling is soft.
    let left = Int((extents.x_bearing * factor).rounded(.down)) - 1
    let top = Int((extents.y_bearing * factor).rounded(.down)) - 1
    let right = Int(((extents.x_bearing + extents.width) * factor).rounded(.up)) + 1
    let bottom = Int(((extents.y_bearing + extents.height) * factor).rounded(.up)) + 1
    let picture = GlyphPicture(left: left, top: top, width: right - left, height: bottom - top, isColored: true)
    _ = draw(
      on: picture.bytes, CAIRO_FORMAT_ARGB32, width: picture.width, height: picture.height, stride: picture.bytesPerRow,
      x: -Double(left), y: -Double(top)
    ) { cairo in
      cairo_show_glyphs(cairo, &one, 1)
    }
    return picture
  }

  /// Draws on pixels with this font, the origin at (x, y) pixels.
  private func draw<Result>(
    on bytes: UnsafeMutablePointer<UInt8>, _ format: cairo_format_t, width: Int, height: Int, stride: Int, x: Double, y: Double,
    _ body: (OpaquePointer) -> Result
  ) -> Result? {
    guard let surface = cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(stride)),
      let cairo = cairo_create(surface)
    else { return nil }
    defer {
      cairo_destroy(cairo)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    var transform = cairo_matrix_t(xx: Double(scale), yx: 0, xy: 0, yy: Double(scale), x0: x, y0: y)
    cairo_set_matrix(cairo, &transform)
    cairo_set_scaled_font(cairo, scaled)
    return body(cairo)
  }
}

/// The pixels of a glyph: coverage, or colours of its own.
final class GlyphPicture {
  /// Where the first pixel lies from the glyph's origin.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let isColored: Bool
  let bytes: UnsafeMutablePointer<UInt8>

  init(left: Int, top: Int, width: Int, height: Int, isColored: Bool) {
    self.left = left
    self.top = top
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.isColored = isColored
    bytesPerRow = isColored ? self.width * 4 : (self.width + 3) / 4 * 4
    bytes = .allocate(capacity: bytesPerRow * self.height)
    bytes.initialize(repeating: 0, count: bytesPerRow * self.height)
  }

  deinit { bytes.deallocate() }

  var byteCount: Int { bytesPerRow * height }
}
