internal import CCairo

/// PNG files, written by cairo.
package enum PNG {
  /// The file of premultiplied pixels; nil if cairo cannot write it.
  package static func data(_ buffer: PixelBuffer) -> Data? {
    guard
      let surface = Surface(
        pixels: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow, format: .argb, owner: nil)
    else { return nil }
    let sink = Sink()
    let status = surface.withPointer { pointer in
      cairo_surface_write_to_png_stream(
        pointer,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque())
    }
    return status == CAIRO_STATUS_SUCCESS ? sink.data : nil
  }

  private final class Sink {
    var data = Data()
  }
}
