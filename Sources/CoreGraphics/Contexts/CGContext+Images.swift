extension CGContext {
  /// A picture's pixels, y downwards, to user space: its first row lies at the greatest y of `rect`.
  static func imageTransform(_ image: CGImage, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
  }

  /// Draws `image` stretched to `rect`, upright where y points up: upside down in a context made for UIKit, as on iOS.
  ///
  /// With `byTiling` the whole clip is filled with it, one tile lying in `rect`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let transform = Self.imageTransform(image, in: rect).concatenating(userToPixels)
    guard transform.isUsable, let surface = imageInTargetOrder(image).makeSurface() else { return }
    let pattern = Pattern(surface: surface)
    pattern.setTransform(transform)
    pattern.setExtend(byTiling ? .tile : .pad)
    pattern.setFilter(filter(for: transform))
    var path = PathStorage()
    if byTiling {
      path.rect(target.canvas.clipBox)
    } else {
      var outline = PathStorage()
      outline.rect(CGRect(x: 0, y: 0, width: image.width, height: image.height))
      path = outline.applying(transform)
    }
    let alpha = state.alpha
    paint(.pattern(pattern), box: path.controlBox) { canvas in
      canvas.setAntialias(state.antialias)
      canvas.setFillRule(.winding)
      canvas.setPath(path)
      guard alpha < 1 else { return canvas.fill() }
      canvas.save()
      canvas.clip()
      canvas.paint(alpha: Double(alpha))
      canvas.restore()
    }
  }

  private func filter(for transform: CGAffineTransform) -> Pattern.Filter {
    switch state.interpolation {
    case .none: return .nearest
    case .low: return .bilinear
    default:
      let isPlain =
        transform.isRectilinear && abs(transform.a) == 1 && abs(transform.d) == 1
        && transform.tx == transform.tx.rounded() && transform.ty == transform.ty.rounded()
      if isPlain { return .nearest }
      // Only shrinking needs more than the four nearest pixels.
      return transform.averageScale < 0.75 ? .good : .bilinear
    }
  }

  /// A picture of the pixels as they are now; a group that is open is not in it.
  public func makeImage() -> CGImage? {
    (layers.first?.outer ?? target).surface.flush()
    return pixels.makeImage()
  }

  /// Draws `gradient` in bands across the line from `start` to `end`.
  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
    guard Self.isUsable(start), Self.isUsable(end) else { return }
    draw(gradient, Pattern(linearFrom: start, to: end), options: options)
  }

  /// Draws `gradient` in rings from the first circle to the second.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard Self.isUsable(startCenter), Self.isUsable(endCenter), abs(startRadius) < 1e6, abs(endRadius) < 1e6 else { return }
    let pattern = Pattern(radialFrom: startCenter, radius: max(startRadius, 0), to: endCenter, radius: max(endRadius, 0))
    draw(gradient, pattern, options: options)
  }

  /// Whether the rasteriser can count up to there.
  private static func isUsable(_ point: CGPoint) -> Bool { abs(point.x) < 1e6 && abs(point.y) < 1e6 }

  private func draw(_ gradient: CGGradient, _ pattern: Pattern, options: CGGradientDrawingOptions) {
    let transform = userToPixels
    guard transform.isUsable, let first = gradient.stops.first, let last = gradient.stops.last else { return }
    func stop(_ location: Double, _ color: StandardColor, alpha: Double = 1) {
      var color = inTargetOrder(color)
      color.alpha *= Double(state.alpha) * alpha
      pattern.addStop(location, color)
    }
    // The ends go on for ever, so where they should not a clear stop stands beyond the last colour.
    if !options.contains(.drawsBeforeStartLocation) { stop(0, first.color, alpha: 0) }
    if first.location > 0 || !options.contains(.drawsBeforeStartLocation) { stop(0, first.color) }
    for each in gradient.stops { stop(each.location, each.color) }
    if last.location < 1 || !options.contains(.drawsAfterEndLocation) { stop(1, last.color) }
    if !options.contains(.drawsAfterEndLocation) { stop(1, last.color, alpha: 0) }
    pattern.setExtend(.pad)
    pattern.setTransform(transform)
    let box = target.canvas.clipBox
    paint(.pattern(pattern), box: box) { canvas in
      canvas.setPath(box)
      canvas.fill()
    }
  }
}
