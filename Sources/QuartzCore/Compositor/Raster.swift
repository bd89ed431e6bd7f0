internal import CPixman

/// Pixels, a colour or a coverage that pixman can paint with or on.
final class Raster {
  private let pointer: OpaquePointer
  private let owner: AnyObject?
  /// For pixels of four bytes alone.
  private let pixels: UnsafeMutablePointer<UInt32>?
  private let wordsPerRow: Int32
  let width: Int32
  let height: Int32

  enum Blend { case over, source, inside, clear }

  private init(
    _ pointer: OpaquePointer, owner: AnyObject?, pixels: UnsafeMutablePointer<UInt32>?, words: Int32, width: Int32, height: Int32
  ) {
    self.pointer = pointer
    self.owner = owner
    self.pixels = pixels
    wordsPerRow = words
    self.width = width
    self.height = height
  }

  /// Pixels that `owner` keeps alive, or the caller where there is none.
  convenience init(_ buffer: PixelBuffer, owner: AnyObject?) {
    let pixels = buffer.pixels.assumingMemoryBound(to: UInt32.self)
    let made = pixman_image_create_bits_no_clear(
      PIXMAN_a8r8g8b8, Int32(buffer.width), Int32(buffer.height), pixels, Int32(buffer.bytesPerRow))
    guard let made else { fatalError("No memory for an image's record.") }
    self.init(
      made, owner: owner, pixels: pixels, words: Int32(buffer.bytesPerRow / 4), width: Int32(buffer.width), height: Int32(buffer.height))
  }

  convenience init(_ bitmap: Bitmap) { self.init(bitmap.buffer, owner: bitmap) }

  /// Coverage.
  convenience init(_ mask: AlphaMask) {
    let made = mask.bytes.withMemoryRebound(to: UInt32.self, capacity: mask.bytesPerRow * mask.height / 4) {
      pixman_image_create_bits_no_clear(PIXMAN_a8, Int32(mask.width), Int32(mask.height), $0, Int32(mask.bytesPerRow))
    }
    guard let made else { fatalError("No memory for an image's record.") }
    self.init(made, owner: mask, pixels: nil, words: 0, width: Int32(mask.width), height: Int32(mask.height))
  }

  /// One colour everywhere, a premultiplied pixel.
  convenience init(solid pixel: UInt32) {
    func part(_ shift: UInt32) -> UInt16 { UInt16((pixel >> shift) & 255) * 257 }
    var color = pixman_color_t(red: part(16), green: part(8), blue: part(0), alpha: part(24))
    guard let made = pixman_image_create_solid_fill(&color) else { fatalError("No memory for a colour's record.") }
    self.init(made, owner: nil, pixels: nil, words: 0, width: .max, height: .max)
  }

  deinit { pixman_image_unref(pointer) }

  nonisolated(unsafe) private static var alphas: [Raster?] = Array(repeating: nil, count: 256)

  /// The same coverage everywhere, from 0 to 255; made once.
  static func alpha(_ value: UInt8) -> Raster {
    if let known = alphas[Int(value)] { return known }
    let made = Raster(solid: UInt32(value) << 24)
    alphas[Int(value)] = made
    return made
  }

  /// Repeats the pixels to all sides.
  func setRepeating() { pixman_image_set_repeat(pointer, PIXMAN_REPEAT_NORMAL) }

  /// Continues the pixels at the edges to all sides.
  func setPadding() { pixman_image_set_repeat(pointer, PIXMAN_REPEAT_PAD) }

  /// Looks the pixels up through `transform`, which goes from where they are painted to where they lie; nil puts them as they are.
  func setTransform(_ transform: CGAffineTransform?, isSmooth: Bool = true) {
    guard let transform else {
      pixman_image_set_transform(pointer, nil)
      pixman_image_set_filter(pointer, PIXMAN_FILTER_NEAREST, nil, 0)
      return
    }
    func fixed(_ value: CGFloat) -> pixman_fixed_t { pixman_fixed_t(min(max((Double(value) * 65536).rounded(), -2.0e9), 2.0e9)) }
    var matrix = pixman_transform_t()
    matrix.matrix = (
      (fixed(transform.a), fixed(transform.c), fixed(transform.tx)), (fixed(transform.b), fixed(transform.d), fixed(transform.ty)),
      (0, 0, 65536)
    )
    pixman_image_set_transform(pointer, &matrix)
    pixman_image_set_filter(pointer, isSmooth ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST, nil, 0)
  }

  /// Fills `box`, which lies within the pixels, with an opaque pixel.
  @inline(__always)
  func fill(_ box: Box, _ pixel: UInt32) {
    guard let pixels, !box.isEmpty else { return }
    _ = pixman_fill(pixels, wordsPerRow, 32, box.x1, box.y1, box.width, box.height, pixel)
  }

  /// Paints `source` into `box`; source and mask are read from the given places on.
  @inline(__always)
  func paint(
    _ source: Raster, _ box: Box, from x: Int32 = 0, _ y: Int32 = 0, mask: Raster? = nil, maskFrom maskX: Int32 = 0, _ maskY: Int32 = 0,
    blend: Blend = .over
  ) {
    if box.isEmpty { return }
    let operation: pixman_op_t
    switch blend {
    case .over: operation = PIXMAN_OP_OVER
    case .source: operation = PIXMAN_OP_SRC
    case .inside: operation = PIXMAN_OP_IN_REVERSE
    case .clear: operation = PIXMAN_OP_CLEAR
    }
    pixman_image_composite32(
      operation, source.pointer, mask?.pointer, pointer, x, y, maskX, maskY, box.x1, box.y1, box.width, box.height)
  }
}
