/// One glyph of a line, in points from the line's left end and its baseline, y downwards.
struct PlacedGlyph {
  let index: UInt32
  let x: Float
  let y: Float
}

/// Glyphs of one font and look that follow each other.
struct GlyphRun {
  let font: ShapedFont
  let glyphs: [PlacedGlyph]
  /// Nil takes the colour that is drawn with.
  let color: StandardColor?
  /// What the run takes of the line.
  let left: CGFloat
  let right: CGFloat
  /// Points by which it stands above the baseline.
  let rise: CGFloat
  let underline: Bool
  let strikethrough: Bool
  /// Boxes for what no font has, each from its left to its right.
  let boxes: [Range<CGFloat>]
}
