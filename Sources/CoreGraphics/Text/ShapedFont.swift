internal import CCairo
internal import CFontconfig
internal import CPango

/// A font at a size as Pango chose it, with its glyphs at the scales they are drawn at.
final class ShapedFont {
  private let font: UnsafeMutablePointer<PangoFont>
  private var rasters: [RasterFont] = []
  /// Points below the baseline, to the middle of the line, and how thick it is.
  private(set) lazy var underline = line(pango_font_metrics_get_underline_position, pango_font_metrics_get_underline_thickness)
  private(set) lazy var strikethrough = line(
    pango_font_metrics_get_strikethrough_position, pango_font_metrics_get_strikethrough_thickness)

  /// Whether its glyphs are pictures with colours of their own.
  private let isColored: Bool

  private init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
    var color: FcBool = 0
    let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { pango_fc_font_get_pattern($0) }
    isColored = FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color != 0
  }

  deinit { g_object_unref(font) }

  /// All fonts in use. As long as they are kept here, no other font can have the same address.
  nonisolated(unsafe) private static var known: [UnsafeMutablePointer<PangoFont>: ShapedFont] = [:]

  /// Under `TextEngine.lock`.
  static func of(_ font: UnsafeMutablePointer<PangoFont>) -> ShapedFont {
    if let found = known[font] { return found }
    // Sizes that are animated would leave a font for every frame.
    if known.count >= 256 { known = known.filter { !isKnownUniquelyReferenced(&known[$0.key]) } }
    let made = ShapedFont(font)
    known[font] = made
    return made
  }

  /// The glyphs at so many pixels for a point; nil if cairo has none.
  func raster(scale: CGFloat) -> RasterFont? {
    for raster in rasters where raster.scale == scale { return raster }
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let made = RasterFont(scaled, scale: scale, isColored: isColored)
    else { return nil }
    if rasters.count >= 4 { rasters.removeFirst() }
    rasters.append(made)
    return made
  }

  private func line(
    _ position: (UnsafeMutablePointer<PangoFontMetrics>?) -> Int32, _ thickness: (UnsafeMutablePointer<PangoFontMetrics>?) -> Int32
  ) -> (top: CGFloat, thickness: CGFloat) {
    guard let metrics = pango_font_get_metrics(font, nil) else { return (0, 1) }
    defer { pango_font_metrics_unref(metrics) }
    let unit = CGFloat(PANGO_SCALE)
    return (-CGFloat(position(metrics)) / unit, max(CGFloat(thickness(metrics)) / unit, 0.5))
  }
}
