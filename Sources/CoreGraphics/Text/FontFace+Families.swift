extension FontFace {
  /// The families to try in order; the configuration adds the fallbacks.
  var families: [String] {
    switch design {
    // Large text takes the design made for it (M3-16).
    case .standard: pointSize >= 28 ? ["Inter Display", "Inter", "Inter Variable"] : ["Inter", "Inter Variable"]
    case .monospaced: ["Noto Sans Mono", "DejaVu Sans Mono", "monospace"]
    case .serif: ["Noto Serif", "DejaVu Serif", "serif"]
    case .named(let name): [name]
    }
  }

  /// The weight from 100 to 900 that goes with one from -1 to 1.
  var cssWeight: Int {
    let table: [(CGFloat, Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
    // The nearest of the nine, because fonts come in these.
    return table.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 400
  }
}
