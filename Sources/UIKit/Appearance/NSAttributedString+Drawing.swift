extension NSAttributedString {
  /// What the string takes on lines without an end, in points, not rounded.
  public func size() -> CGSize { drawingLayout(width: .infinity, maximumLines: 0).size }

  /// Draws the string with its top left at `point` of the current graphics context, on lines without an end.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawingLayout(width: .infinity, maximumLines: 0).draw(in: context, at: point)
  }

  /// Draws the string in `rect` of the current graphics context: lines are broken at its width, and those that do not fit are left out.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the string in `rect` of the current graphics context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let layout = drawingLayout(in: rect.size, options: options)
    let bounds = self.bounds(of: layout, options: options)
    context?.totalBounds = bounds.offsetBy(dx: rect.minX, dy: rect.minY)
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let top = options.contains(.usesLineFragmentOrigin) ? rect.minY : rect.minY - layout.firstBaseline
    layout.draw(in: target, at: CGPoint(x: rect.minX, y: top))
  }

  /// The rectangle that the string takes when it is drawn at the origin in `size`, in points, not rounded.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    let bounds = self.bounds(of: drawingLayout(in: size, options: options), options: options)
    context?.totalBounds = bounds
    return bounds
  }

  private func bounds(of layout: TextLayout, options: NSStringDrawingOptions) -> CGRect {
    let isBlock = options.contains(.usesLineFragmentOrigin)
    return CGRect(x: 0, y: isBlock ? 0 : -layout.firstBaseline, width: layout.size.width, height: layout.size.height)
  }

  /// Sizes of 0 have no end, as on iOS.
  private func drawingLayout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else { return drawingLayout(width: .infinity, maximumLines: 1) }
    let width = size.width > 0 ? size.width : .infinity
    let whole = drawingLayout(width: width, maximumLines: 0)
    guard size.height > 0, whole.size.height > size.height + 0.01 else { return whole }
    // One line is shown in any case.
    let count = max(whole.lines.prefix { $0.top + $0.height <= size.height + 0.01 }.count, 1)
    return drawingLayout(width: width, maximumLines: count, truncates: options.contains(.truncatesLastVisibleLine))
  }

  private func drawingLayout(width: CGFloat, maximumLines: Int, truncates: Bool = false) -> TextLayout {
    var paragraph = paragraphStyle?.layout ?? TextParagraphStyle()
    switch paragraph.lineBreak {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: paragraph.truncatesEachParagraph = true
    case .wordWrapping, .charWrapping, .clipping: if truncates { paragraph.lineBreak = .truncatingTail }
    }
    return TextLayout(runs: textRuns, paragraph: paragraph, width: width, maximumLines: maximumLines, scale: 0)
  }
}
