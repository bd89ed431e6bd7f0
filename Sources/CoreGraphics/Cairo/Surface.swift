internal import CCairo

/// A cairo image surface over pixels that somebody else keeps alive.
final class Surface {
  private let pointer: OpaquePointer
  private let owner: AnyObject?

  enum Format { case argb, rgb, alpha }

  /// `owner` is kept as long as the surface; nil if cairo cannot take the pixels.
  init?(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format, owner: AnyObject?) {
    let kind: cairo_format_t
    switch format {
    case .argb: kind = CAIRO_FORMAT_ARGB32
    case .rgb: kind = CAIRO_FORMAT_RGB24
    case .alpha: kind = CAIRO_FORMAT_A8
    }
    guard
      let made = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), kind, Int32(width), Int32(height), Int32(bytesPerRow))
    else { return nil }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    pointer = made
    self.owner = owner
  }

  deinit {
    // Whoever else holds a reference inside cairo must not read the pixels after the owner is gone.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// Lends the pointer for the time of the call.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

  /// Makes the device coordinates (x, y) the first pixel.
  func setOrigin(x: Int, y: Int) { cairo_surface_set_device_offset(pointer, Double(-x), Double(-y)) }

  /// Writes what cairo still holds back into the pixels.
  func flush() { cairo_surface_flush(pointer) }

  /// Tells cairo that somebody else wrote to the pixels.
  func markDirty() { cairo_surface_mark_dirty(pointer) }
}
