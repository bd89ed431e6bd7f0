internal import MemoryHost
package import CoreGraphics

/// A copy of what the app shows.
public struct Picture: Sendable {
  /// One pixel: its parts from 0 to 255, not premultiplied; an app's picture is opaque.
  public struct Pixel: Hashable, Sendable {
    /// The red part.
    public var red: Int
    /// The green part.
    public var green: Int
    /// The blue part.
    public var blue: Int

    /// A pixel of its parts.
    public init(red: Int, green: Int, blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// The largest difference of any part.
    public func distance(to other: Pixel) -> Int { max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) }
  }

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Pixels for each point.
  public let scale: CGFloat
  private let pixels: [UInt32]

  package init(_ buffer: PixelBuffer, scale: CGFloat) {
    width = buffer.width
    height = buffer.height
    self.scale = scale
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<buffer.height {
      let start = buffer.pixels.advanced(by: row * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      pixels.append(contentsOf: UnsafeBufferPointer(start: start, count: buffer.width))
    }
    self.pixels = pixels
  }

  /// The pixel at whole pixel coordinates; black outside the picture.
  public func pixel(_ x: Int, _ y: Int) -> Pixel {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return Pixel(red: 0, green: 0, blue: 0) }
    let value = pixels[y * width + x]
    return Pixel(red: Int(value >> 16 & 255), green: Int(value >> 8 & 255), blue: Int(value & 255))
  }

  /// The pixel that covers `point`, in points.
  public func pixel(at point: CGPoint) -> Pixel { pixel(Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down))) }

  /// Whether `test` holds for every pixel of `rect`, in points.
  public func allPixels(in rect: CGRect, satisfy test: (Pixel) -> Bool) -> Bool {
    for y in Int(rect.minY * scale)..<Int(rect.maxY * scale) {
      for x in Int(rect.minX * scale)..<Int(rect.maxX * scale) where !test(pixel(x, y)) { return false }
    }
    return true
  }

  /// The picture as a PNG file's bytes.
  public func pngData() -> Data {
    let bitmap = Bitmap(width: max(width, 1), height: max(height, 1))
    pixels.withUnsafeBytes { source in
      for row in 0..<height {
        let target = bitmap.buffer.pixels.advanced(by: row * bitmap.buffer.bytesPerRow)
        target.copyMemory(from: source.baseAddress!.advanced(by: row * width * 4), byteCount: width * 4)
      }
    }
    return bitmap.png()
  }

  /// Writes the picture as a PNG file.
  public func write(to url: URL) throws { try pngData().write(to: url) }
}

extension User {
  /// What the screen shows now.
  public func screenshot() async -> Picture {
    await turn()
    return shownPicture
  }

  /// What was presented last, without a turn of the loop.
  public var shownPicture: Picture {
    guard let window else { fatalError("The app has no window to take a picture of.") }
    return Picture(window.pictureBuffer, scale: window.scale)
  }

  /// The picture kept of the app for the time it is away; nil while it is not (S-21).
  public var keptPicture: Picture? { window.flatMap { window in window.keptPictureBuffer.map { Picture($0, scale: window.scale) } } }
}
