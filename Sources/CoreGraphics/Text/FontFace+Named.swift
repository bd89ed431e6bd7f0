extension FontFace {
  /// The face of a family's or a PostScript name, as "Inter", "Inter-SemiBoldItalic" or "HelveticaNeue-Bold"; nil if there is none.
  ///
  /// The families that every iPhone has, and no free system, are stood in for by the nearest of ours.
  package static func named(_ name: String, size: CGFloat) -> FontFace? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    if let family = FontFamilies.exact(name) { return FontFace(design: .named(family), pointSize: size) }
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first else { return nil }
    let style = parts.count > 1 ? String(parts[1]) : ""
    guard let design = FontFamilies.design(String(first)) else { return nil }
    let look = FontStyleName.parse(style)
    return FontFace(design: design, pointSize: size, weight: look.weight, isItalic: look.isItalic)
  }

  /// The PostScript name; that of the system font begins with a dot, as on iOS.
  package var postScriptName: String {
    let style = FontStyleName.name(weight: cssWeight, isItalic: isItalic)
    switch design {
    case .standard: return ".Inter-\(style)"
    case .monospaced, .serif, .named: return "\(family.replacingOccurrences(of: " ", with: ""))-\(style)"
    }
  }
}

/// The words in which PostScript names tell weight and slant.
enum FontStyleName {
  private static let weights: [(words: [String], value: CGFloat, css: Int, name: String)] = [
    (["ultralight", "thin"], -0.8, 100, "Thin"), (["extralight"], -0.6, 200, "ExtraLight"),
    (["semibold", "demibold"], 0.3, 600, "SemiBold"), (["extrabold", "heavy", "ultrabold"], 0.56, 800, "ExtraBold"),
    (["light"], -0.4, 300, "Light"), (["medium"], 0.23, 500, "Medium"), (["bold"], 0.4, 700, "Bold"), (["black"], 0.62, 900, "Black"),
  ]

  static func parse(_ style: String) -> (weight: CGFloat, isItalic: Bool) {
    let small = style.lowercased().filter { $0.isLetter }
    // The longer words come first, because they contain the shorter ones.
    let weight = weights.first { $0.words.contains { small.contains($0) } }?.value ?? 0
    return (weight, small.contains("italic") || small.contains("oblique"))
  }

  static func name(weight: Int, isItalic: Bool) -> String {
    let word = weights.first { $0.css == weight }?.name ?? ""
    return word.isEmpty && !isItalic ? "Regular" : word + (isItalic ? "Italic" : "")
  }
}

/// Families by the names that apps write.
enum FontFamilies {
  /// What stands in for the families of iOS.
  private static let substitutes: [String: FontFace.Design] = [
    "helvetica": .standard, "helveticaneue": .standard, "arial": .standard, "arialmt": .standard, "avenir": .standard,
    "avenirnext": .standard, "sfpro": .standard, "sfprotext": .standard, "sfprodisplay": .standard, ".sfui": .standard,
    ".sfuitext": .standard, ".sfuidisplay": .standard, ".inter": .standard, "verdana": .standard, "trebuchetms": .standard,
    "courier": .monospaced, "couriernew": .monospaced, "couriernewpsmt": .monospaced, "menlo": .monospaced, "sfmono": .monospaced,
    "georgia": .serif, "times": .serif, "timesnewroman": .serif, "timesnewromanps": .serif, "timesnewromanpsmt": .serif,
    "palatino": .serif, "newyork": .serif, "pingfangsc": .named("Noto Sans CJK SC"), "pingfangtc": .named("Noto Sans CJK TC"),
    "pingfanghk": .named("Noto Sans CJK HK"), "heitisc": .named("Noto Sans CJK SC"), "stheitisc": .named("Noto Sans CJK SC"),
  ]

  /// The installed family of just this name.
  static func exact(_ name: String) -> String? {
    let small = name.lowercased()
    return FontLibrary.complete.familyNames.first { $0.lowercased() == small }
  }

  /// The design for a family's name, spaces or not.
  static func design(_ name: String) -> FontFace.Design? {
    let small = name.lowercased().replacingOccurrences(of: " ", with: "")
    if let family = FontLibrary.complete.familyNames.first(where: { $0.lowercased().replacingOccurrences(of: " ", with: "") == small }) {
      return .named(family)
    }
    guard let substitute = substitutes[small] else { return nil }
    if case .named(let family) = substitute, exact(family) == nil { return .standard }
    return substitute
  }
}
