internal import CPixman
internal import CoreGraphics

/// Copies parts of a painted picture to the smaller pixels of a native window, filtering bilinearly.
@MainActor final class PictureShrinker {
  private let source: OpaquePointer
  private let painted: PixelBuffer

  /// Reads from `painted`, whose pixels must outlive this object; nil where pixman has no memory.
  init?(painted: PixelBuffer, fit: PictureFit) {
    guard let image = Self.image(of: painted, format: PIXMAN_a8r8g8b8) else { return nil }
    self.painted = painted
    source = image
    let ratio = fit.paintedScale / fit.shownScale
    var transform = pixman_f_transform()
    pixman_f_transform_init_scale(&transform, ratio, ratio)
    pixman_f_transform_translate(nil, &transform, Double(fit.origin.x), Double(fit.origin.y))
    var fixed = pixman_transform()
    if pixman_transform_from_pixman_f_transform(&fixed, &transform) != 0 { pixman_image_set_transform(source, &fixed) }
    pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
    // Pixels at the edge take nothing from outside the picture.
    pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
  }

  isolated deinit { pixman_image_unref(source) }

  /// Whether it reads from these pixels.
  func reads(from buffer: PixelBuffer) -> Bool { buffer.generation == painted.generation }

  /// Fills `rects` of `shown` with what the picture has there.
  func shrink(into shown: PixelBuffer, rects: [PixelRect]) {
    guard let target = Self.image(of: shown, format: PIXMAN_x8r8g8b8) else { return }
    for rect in rects {
      pixman_image_composite32(
        PIXMAN_OP_SRC, source, nil, target, Int32(rect.x), Int32(rect.y), 0, 0, Int32(rect.x), Int32(rect.y), Int32(rect.width),
        Int32(rect.height))
    }
    pixman_image_unref(target)
  }

  private static func image(of buffer: PixelBuffer, format: pixman_format_code_t) -> OpaquePointer? {
    pixman_image_create_bits(
      format, Int32(buffer.width), Int32(buffer.height), buffer.pixels.assumingMemoryBound(to: UInt32.self), Int32(buffer.bytesPerRow))
  }
}
