extension CGContext {
  /// A context that draws into a bitmap: into `data`, or into memory of its own with nil.
  ///
  /// Supported are 8 bits in sRGB, Display P3 or device RGB with premultiplied alpha or a skipped byte, in either byte order, 8 bits of
  /// grey, and alpha only. Nil for anything else, for sizes outside 1…16384, and for rows that are too short.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard
      bitsPerComponent == 8, (1...16384).contains(width), (1...16384).contains(height),
      let layout = ContextPixels.Layout(space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)),
      let pixels = ContextPixels(data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout),
      let target = ContextTarget(pixels: pixels)
    else { return nil }
    self.init(pixels: pixels, target: target, baseTransform: .identity)
    bitmapDescription = BitmapDescription(space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
  }

  /// The pixels in memory, in the format the context was made with.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return pixels.memory
  }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { pixels.memoryBytesPerRow }

  /// Bits for a colour.
  public var bitsPerComponent: Int { 8 }

  /// Bits for a pixel.
  public var bitsPerPixel: Int { pixels.layout == .alpha || pixels.layout == .gray ? 8 : 32 }

  /// The space it was made with; sRGB where none was named.
  public var colorSpace: CGColorSpace? { bitmapDescription?.space ?? .standard }

  /// How the alpha lies in memory.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .premultipliedFirst }

  /// How pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo {
    bitmapDescription?.info
      ?? CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }
}

/// What a bitmap context was asked to be.
struct BitmapDescription {
  let space: CGColorSpace
  let info: CGBitmapInfo
}

extension ContextPixels.Layout {
  init?(space: CGColorSpace, bitmapInfo: CGBitmapInfo) {
    guard let alpha = bitmapInfo.alphaInfo, !bitmapInfo.contains(.floatComponents) else { return nil }
    let isLittle = bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little
    let isBig = [CGBitmapInfo.byteOrder32Big, []].contains(bitmapInfo.intersection(.byteOrderMask))
    switch (space.model, alpha) {
    case (_, .alphaOnly): self = .alpha
    case (.rgb, .premultipliedFirst) where isLittle: self = .native
    case (.rgb, .noneSkipFirst) where isLittle: self = .nativeOpaque
    case (.rgb, .premultipliedLast) where isBig: self = .swapped
    case (.rgb, .noneSkipLast) where isBig: self = .swappedOpaque
    case (.monochrome, .none): self = .gray
    default: return nil
    }
  }
}
