extension CGContext {
  /// Forgets the path.
  public func beginPath() { currentPath = PathStorage() }

  /// Begins a new part at `point`.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(userToPixels)) }

  /// A line from the pen to `point`.
  public func addLine(to point: CGPoint) { currentPath.line(to: point.applying(userToPixels)) }

  /// A quadratic curve from the pen to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let transform = userToPixels
    currentPath.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// A cubic curve from the pen to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let transform = userToPixels
    currentPath.curve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// A closed rectangle.
  public func addRect(_ rect: CGRect) {
    var part = PathStorage()
    part.rect(rect)
    currentPath.append(part.applying(userToPixels))
  }

  /// Closed rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// A new part of lines through `points`.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// The ellipse that fills `rect`.
  public func addEllipse(in rect: CGRect) { currentPath.ellipse(in: rect, transform: userToPixels) }

  /// An arc of a circle. `clockwise` means towards smaller angles: what looks anticlockwise where y points down.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let sweep = PathStorage.sweep(from: startAngle, to: endAngle, towardsSmaller: clockwise)
    currentPath.arc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: userToPixels)
  }

  /// A line towards `tangent1End` whose corner, on the way to `tangent2End`, is rounded.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.arc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: userToPixels)
  }

  /// All steps of `path`.
  public func addPath(_ path: CGPath) { currentPath.append(path.storage.applying(userToPixels)) }

  /// A line back to where the part began.
  public func closePath() { currentPath.close() }

  /// Whether there is no step.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the pen is, in user space; the origin without a path.
  public var currentPointOfPath: CGPoint { currentPath.current?.applying(userToPixels.inverted()) ?? .zero }

  /// The rectangle around all points of the path in user space; null without a path.
  public var boundingBoxOfPath: CGRect { currentPath.applying(userToPixels.inverted()).controlBox }

  /// A copy of the path in user space; nil if there is none.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(currentPath.applying(userToPixels.inverted()))
  }

  /// Whether drawing the path in `mode` would cover `point`.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let pixel = point.applying(userToPixels)
    switch mode {
    case .fill: return currentPath.contains(pixel, rule: .winding)
    case .eoFill: return currentPath.contains(pixel, rule: .evenOdd)
    case .stroke: return strokeContains(pixel)
    case .fillStroke: return currentPath.contains(pixel, rule: .winding) || strokeContains(pixel)
    case .eoFillStroke: return currentPath.contains(pixel, rule: .evenOdd) || strokeContains(pixel)
    }
  }

  /// Fills, strokes or both, and forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    beginPath()
    switch mode {
    case .fill: fill(path, rule: .winding)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path, width: state.lineWidth)
    case .fillStroke:
      fill(path, rule: .winding)
      stroke(path, width: state.lineWidth)
    case .eoFillStroke:
      fill(path, rule: .evenOdd)
      stroke(path, width: state.lineWidth)
    }
  }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// Strokes the path and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle and forgets the path.
  public func fill(_ rect: CGRect) {
    beginPath()
    fillRectangle(rect)
  }

  /// Fills rectangles and forgets the path.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }

  /// Strokes a rectangle and forgets the path.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

  /// Strokes a rectangle with this line width and forgets the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    addRect(rect)
    let path = currentPath
    beginPath()
    stroke(path, width: width)
  }

  /// Fills the ellipse in `rect` and forgets the path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse in `rect` and forgets the path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line for each pair of points and forgets the path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle clear, whatever blend mode, alpha and shadow say.
  public func clear(_ rect: CGRect) {
    let before = state
    state.blendMode = .clear
    state.shadow = nil
    state.alpha = 1
    fill(rect)
    state = before
  }
}
