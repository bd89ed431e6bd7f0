extension RenderTree {
  /// The layer's image or what it has drawn, where the gravity puts it.
  func contentsPaint(
    _ node: RenderNode, _ layer: CALayer, _ state: LayerState, _ matrix: CGAffineTransform, _ plan: PaintPlan, _ outer: Surroundings,
    _ alpha: Double
  ) -> BitmapPaint? {
    guard state.contents != nil || layer.backing != nil else { return nil }
    guard let source = ContentsSource(layer, state), alphaByte(alpha) > 0 else { return nil }
    let place = ContentsPlacement.rect(
      size: CGSize(width: source.part.width / source.scale, height: source.part.height / source.scale), in: state.bounds,
      gravity: state.contentsGravity)
    guard place.width > 0, place.height > 0 else { return nil }
    var paint: BitmapPaint?
    if plan.posture != .turned {
      paint = uprightPaint(source, node, place.applying(matrix), matrix, plan.posture, outer)
    }
    var result = paint ?? turnedPaint(source, node, place, matrix, outer)
    result.alpha = alphaByte(alpha)
    if result.alpha < 255 { result.isOpaque = false }
    result.revision = source.revision
    return result.box.isEmpty ? nil : result
  }

  /// Nil where the picture would become too large to keep.
  private func uprightPaint(
    _ source: ContentsSource, _ node: RenderNode, _ device: CGRect, _ matrix: CGAffineTransform, _ posture: Posture, _ outer: Surroundings
  ) -> BitmapPaint? {
    let isWhole = source.part == source.part.integral
    if posture == .plain, isWhole, abs(device.width - source.part.width) < 0.999, abs(device.height - source.part.height) < 0.999 {
      let raster = wholeRaster(source, node, transform: nil)
      let x = Box.edge(device.minX)
      let y = Box.edge(device.minY)
      return BitmapPaint(
        raster: raster, box: Box(x1: x, y1: y, x2: x + Int32(source.part.width), y2: y + Int32(source.part.height)),
        sourceX: Int32(source.part.minX), sourceY: Int32(source.part.minY), isOpaque: source.isOpaque)
    }
    let box = Box.snapped(device)
    guard box.width <= 8192, box.height <= 8192, box.area <= 1 << 24 else { return nil }
    if box.isEmpty { return BitmapPaint(raster: Raster.alpha(0), box: .empty) }
    let key = RenderCaches.ScaledKey(
      image: source.identity, part: source.part, width: box.width, height: box.height, flipsX: matrix.a < 0, flipsY: matrix.d < 0,
      revision: source.revision)
    if let known = node.caches.scaled, known.key == key {
      return BitmapPaint(raster: known.raster, box: box, isOpaque: source.isOpaque)
    }
    let raster = Resampling.raster(
      source, width: box.width, height: box.height, flipsX: matrix.a < 0, flipsY: matrix.d < 0)
    node.caches.scaled = .init(key: key, raster: raster)
    return BitmapPaint(raster: raster, box: box, isOpaque: source.isOpaque)
  }

  private func turnedPaint(
    _ source: ContentsSource, _ node: RenderNode, _ place: CGRect, _ matrix: CGAffineTransform, _ outer: Surroundings
  ) -> BitmapPaint {
    let toDevice = CGAffineTransform(
      a: place.width / source.part.width, b: 0, c: 0, d: place.height / source.part.height,
      tx: place.minX - source.part.minX * place.width / source.part.width,
      ty: place.minY - source.part.minY * place.height / source.part.height
    ).concatenating(matrix)
    let raster = wholeRaster(source, node, transform: toDevice.inverted())
    let box = Box.covering(place.applying(matrix)).inset(-1).intersection(outer.clip)
    return BitmapPaint(raster: raster, box: box.isEmpty ? .empty : box, isTransformed: true)
  }

  /// The picture's own pixels; for one that is turned, a raster that nobody else uses.
  private func wholeRaster(_ source: ContentsSource, _ node: RenderNode, transform: CGAffineTransform?) -> Raster {
    let key = RenderCaches.ContentsKey(image: source.identity, transform: transform)
    if let known = node.caches.contents, known.key == key { return known.raster }
    let raster = Raster(source.buffer, owner: source.owner)
    if let transform { raster.setTransform(transform) }
    node.caches.contents = .init(key: key, raster: raster)
    return raster
  }
}

/// The pixels of a layer's contents.
struct ContentsSource {
  let buffer: PixelBuffer
  let owner: AnyObject
  let isOpaque: Bool
  /// Pixels for a point.
  let scale: CGFloat
  /// What of it is shown, in pixels.
  let part: CGRect
  let revision: Int

  var identity: ObjectIdentifier { ObjectIdentifier(owner) }

  init?(_ layer: CALayer, _ state: LayerState) {
    if let image = state.contents as? CGImage {
      buffer = image.buffer
      owner = image
      isOpaque = image.isFullyOpaque
      scale = state.contentsScale
      revision = 0
    } else if state.contents == nil, let backing = layer.backing {
      buffer = backing.bitmap.buffer
      owner = backing.bitmap
      isOpaque = backing.isOpaque
      scale = backing.scale
      revision = backing.revision
    } else {
      return nil
    }
    let whole = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    if state.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) {
      part = whole
      return
    }
    let rect = state.contentsRect
    let wanted = CGRect(
      x: rect.minX * whole.width, y: rect.minY * whole.height, width: rect.width * whole.width, height: rect.height * whole.height)
    // Beyond the picture there is nothing to show; what is left is stretched in its place.
    let cut = wanted.intersection(whole)
    guard !cut.isNull, cut.width > 0, cut.height > 0 else { return nil }
    part = cut
  }
}
