internal import CFontconfig

/// Which families a library has and which characters they can draw.
final class FontCoverage {
  let familyNames: [String]
  /// The PostScript names of each family's faces.
  let faceNames: [String: [String]]
  /// In small letters.
  let families: Set<String>
  private let all: OpaquePointer
  private var interSet: OpaquePointer?
  let hasCJK: Bool
  let hasEmoji: Bool

  init(configuration: OpaquePointer) {
    var names: Set<String> = []
    var union: OpaquePointer = FcCharSetCreate()
    var inter: OpaquePointer?
    var faces: [String: [String]] = [:]
    for kind in [FcSetSystem, FcSetApplication] {
      guard let set = FcConfigGetFonts(configuration, kind)?.pointee else { continue }
      for index in 0..<Int(set.nfont) {
        guard let pattern = set.fonts[index] else { continue }
        let own = FontCoverage.names(of: pattern)
        names.formUnion(own)
        if let face = FontCoverage.string(FC_POSTSCRIPT_NAME, 0, of: pattern) {
          for name in own { faces[name, default: []].append(face) }
        }
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters else { continue }
        if own.contains("Inter") || own.contains("Inter Variable"), inter == nil { inter = FcCharSetCopy(characters) }
        guard !own.contains(BoxFont.family), FcCharSetIsSubset(characters, union) == 0,
          let larger = FcCharSetUnion(union, characters)
        else { continue }
        FcCharSetDestroy(union)
        union = larger
      }
    }
    all = union
    interSet = inter
    faceNames = faces.mapValues { Array(Set($0)).sorted() }
    familyNames = names.sorted()
    families = Set(names.map { $0.lowercased() })
    hasCJK = FcCharSetHasChar(union, 0x4e2d) != 0
    hasEmoji = FcCharSetHasChar(union, 0x1f600) != 0
  }

  deinit {
    FcCharSetDestroy(all)
    if let interSet { FcCharSetDestroy(interSet) }
  }

  private static func names(of pattern: OpaquePointer) -> [String] {
    var result: [String] = []
    while let name = string(FC_FAMILY, result.count, of: pattern) { result.append(name) }
    return result
  }

  private static func string(_ property: String, _ index: Int, of pattern: OpaquePointer) -> String? {
    var found: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, Int32(index), &found) == FcResultMatch, let found else { return nil }
    return String(cString: found)
  }

  /// Whether some font has this character.
  func has(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(all, scalar.value) != 0 }

  /// Whether the system font itself has this character.
  func systemFontHas(_ scalar: Unicode.Scalar) -> Bool {
    guard let interSet else { return false }
    return FcCharSetHasChar(interSet, scalar.value) != 0
  }
}
