internal import CGdkPixbuf

/// Reads image files through gdk-pixbuf.
enum ImageDecoder {
  /// Pictures larger than this on a side are refused: a small file can claim to be a huge picture.
  private static let longestSide = 16384

  /// The picture in `data`; nil, with the reason on stderr, if there is none.
  static func decode(_ data: Data) -> (bitmap: Bitmap, isOpaque: Bool)? {
    guard !data.isEmpty else { return nil }
    let guardian = SizeGuard()
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let connection = g_signal_connect_data(
      loader, "size-prepared",
      unsafeBitCast(sizePrepared, to: GCallback.self), Unmanaged.passUnretained(guardian).toOpaque(), nil, GConnectFlags(rawValue: 0))
    defer { g_signal_handler_disconnect(loader, connection) }
    var error: UnsafeMutablePointer<GError>?
    let isWritten = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error) != 0
    }
    // A loader must be closed in any case; its second error says nothing new.
    var closingError: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closingError) != 0
    error = error ?? closingError
    guard isWritten, isClosed, !guardian.isTooLarge, let found = gdk_pixbuf_loader_get_pixbuf(loader) else {
      report(guardian.isTooLarge ? "it is larger than \(longestSide) pixels" : error.map { String(cString: $0.pointee.message) })
      if let error { g_error_free(error) }
      return nil
    }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(found) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return premultiplied(upright)
  }

  private static func report(_ reason: String?) {
    FileHandle.standardError.write(Data("transom: an image could not be read: \(reason ?? "unknown format").\n".utf8))
  }

  private static let sizePrepared: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
    loader, width, height, context in
    guard width > 16384 || height > 16384 || Int(width) * Int(height) > 1 << 27, let context else { return }
    Unmanaged<SizeGuard>.fromOpaque(context).takeUnretainedValue().isTooLarge = true
    gdk_pixbuf_loader_set_size(UnsafeMutablePointer<GdkPixbufLoader>(loader), 1, 1)
  }

  private static func premultiplied(_ pixbuf: OpaquePointer) -> (bitmap: Bitmap, isOpaque: Bool)? {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf), width > 0, height > 0, channels == 3 || channels == 4 else { return nil }
    let bitmap = Bitmap(width: width, height: height, cleared: false)
    guard bitmap.width == width, bitmap.height == height else { return nil }
    var isOpaque = true
    for row in 0..<height {
      let from = source + row * stride
      let to = (bitmap.buffer.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let pixel = from + column * channels
        let alpha = channels == 4 ? UInt32(pixel[3]) : 255
        if alpha != 255 { isOpaque = false }
        to[column] =
          alpha << 24 | multiply(pixel[0], alpha) << 16 | multiply(pixel[1], alpha) << 8 | multiply(pixel[2], alpha)
      }
    }
    return (bitmap, isOpaque)
  }

  /// Both of 255, rounded.
  private static func multiply(_ value: UInt8, _ alpha: UInt32) -> UInt32 {
    let product = UInt32(value) * alpha + 128
    return (product + product >> 8) >> 8
  }
}

/// Remembers that a picture claimed too much.
private final class SizeGuard {
  var isTooLarge = false
}
