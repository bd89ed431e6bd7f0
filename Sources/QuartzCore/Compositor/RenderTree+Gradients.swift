extension RenderTree {
  func gradientPaint(_ gradient: GradientState, _ node: RenderNode, _ state: LayerState, _ form: PlanForm, _ alpha: Double) -> BitmapPaint?
  {
    let box = form.box
    guard !gradient.colors.isEmpty, !box.isEmpty, alphaByte(alpha) > 0, box.width <= 16384, box.height <= 16384 else { return nil }
    let matrix = form.localToBox(state)
    // Along an axis one line of pixels says it all.
    let isAxial = gradient.type != .radial && form.isUpright
    let isVertical = isAxial && gradient.startPoint.x == gradient.endPoint.x
    let isHorizontal = isAxial && gradient.startPoint.y == gradient.endPoint.y
    let width = isVertical ? 1 : box.width
    let height = isHorizontal && !isVertical ? 1 : box.height
    let key = RenderCaches.GradientKey(gradient: gradient, width: width, height: height, size: state.bounds.size, matrix: matrix)
    let raster: Raster
    if let known = node.caches.gradient, known.key == key {
      raster = known.raster
    } else {
      raster = draw(gradient, width: width, height: height, bounds: state.bounds, matrix: matrix)
      if isVertical || isHorizontal { raster.setRepeating() }
      node.caches.gradient = .init(key: key, raster: raster)
    }
    let isOpaque = alphaByte(alpha) == 255 && gradient.colors.allSatisfy { $0.alpha >= 1 }
    return BitmapPaint(raster: raster, box: box, isOpaque: isOpaque, alpha: alphaByte(alpha), form: form.form)
  }

  private func draw(_ gradient: GradientState, width: Int32, height: Int32, bounds: CGRect, matrix: CGAffineTransform) -> Raster {
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let context = bitmap.context(scale: 1)
    context.concatenate(matrix)
    let colors = gradient.colors.count == 1 ? [gradient.colors[0], gradient.colors[0]] : gradient.colors
    let locations = gradient.locations.count == gradient.colors.count && gradient.colors.count > 1 ? gradient.locations : nil
    guard let ramp = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else { return Raster(bitmap) }
    func inBounds(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let start = inBounds(gradient.startPoint)
    let end = inBounds(gradient.endPoint)
    if gradient.type == .radial {
      let radiusX = abs(end.x - start.x)
      let radiusY = abs(end.y - start.y)
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: max(radiusX, 0.001), y: max(radiusY, 0.001))
      context.drawRadialGradient(
        ramp, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    } else {
      // Bands stay at right angles to the line in units of the bounds, so a line without length fills with the last colour.
      context.drawLinearGradient(ramp, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.flush()
    return Raster(bitmap)
  }
}

extension PlanForm {
  var isUpright: Bool { isWhole && posture != .turned }

  /// From the layer's coordinates to pixels of the box; upright layers fill it to its edges.
  func localToBox(_ state: LayerState) -> CGAffineTransform {
    let move = CGAffineTransform(translationX: CGFloat(-box.x1), y: CGFloat(-box.y1))
    guard isUpright, state.bounds.width > 0, state.bounds.height > 0 else {
      return matrix.concatenating(move)
    }
    let scaleX = CGFloat(box.width) / state.bounds.width
    let scaleY = CGFloat(box.height) / state.bounds.height
    let flipsX = matrix.a < 0
    let flipsY = matrix.d < 0
    return CGAffineTransform(
      a: flipsX ? -scaleX : scaleX, b: 0, c: 0, d: flipsY ? -scaleY : scaleY,
      tx: flipsX ? CGFloat(box.width) + state.bounds.minX * scaleX : -state.bounds.minX * scaleX,
      ty: flipsY ? CGFloat(box.height) + state.bounds.minY * scaleY : -state.bounds.minY * scaleY)
  }
}
