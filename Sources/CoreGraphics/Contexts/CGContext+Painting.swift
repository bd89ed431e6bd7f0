extension CGContext {
  /// What to paint with for `color`, at the context's alpha.
  func source(_ color: CGColor) -> Canvas.Source {
    guard let pattern = color.pattern else {
      var standard = color.standard
      standard.alpha *= Double(state.alpha)
      return .color(inTargetOrder(standard))
    }
    guard let surface = imageInTargetOrder(pattern.image).makeSurface() else { return .color(color.standard) }
    let made = Pattern(surface: surface)
    made.setExtend(.tile)
    made.setTransform(
      CGAffineTransform(scaleX: 1 / pattern.scale, y: 1 / pattern.scale)
        .concatenating(CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height))
        .concatenating(baseTransform).concatenating(deviceToPixels))
    return .pattern(made)
  }

  /// Pixels in memory as red, green, blue are drawn by exchanging red and blue in everything that is drawn.
  func inTargetOrder(_ color: StandardColor) -> StandardColor {
    guard pixels.layout.isSwapped else { return color }
    return StandardColor(red: color.blue, green: color.green, blue: color.red, alpha: color.alpha)
  }

  func imageInTargetOrder(_ image: CGImage) -> CGImage { pixels.layout.isSwapped ? image.withRedAndBlueExchanged() : image }

  func fill(_ path: PathStorage, rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    paint(source(state.fillColor), box: path.controlBox) { canvas in
      canvas.setAntialias(state.antialias)
      canvas.setFillRule(rule)
      canvas.setPath(path)
      canvas.fill()
    }
  }

  func fillRectangle(_ rect: CGRect) {
    let transform = userToPixels
    guard rect.isFinite || rect.isInfinite, transform.isFinite else { return }
    guard transform.isRectilinear else {
      var path = PathStorage()
      path.rect(rect.isInfinite ? boundingBoxOfClipPath : rect)
      return fill(path.applying(transform), rule: .winding)
    }
    let box = rect.isInfinite ? target.canvas.clipBox : rect.applying(transform)
    paint(source(state.fillColor), box: box) { canvas in
      canvas.setAntialias(state.antialias)
      canvas.setPath(box)
      canvas.fill()
    }
  }

  func stroke(_ path: PathStorage, width: CGFloat) {
    let transform = userToPixels
    guard !path.isEmpty, width > 0, width.isFinite, transform.isUsable else { return }
    // A mitre can reach as far as its limit; caps and joins less.
    let reach = width * max(state.miterLimit, 2) / 2 * max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    paint(source(state.strokeColor), box: path.controlBox.insetBy(dx: -reach, dy: -reach)) { canvas in
      prepareStroke(of: path, width: width, transform: transform, on: canvas)
      canvas.stroke()
      canvas.resetMatrix()
    }
  }

  private func prepareStroke(of path: PathStorage, width: CGFloat, transform: CGAffineTransform, on canvas: Canvas) {
    canvas.setAntialias(state.antialias)
    canvas.setPath(path)
    canvas.setMatrix(transform)
    canvas.setLine(
      width: Double(width), cap: state.lineCap, join: state.lineJoin, miterLimit: Double(state.miterLimit),
      dashes: dashes(for: path, transform: transform), phase: Double(state.dashPhase))
  }

  /// No dashes where there would be so many that drawing them never ends.
  private func dashes(for path: PathStorage, transform: CGAffineTransform) -> [Double] {
    guard !state.dashes.isEmpty else { return [] }
    let period = state.dashes.reduce(0, +) * transform.averageScale
    let box = path.controlBox
    return (box.width + box.height) / period < 100_000 ? state.dashes.map { Double($0) } : []
  }

  func strokeContains(_ pixel: CGPoint) -> Bool {
    let transform = userToPixels
    guard state.lineWidth > 0, transform.isUsable, pixel.isFinite else { return false }
    let canvas = target.canvas
    prepareStroke(of: currentPath, width: state.lineWidth, transform: transform, on: canvas)
    // Cairo asks in user space; the identity would lose the pen's shape.
    let result = canvas.isInStroke(pixel.applying(transform.inverted()))
    canvas.resetMatrix()
    canvas.clearPath()
    return result
  }
}
