extension CGImage {
  /// A picture from raw pixels: 8 bits in RGB with any alpha, or in grey; nil for other formats and for too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      bitsPerComponent == 8, (1...16384).contains(width), (1...16384).contains(height), let data = provider.data,
      let format = PixelFormat(space: space, info: bitmapInfo), bitsPerPixel == format.bytesPerPixel * 8,
      bytesPerRow >= width * format.bytesPerPixel, bytesPerRow <= 1 << 24,
      data.count >= (height - 1) * bytesPerRow + width * format.bytesPerPixel
    else { return nil }
    let bitmap = Bitmap(width: width, height: height, cleared: false)
    data.withUnsafeBytes { bytes in
      for row in 0..<height {
        let to = (bitmap.buffer.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
          to[column] = format.pixel(bytes, at: row * bytesPerRow + column * format.bytesPerPixel)
        }
      }
    }
    self.init(bitmap: bitmap, isOpaque: format.alpha == nil)
  }
}

/// Where the parts of a pixel lie.
private struct PixelFormat {
  var red: Int?
  var green: Int?
  var blue: Int?
  var alpha: Int?
  var bytesPerPixel: Int
  var isPremultiplied: Bool

  init?(space: CGColorSpace, info: CGBitmapInfo) {
    guard let alphaInfo = info.alphaInfo, !info.contains(.floatComponents) else { return nil }
    isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    switch (space.model, alphaInfo) {
    case (_, .alphaOnly): (alpha, bytesPerPixel) = (0, 1)
    case (.monochrome, .none): (red, green, blue, bytesPerPixel) = (0, 0, 0, 1)
    case (.rgb, .none): (red, green, blue, bytesPerPixel) = (0, 1, 2, 3)
    case (.rgb, .premultipliedLast), (.rgb, .last): (red, green, blue, alpha, bytesPerPixel) = (0, 1, 2, 3, 4)
    case (.rgb, .noneSkipLast): (red, green, blue, bytesPerPixel) = (0, 1, 2, 4)
    case (.rgb, .premultipliedFirst), (.rgb, .first): (alpha, red, green, blue, bytesPerPixel) = (0, 1, 2, 3, 4)
    case (.rgb, .noneSkipFirst): (red, green, blue, bytesPerPixel) = (1, 2, 3, 4)
    default: return nil
    }
    switch info.intersection(.byteOrderMask) {
    case [], .byteOrder32Big: break
    case .byteOrder32Little where bytesPerPixel == 4:
      (red, green, blue, alpha) = (red.map { 3 - $0 }, green.map { 3 - $0 }, blue.map { 3 - $0 }, alpha.map { 3 - $0 })
    default: return nil
    }
  }

  func pixel(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    let opacity = alpha.map { UInt32(bytes[offset + $0]) } ?? 255
    func part(_ index: Int?) -> UInt32 {
      guard let index else { return 0 }
      let value = UInt32(bytes[offset + index])
      // Colours brighter than their alpha would overflow when they are mixed.
      if isPremultiplied { return min(value, opacity) }
      return (value * opacity + 127) / 255
    }
    return opacity << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}
