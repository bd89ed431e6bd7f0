extension CGContext {
  /// Whether drawing goes through a bitmap of its own before it reaches the target.
  var needsLayer: Bool { state.shadow != nil || state.blendMode.isUnbounded || !state.masks.isEmpty }

  /// Runs `body`, which draws a shape in the source set on its canvas, so that it reaches the target with the state's blend mode,
  /// shadow and masks.
  ///
  /// - Parameter box: what `body` may touch, in pixels; read only where `needsLayer`.
  func paint(_ source: Canvas.Source, box: @autoclosure () -> CGRect, _ body: (Canvas) -> Void) {
    guard needsLayer else {
      target.canvas.setOperator(state.blendMode)
      target.canvas.setSource(source)
      return body(target.canvas)
    }
    let isUnbounded = state.blendMode.isUnbounded
    guard let layer = makeLayer(box: box()) else { return }
    layer.target.canvas.setOperator(.normal)
    // Such an operator needs the shape apart from the colour: only inside the shape it may change anything.
    layer.target.canvas.setSource(isUnbounded ? .color(StandardColor(red: 0, green: 0, blue: 0, alpha: 1)) : source)
    body(layer.target.canvas)
    if isUnbounded {
      applyMasks(to: layer.bitmap, origin: layer.target)
      composeWithinShape(layer.bitmap, origin: layer.target, source: source)
    } else {
      compose(layer.bitmap, origin: layer.target, alpha: 1)
    }
  }

  /// A clear bitmap for the part of `box` that can be seen, with room for what a shadow would show of the rest.
  private func makeLayer(box: CGRect) -> (bitmap: Bitmap, target: ContextTarget)? {
    var visible = target.canvas.clipBox
    if let shadow = state.shadow {
      let cast = ShadowGeometry(shadow, base: baseTransform.concatenating(deviceToPixels))
      visible = visible.union(visible.offsetBy(dx: -cast.offset.dx, dy: -cast.offset.dy).insetBy(dx: -cast.reach, dy: -cast.reach))
    }
    // One more pixel around, because edges are soft.
    let area = box.insetBy(dx: -1, dy: -1).intersection(visible).integral
    guard !area.isNull, area.isFinite, area.width >= 1, area.height >= 1 else { return nil }
    let bitmap = Bitmap(width: Int(area.width), height: Int(area.height))
    guard let target = ContextTarget(layer: bitmap, originX: Int(area.minX), originY: Int(area.minY)) else { return nil }
    return (bitmap, target)
  }

  /// Lays `bitmap` onto the target with the state's blend mode, shadow and masks.
  func compose(_ bitmap: Bitmap, origin: ContextTarget, alpha: CGFloat) {
    applyMasks(to: bitmap, origin: origin)
    guard let surface = bitmap.makeSurface() else { return }
    let canvas = target.canvas
    if let shadow = state.shadow {
      let cast = ShadowGeometry(shadow, base: baseTransform.concatenating(deviceToPixels))
      canvas.setOperator(state.blendMode.isUnbounded ? .normal : state.blendMode)
      var color = inTargetOrder(shadow.color)
      color.alpha *= Double(alpha)
      ShadowPainter.paint(bitmap, x: CGFloat(origin.originX), y: CGFloat(origin.originY), cast: cast, color: color, on: canvas)
    }
    canvas.save()
    canvas.setPath(origin.box)
    canvas.clip()
    canvas.setOperator(state.blendMode)
    canvas.setSource(.pattern(pattern(surface, at: origin)))
    canvas.paint(alpha: Double(alpha))
    canvas.restore()
  }

  private func pattern(_ surface: Surface, at origin: ContextTarget) -> Pattern {
    let pattern = Pattern(surface: surface)
    pattern.setFilter(.nearest)
    pattern.setTransform(CGAffineTransform(translationX: CGFloat(origin.originX), y: CGFloat(origin.originY)))
    return pattern
  }

  /// Mixes what is below with what the operator makes of it, by how much of a pixel the shape covers.
  private func composeWithinShape(_ shape: Bitmap, origin: ContextTarget, source: Canvas.Source) {
    let mixed = Bitmap(width: shape.width, height: shape.height)
    guard let mixedTarget = ContextTarget(layer: mixed, originX: origin.originX, originY: origin.originY) else { return }
    target.surface.flush()
    let below = Pattern(surface: target.surface)
    below.setFilter(.nearest)
    mixedTarget.canvas.setOperator(.copy)
    mixedTarget.canvas.setSource(.pattern(below))
    mixedTarget.canvas.paint()
    mixedTarget.canvas.setOperator(state.blendMode)
    mixedTarget.canvas.setSource(source)
    mixedTarget.canvas.paint()
    guard let mixedSurface = mixed.makeSurface(), let shapeSurface = shape.makeSurface() else { return }
    target.canvas.save()
    target.canvas.setPath(origin.box)
    target.canvas.clip()
    target.canvas.setOperator(.copy)
    target.canvas.setSource(.pattern(pattern(mixedSurface, at: origin)))
    target.canvas.mask(pattern(shapeSurface, at: origin))
    target.canvas.restore()
  }

  private func applyMasks(to bitmap: Bitmap, origin: ContextTarget) {
    guard !state.masks.isEmpty, let surface = bitmap.makeSurface() else { return }
    for mask in state.masks { multiply(surface, by: mask, originX: origin.originX, originY: origin.originY) }
  }

  private func multiply(_ surface: Surface, by mask: ContextMask, originX: Int, originY: Int) {
    guard let maskSurface = mask.image.asMask().makeSurface() else { return }
    let canvas = Canvas(surface)
    let pattern = Pattern(surface: maskSurface)
    pattern.setExtend(.pad)
    pattern.setFilter(.good)
    pattern.setTransform(mask.transform.concatenating(CGAffineTransform(translationX: CGFloat(-originX), y: CGFloat(-originY))))
    canvas.setOperator(.destinationIn)
    canvas.setSource(.pattern(pattern))
    canvas.paint()
  }

  /// Begins a group: what is drawn until `endTransparencyLayer` is laid down as one, with the present alpha, shadow and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginLayer(box: target.canvas.clipBox) }

  /// Begins a group that touches only `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginLayer(box: rect.isFinite ? rect.applying(userToPixels) : target.canvas.clipBox)
  }

  private func beginLayer(box: CGRect) {
    saveGState()
    // A group that cannot be seen still needs a place to draw.
    let made =
      makeLayer(box: box)
      ?? {
        let bitmap = Bitmap(width: 1, height: 1)
        return ContextTarget(layer: bitmap, originX: -1_000_000, originY: -1_000_000).map { (bitmap, $0) }
      }()
    guard let made else { return }
    layers.append(
      TransparencyLayer(outer: target, outerState: state, bitmap: made.bitmap, savedStateCount: savedStateCount))
    target = made.target
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    state.masks = []
  }

  /// Ends the innermost group; without one, nothing happens.
  public func endTransparencyLayer() {
    guard let layer = layers.last else { return }
    unwindStates(to: layer.savedStateCount)
    layers.removeLast()
    let inner = target
    inner.surface.flush()
    target = layer.outer
    state = layer.outerState
    compose(layer.bitmap, origin: inner, alpha: state.alpha)
    restoreGState()
  }
}
