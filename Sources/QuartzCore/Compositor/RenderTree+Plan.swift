extension RenderTree {
  /// Works out what is painted for a layer.
  func makePlan(
    _ node: RenderNode, _ layer: CALayer, _ state: LayerState, _ matrix: CGAffineTransform, _ outer: Surroundings
  ) -> PaintPlan {
    var plan = PaintPlan()
    plan.posture = Posture(matrix, scale: scale)
    let device = state.bounds.applying(matrix)
    plan.box = plan.posture == .turned ? Box.covering(device) : Box.snapped(device)
    let opacity = Double(state.opacity)
    plan.isGroup =
      layer.maskLayer != nil
      || (opacity < 1 && state.allowsGroupOpacity && (!layer.children.isEmpty || paintsSeveral(layer, state)))
    if plan.isGroup { plan.groupAlpha = alphaByte(outer.alpha * opacity) }
    let alpha = plan.isGroup ? 1 : outer.alpha * opacity

    if !plan.box.isEmpty {
      let form = PlanForm(node, state, matrix, plan, outer.clip)
      if let color = state.backgroundColor, color.alpha > 0 {
        plan.background = form.paint(color, alpha, like: node.plan.background)
      }
      if case .gradient(let gradient) = state.special { plan.gradient = gradientPaint(gradient, node, state, form, alpha) }
      if state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 {
        plan.border = form.borderPaint(color, alpha, like: node.plan.border)
      }
      if state.masksToBounds, !layer.children.isEmpty || state.contents != nil || layer.backing != nil || state.special != nil {
        plan.clip = form.clipPaint()
      }
    }
    if case .shape(let shape) = state.special { plan.drawing = drawingPaint(shape, node, state, matrix, plan, outer, alpha) }
    plan.contents = contentsPaint(node, layer, state, matrix, plan, outer, alpha)
    if state.masksToBounds {
      plan.contents = plan.contents?.cropped(to: plan.box)
      plan.drawing = plan.drawing?.cropped(to: plan.box)
    }
    node.shadowFollowsContents = false
    if state.shadowOpacity > 0, !state.masksToBounds, let color = state.shadowColor, color.alpha > 0 {
      plan.shadow = shadowPaint(color, node, state, matrix, plan, alpha)
    }
    return plan
  }

  /// Whether the layer alone paints more than one thing, so that a translucent one has overlaps within itself.
  private func paintsSeveral(_ layer: CALayer, _ state: LayerState) -> Bool {
    var count = 0
    if let color = state.backgroundColor, color.alpha > 0 { count += 1 }
    if state.borderWidth > 0, state.borderColor != nil { count += 1 }
    if state.contents != nil || layer.backing != nil { count += 1 }
    if state.special != nil { count += 1 }
    if state.shadowOpacity > 0 { count += 1 }
    return count > 1
  }

  func alphaByte(_ alpha: Double) -> UInt8 { UInt8(min(max((alpha * 255).rounded(), 0), 255)) }
}
