internal import CPixman

/// The pixels of glyphs that were drawn before, and the way to draw them again: mixing them costs a fraction of filling outlines.
///
/// Everything is under `TextEngine.lock`.
final class GlyphAtlas {
  nonisolated(unsafe) static let shared = GlyphAtlas()

  /// Places within a pixel that are told apart.
  static let phases = 4

  private var cache = pixman_glyph_cache_create()
  private var colored: [ColoredKey: ColoredGlyph] = [:]
  private var byteCount = 0
  private var batch: [pixman_glyph_t] = []
  /// Bytes of glyphs that are kept at most.
  private let limit = 24 << 20

  private struct ColoredKey: Hashable {
    let font: UInt
    let glyph: UInt32
  }

  private final class ColoredGlyph {
    let picture: GlyphPicture
    let image: OpaquePointer?

    init(_ picture: GlyphPicture) {
      self.picture = picture
      image = picture.bytes.withMemoryRebound(to: UInt32.self, capacity: picture.width * picture.height) {
        pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(picture.width), Int32(picture.height), $0, Int32(picture.bytesPerRow))
      }
    }

    deinit { if let image { pixman_image_unref(image) } }
  }

  /// Draws on a buffer, inside a clip, until it goes away.
  final class Session {
    private let atlas: GlyphAtlas
    private let target: OpaquePointer
    private var color: StandardColor
    private var solid: OpaquePointer?

    /// Nil if pixman cannot take the pixels.
    init?(_ buffer: PixelBuffer, clip: PixelRect, color: StandardColor, atlas: GlyphAtlas = .shared) {
      let pixels = buffer.pixels.assumingMemoryBound(to: UInt32.self)
      guard
        let made = pixman_image_create_bits_no_clear(
          PIXMAN_a8r8g8b8, Int32(buffer.width), Int32(buffer.height), pixels, Int32(buffer.bytesPerRow))
      else { return nil }
      target = made
      self.atlas = atlas
      self.color = color
      var region = pixman_region32_t()
      pixman_region32_init_rect(&region, Int32(clip.x), Int32(clip.y), UInt32(max(clip.width, 0)), UInt32(max(clip.height, 0)))
      pixman_image_set_clip_region32(target, &region)
      pixman_region32_fini(&region)
      atlas.begin()
    }

    deinit {
      pixman_image_unref(target)
      if let solid { pixman_image_unref(solid) }
      atlas.end()
    }

    private func use(_ next: StandardColor) {
      guard solid == nil || next != color else { return }
      if let solid { pixman_image_unref(solid) }
      color = next
      var value = pixman_color_t(next)
      solid = pixman_image_create_solid_fill(&value)
    }

    /// Draws a run whose line begins at (x, baseline), in pixels of the buffer.
    func draw(_ run: GlyphRun, color: StandardColor, x: Double, baseline: Double, scale: CGFloat) {
      guard let raster = run.font.raster(scale: scale) else { return }
      use(color)
      atlas.draw(run, raster: raster, x: x, baseline: baseline, source: solid, alpha: color.alpha, on: target)
    }

    /// Fills whole pixels.
    func fill(_ rect: PixelRect, color: StandardColor) {
      use(color)
      guard let solid, rect.width > 0, rect.height > 0 else { return }
      pixman_image_composite32(
        PIXMAN_OP_OVER, solid, nil, target, 0, 0, 0, 0, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
    }
  }

  private func begin() { pixman_glyph_cache_freeze(cache) }

  private func end() {
    // While frozen nothing is thrown away; thawing lets pixman drop what was not used for long.
    pixman_glyph_cache_thaw(cache)
    guard byteCount > limit else { return }
    pixman_glyph_cache_destroy(cache)
    cache = pixman_glyph_cache_create()
    colored = [:]
    byteCount = 0
  }

  private func draw(
    _ run: GlyphRun, raster: RasterFont, x: Double, baseline: Double, source: OpaquePointer?, alpha: Double, on target: OpaquePointer
  ) {
    batch.removeAll(keepingCapacity: true)
    let scale = Double(raster.scale)
    for glyph in run.glyphs {
      let place = x + Double(glyph.x) * scale + 0.5 / Double(Self.phases)
      let column = place.rounded(.down)
      let row = (baseline + Double(glyph.y) * scale).rounded()
      guard abs(column) < 1_000_000, abs(row) < 1_000_000 else { continue }
      let phase = min(Int((place - column) * Double(Self.phases)), Self.phases - 1)
      if let picture = coverage(glyph.index, raster, phase: phase) {
        batch.append(pixman_glyph_t(x: Int32(column), y: Int32(row), glyph: picture))
      } else if let picture = colored[ColoredKey(font: raster.identifier, glyph: glyph.index)] {
        compose(picture, x: Int32(column), y: Int32(row), alpha: alpha, on: target)
      }
    }
    guard !batch.isEmpty, let source else { return }
    pixman_composite_glyphs_no_mask(PIXMAN_OP_OVER, source, target, 0, 0, 0, 0, cache, Int32(batch.count), batch)
  }

  /// The cached coverage of a glyph; nil if it has colours of its own.
  private func coverage(_ glyph: UInt32, _ raster: RasterFont, phase: Int) -> UnsafeRawPointer? {
    let fontKey = UnsafeMutableRawPointer(bitPattern: raster.identifier)
    let glyphKey = UnsafeMutableRawPointer(bitPattern: (UInt(glyph) + 1) * UInt(Self.phases) + UInt(phase))
    if let found = pixman_glyph_cache_lookup(cache, fontKey, glyphKey) { return found }
    let key = ColoredKey(font: raster.identifier, glyph: glyph)
    if colored[key] != nil { return nil }
    let picture = raster.picture(of: glyph, shift: Double(phase) / Double(Self.phases))
    byteCount += picture.byteCount + 128
    if picture.isColored {
      colored[key] = ColoredGlyph(picture)
      return nil
    }
    let image = picture.bytes.withMemoryRebound(to: UInt32.self, capacity: picture.byteCount / 4) {
      pixman_image_create_bits(PIXMAN_a8, Int32(picture.width), Int32(picture.height), $0, Int32(picture.bytesPerRow))
    }
    guard let image else { return nil }
    defer { pixman_image_unref(image) }
    // The cache keeps a copy of the pixels.
    return pixman_glyph_cache_insert(cache, fontKey, glyphKey, Int32(-picture.left), Int32(-picture.top), image)
  }

  private func compose(_ glyph: ColoredGlyph, x: Int32, y: Int32, alpha: Double, on target: OpaquePointer) {
    var mask: OpaquePointer?
    if alpha < 1 {
      var value = pixman_color_t(StandardColor(red: 0, green: 0, blue: 0, alpha: alpha))
      mask = pixman_image_create_solid_fill(&value)
    }
    defer { if let mask { pixman_image_unref(mask) } }
    let picture = glyph.picture
    pixman_image_composite32(
      PIXMAN_OP_OVER, glyph.image, mask, target, 0, 0, 0, 0, x + Int32(picture.left), y + Int32(picture.top), Int32(picture.width),
      Int32(picture.height))
  }
}

extension pixman_color_t {
  /// Premultiplied.
  init(_ color: StandardColor) {
    func part(_ value: Double) -> UInt16 { UInt16((value * color.alpha * 65535).rounded()) }
    self.init(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: UInt16((color.alpha * 65535).rounded()))
  }
}
