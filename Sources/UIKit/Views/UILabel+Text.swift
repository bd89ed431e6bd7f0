extension UILabel {
  func change(_ change: (inout LabelContent) -> Void) {
    change(&content)
    textChanged()
  }

  func textChanged() {
    cache = LabelLayoutCache()
    setNeedsDisplay()
  }

  private var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }

  private func layout(width: CGFloat, lines: Int, factor: CGFloat = 1, color: UIColor? = nil) -> TextLayout {
    let key = LabelLayoutCache.Key(width: width, lines: lines, scale: pixelScale, factor: factor, color: color)
    return cache.layout(for: key) {
      var result = TextLayout.empty
      // Colours go into the layout as they are now.
      traitCollection.performAsCurrent {
        result = content.layout(factor: factor, color: color, width: width, lines: lines, scale: pixelScale)
      }
      return result
    }
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || !(size.width > 0) ? CGFloat.greatestFiniteMagnitude : size.width
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func makeTextRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
    guard !content.isEmpty, bounds.width > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let isUnlimited = bounds.width >= .greatestFiniteMagnitude
    let layout = fittingLayout(width: isUnlimited ? .infinity : bounds.width, height: bounds.height, lines: max(0, lines))
    let size = layout.size
    let width = min(size.width.roundedUpToPixel(scale: pixelScale), bounds.width)
    return CGRect(x: bounds.minX, y: bounds.minY, width: width, height: min(size.height, bounds.height))
  }

  /// As many lines as there is room for, the last one cut short; one at least.
  private func fittingLayout(
    width: CGFloat, height: CGFloat, lines: Int, factor: CGFloat = 1, color: UIColor? = nil
  ) -> TextLayout {
    let full = layout(width: width, lines: lines, factor: factor, color: color)
    guard full.lines.count > 1, full.size.height > height + 0.01 else { return full }
    let count = full.lines.prefix { $0.top + $0.height <= height + 0.01 }.count
    return layout(width: width, lines: max(1, count), factor: factor, color: color)
  }

  // Drawing

  func draw(textIn rect: CGRect) {
    guard !content.isEmpty, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let factor = adjustsFontSizeToFitWidth && numberOfLines == 1 ? factorToFit(rect.width) : 1
    context.saveGState()
    context.clip(to: bounds)
    if let shadowColor {
      let shadow = rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      draw(in: shadow, factor: factor, color: shadowColor, context)
    }
    draw(in: rect, factor: factor, color: overridingColor, context)
    context.restoreGState()
  }

  private func draw(in rect: CGRect, factor: CGFloat, color: UIColor?, _ context: CGContext) {
    let layout = fittingLayout(width: rect.width, height: rect.height, lines: max(0, numberOfLines), factor: factor, color: color)
    let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: layout, in: rect.height, factor: factor))
    layout.draw(in: context, at: origin, color: content.baseColor.cgColor)
  }

  /// The middle, to a whole point (M3-13); smaller text may stay on the baseline it would have in full size.
  private func top(of layout: TextLayout, in height: CGFloat, factor: CGFloat) -> CGFloat {
    let middle = { (length: CGFloat) in ((height - length) / 2 + 0.5).rounded(.down) }
    guard factor < 1 else { return middle(layout.size.height) }
    switch baselineAdjustment {
    case .alignCenters: return middle(layout.size.height)
    case .none: return 0
    case .alignBaselines:
      let full = self.layout(width: .infinity, lines: 1)
      let baseline = middle(full.size.height) + full.firstBaseline
      return baseline - layout.firstBaseline
    }
  }

  /// The one colour for all of the text where the label's state asks for it.
  private var overridingColor: UIColor? {
    let color = isHighlighted ? highlightedTextColor : nil
    guard !isEnabled else { return color }
    let full = (color ?? content.shownColor).resolvedColor(with: traitCollection)
    return full.withAlphaComponent(full.cgColor.alpha * 0.4)
  }

  /// The largest part of the font's size with which one line is no wider than `width`.
  private func factorToFit(_ width: CGFloat) -> CGFloat {
    let natural = layout(width: .infinity, lines: 1).size.width
    guard natural > width else { return 1 }
    let least = max(minimumScaleFactor, 0.02)
    // Widths do not follow sizes exactly, because letters stand closer in larger text.
    var factor = max(least, min(1, width / natural))
    while factor > least, layout(width: .infinity, lines: 1, factor: factor).size.width > width { factor = max(least, factor - 0.005) }
    return factor
  }
}

extension TextLayout {
  fileprivate static let empty = TextLayout(runs: [], paragraph: TextParagraphStyle(), width: 0, maximumLines: 0, scale: 1)
}
