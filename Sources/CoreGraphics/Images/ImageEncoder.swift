internal import CGdkPixbuf

/// Writes image files through gdk-pixbuf.
enum ImageEncoder {
  /// A JPEG file on white ground; quality from 0 to 1. Nil if it cannot be written.
  static func jpeg(_ buffer: PixelBuffer, quality: Double) -> Data? {
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(buffer.width), Int32(buffer.height)) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let target = gdk_pixbuf_get_pixels(pixbuf) else { return nil }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for row in 0..<buffer.height {
      let from = (buffer.pixels + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<buffer.width {
        let pixel = from[column]
        let ground = 255 - pixel >> 24
        let place = target + row * stride + column * 3
        place[0] = UInt8(min((pixel >> 16) & 0xff + ground, 255))
        place[1] = UInt8(min((pixel >> 8) & 0xff + ground, 255))
        place[2] = UInt8(min(pixel & 0xff + ground, 255))
      }
    }
    return write(pixbuf, quality: quality)
  }

  private static func write(_ pixbuf: OpaquePointer, quality: Double) -> Data? {
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    let percent = quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 100
    let isWritten = "quality".withCString { key in
      "\(percent)".withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "jpeg", &keys, &values, nil) != 0
      }
    }
    defer { g_free(bytes) }
    guard isWritten, let bytes else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }
}

extension CGImage {
  /// The picture as a JPEG file on white ground; quality from 0 to 1.
  package func jpeg(quality: CGFloat) -> Data? { ImageEncoder.jpeg(buffer, quality: Double(quality)) }
}
