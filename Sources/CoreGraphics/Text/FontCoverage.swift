internal import CFontconfig

/// Which families a library has and which characters they can draw.
final class FontCoverage {
  let familyNames: [String]
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
    for kind in [FcSetSystem, FcSetApplication] {
      guard let set = FcConfigGetFonts(configuration, kind)?.pointee else { continue }
      for index in 0..<Int(set.nfont) {
        guard let pattern = set.fonts[index] else { continue }
        let own = FontCoverage.names(of: pattern)
        names.formUnion(own)
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
    var index: Int32 = 0
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, index, &name) == FcResultMatch, let found = name {
      result.append(String(cString: found))
      index += 1
    }
    return result
  }

  /// Whether some font has this character.
  func has(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(all, scalar.value) != 0 }

  /// Whether the system font itself has this character.
  func systemFontHas(_ scalar: Unicode.Scalar) -> Bool {
    guard let interSet else { return false }
    return FcCharSetHasChar(interSet, scalar.value) != 0
  }
}
