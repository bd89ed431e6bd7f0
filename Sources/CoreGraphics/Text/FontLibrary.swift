internal import CCairo
internal import CFontconfig
internal import CPango

/// A set of fonts with what Pango needs to shape text with them.
///
/// Everything in it, and every layout made with it, is used under `TextEngine.lock`.
package final class FontLibrary: @unchecked Sendable {
  /// The few families nearly every text is drawn with.
  package static let essential = FontLibrary(
    directories: FontConfiguration.defaultDirectories, acceptedFiles: FontConfiguration.essentialFiles, warnings: .shared)
  /// Every font there is; made when a text first needs it.
  package static let complete = FontLibrary(
    directories: FontConfiguration.defaultDirectories, acceptedFiles: [], warnings: .shared)

  private let configuration: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let rightToLeftContext: OpaquePointer
  private var descriptions: [FontFace: FontDescription] = [:]
  private var boxFont: BoxFont?
  package let warnings: FontWarnings
  /// What each family covers; filled at the first question.
  private(set) lazy var coverage = FontCoverage(configuration: configuration)

  /// The fonts in `directories`, limited to files that match one of `acceptedFiles` unless that is empty.
  package init(directories: [String], acceptedFiles: [String] = [], warnings: FontWarnings) {
    self.warnings = warnings
    let text = FontConfiguration(directories: directories, acceptedFiles: acceptedFiles).xml
    let configuration = FcConfigCreate()!
    self.configuration = configuration
    let isParsed = text.withCString {
      FcConfigParseAndLoadFromMemory(configuration, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self), 0) != 0
    }
    if !isParsed || FcConfigBuildFonts(configuration) == 0 {
      FileHandle.standardError.write(Data("transom: fontconfig could not read its fonts.\n".utf8))
    }
    // Pango ends the process when it finds no font at all, so there always is one.
    if (FcConfigGetFonts(configuration, FcSetSystem)?.pointee.nfont ?? 0) == 0, let font = BoxFont() {
      _ = font.path.withCString {
        FcConfigAppFontAddFile(configuration, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self))
      }
      boxFont = font
    }
    // Debian builds cairo with FreeType fonts, so this cannot fail.
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    // One unit is one point.
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    context = FontLibrary.makeContext(fontMap, direction: PANGO_DIRECTION_WEAK_LTR)
    rightToLeftContext = FontLibrary.makeContext(fontMap, direction: PANGO_DIRECTION_RTL)
    if !hasFamily("Inter") { warnings.warn(.text) }
  }

  deinit {
    descriptions = [:]
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(rightToLeftContext))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
    FcConfigDestroy(configuration)
  }

  /// Whether there is any font to draw with besides our own boxes.
  package var hasFonts: Bool { boxFont == nil }

  private static func makeContext(_ fontMap: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection) -> OpaquePointer {
    let context = pango_font_map_create_context(fontMap)!
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Han characters take the shapes of simplified Chinese unless the font is asked otherwise.
    pango_context_set_language(context, pango_language_from_string("zh-cn"))
    pango_context_set_base_dir(context, direction)
    return context
  }

  /// Lends the context for layouts of this direction for the time of the call.
  func withContext<Result>(rightToLeft: Bool, _ body: (OpaquePointer) -> Result) -> Result {
    body(rightToLeft ? rightToLeftContext : context)
  }

  /// Whether a family of this name is among the fonts.
  package func hasFamily(_ name: String) -> Bool { TextEngine.lock.withLock { coverage.families.contains(name.lowercased()) } }

  /// All families, sorted by name.
  package var familyNames: [String] { TextEngine.lock.withLock { coverage.familyNames } }

  /// The PostScript names of a family's faces.
  package func faceNames(ofFamily family: String) -> [String] { TextEngine.lock.withLock { coverage.faceNames[family] ?? [] } }

  func description(of face: FontFace) -> FontDescription {
    if let known = descriptions[face] { return known }
    let made = FontDescription(face)
    descriptions[face] = made
    return made
  }

  /// What the font itself says of its height, for a size of 1.
  func ownMetrics(of face: FontFace) -> FontMetrics {
    guard let found = pango_context_get_metrics(context, description(of: face).pointer, nil) else { return .system }
    defer { pango_font_metrics_unref(found) }
    let unit = CGFloat(PANGO_SCALE) * face.pointSize
    func ink(_ text: String) -> CGFloat {
      ShapedText(library: self, text: text, spans: [ShapedSpan(bytes: 0..<text.utf8.count, face: face)]).inkAscent(line: 0)
    }
    return FontMetrics(
      ascender: CGFloat(pango_font_metrics_get_ascent(found)) / unit, descender: -CGFloat(pango_font_metrics_get_descent(found)) / unit,
      capHeight: ink("H") / face.pointSize, xHeight: ink("x") / face.pointSize)
  }
}

/// Pango's description of a face.
final class FontDescription {
  let pointer: OpaquePointer

  init(_ face: FontFace) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, face.families.joined(separator: ","))
    pango_font_description_set_size(pointer, Int32((face.pointSize * CGFloat(PANGO_SCALE)).rounded()))
    pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(face.cssWeight)))
    pango_font_description_set_style(pointer, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
  }

  deinit { pango_font_description_free(pointer) }
}

/// What all text work shares.
package enum TextEngine {
  /// Pango's objects may be used by one thread at a time.
  package static let lock = NSRecursiveLock()
}
