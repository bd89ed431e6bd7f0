/// A picture of pixels that do not change.
///
/// Whatever it was made from, it is kept as premultiplied BGRA of 8 bits.
public final class CGImage: @unchecked Sendable {
  let bitmap: Bitmap
  private let originX: Int
  private let originY: Int
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  private let isOpaque: Bool

  /// Takes `bitmap` as it is; nobody may draw on it from now on.
  package init(bitmap: Bitmap, isOpaque: Bool = false) {
    self.bitmap = bitmap
    originX = 0
    originY = 0
    width = bitmap.width
    height = bitmap.height
    self.isOpaque = isOpaque
  }

  private init(bitmap: Bitmap, originX: Int, originY: Int, width: Int, height: Int, isOpaque: Bool) {
    self.bitmap = bitmap
    self.originX = originX
    self.originY = originY
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
  }

  /// The picture in a file of any format that gdk-pixbuf reads; nil with a line on stderr for a broken or unknown one.
  package convenience init?(fileData data: Data) {
    guard let bitmap = ImageDecoder.decode(data) else { return nil }
    self.init(bitmap: bitmap.bitmap, isOpaque: bitmap.isOpaque)
  }

  /// The picture in a PNG file; nil if it is none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    self.init(fileData: data)
  }

  /// The picture in a JPEG file; nil if it is none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    self.init(fileData: data)
  }

  /// The pixels, which live as long as the image.
  package var buffer: PixelBuffer {
    PixelBuffer(
      pixels: bitmap.buffer.pixels + originY * bitmap.bytesPerRow + originX * 4, width: width, height: height,
      bytesPerRow: bitmap.bytesPerRow, generation: 0)
  }

  /// Whether no pixel shows what is below.
  package var isFullyOpaque: Bool { isOpaque }

  func makeSurface() -> Surface? {
    let buffer = buffer
    return Surface(
      pixels: buffer.pixels, width: width, height: height, bytesPerRow: buffer.bytesPerRow, format: .argb, owner: bitmap)
  }

  /// The part of the picture in `rect`, in pixels from the top left, cut at the edges; nil if nothing is left. Shares the pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite || rect.isInfinite else { return nil }
    let part = rect.isInfinite ? CGRect(x: 0, y: 0, width: width, height: height) : rect.integral
    let inside = part.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !inside.isNull, inside.width >= 1, inside.height >= 1 else { return nil }
    return CGImage(
      bitmap: bitmap, originX: originX + Int(inside.minX), originY: originY + Int(inside.minY), width: Int(inside.width),
      height: Int(inside.height), isOpaque: isOpaque)
  }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// Bits for a colour: always 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits for a pixel: always 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { .standard }
  /// How the alpha lies in memory.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  /// How pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  /// A copy of the pixels, row by row, `bytesPerRow` bytes each.
  public var dataProvider: CGDataProvider? {
    let buffer = buffer
    // The last row of a part ends before the row of the whole does.
    let count = (height - 1) * buffer.bytesPerRow + width * 4
    var data = Data(bytes: buffer.pixels, count: count)
    data.append(Data(count: height * buffer.bytesPerRow - count))
    return CGDataProvider(data: data)
  }

  /// The picture as a PNG file.
  package func png() -> Data? { PNG.data(buffer) }
}
