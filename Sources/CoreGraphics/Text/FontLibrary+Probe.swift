extension FontLibrary {
  /// Warns of what is missing for `text`.
  package func check(_ text: String) {
    TextEngine.lock.withLock {
      guard !coverage.hasCJK || !coverage.hasEmoji else { return }
      for scalar in text.unicodeScalars {
        if !coverage.hasCJK, scalar.isEastAsian { warnings.warn(.cjk) }
        if !coverage.hasEmoji, scalar.properties.isEmojiPresentation { warnings.warn(.emoji) }
      }
    }
  }

  /// Draws one line of `text` in 17 points with the fonts of this library alone, from `origin` on its baseline.
  package func drawProbe(_ text: String, in context: CGContext, at origin: CGPoint) {
    TextEngine.lock.withLock {
      let span = ShapedSpan(bytes: 0..<text.utf8.count, face: FontFace(pointSize: 17))
      let shaped = ShapedText(library: self, text: text, spans: [span])
      let line = TextPainter.Line(shaped: shaped, index: 0, x: origin.x, baseline: origin.y, height: 40)
      TextPainter(context: context, color: .black).draw([line], box: .infinite)
    }
  }
}
