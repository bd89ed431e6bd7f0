extension CGContext {
  /// The colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// The colour of fills in sRGB, each number from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of fills as a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// The colour of fills from inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// The colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// The colour of strokes in sRGB, each number from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of strokes as a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// The colour of strokes from inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// The width of strokes in user space; anything not above zero draws no stroke.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width.isFinite ? width : 0 }

  /// The ends of strokes.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// The corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// How long a mitred corner may be, in line widths, before it is cut.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit.isFinite ? max(limit, 1) : 10 }

  /// Lengths of dashes and gaps in turn, beginning `phase` into them; an empty list draws whole lines.
  ///
  /// A list with a negative length, or with nothing but zeros, draws whole lines too.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    state.dashes = isUsable ? lengths : []
    state.dashPhase = phase.isFinite ? phase : 0
  }

  /// What everything's alpha is multiplied with.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }

  /// How colours mix with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// A shadow in black of one third; offset and blur in the context's base space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A shadow in `color`, or none with nil; offset and blur in the context's base space, whatever the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.standard.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    // Further away than any screen is wide it is not seen, and cairo's numbers end.
    func bounded(_ distance: CGFloat) -> CGFloat { min(max(distance, -100_000), 100_000) }
    state.shadow = Shadow(
      offset: CGSize(width: bounded(offset.width), height: bounded(offset.height)), blur: min(max(blur, 0), 500), color: color.standard)
  }

  /// Whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialias = shouldAntialias }

  /// Whether edges may be smoothed; the same as `setShouldAntialias` here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.antialias = allowsAntialiasing }

  /// How images are smoothed when stretched.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Where a pattern colour's first tile begins, in base space.
  public func setPatternPhase(_ phase: CGSize) {
    let isUsable = abs(phase.width) < 1_000_000 && abs(phase.height) < 1_000_000
    state.patternPhase = isUsable ? phase : .zero
  }
}
