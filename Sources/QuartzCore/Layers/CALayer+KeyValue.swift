extension CALayer {
  final func readValue(_ path: String) -> Any? {
    switch path {
    case "frame": return frame
    case "contents": return contents
    case "mask": return mask
    case "sublayers": return sublayers
    case "name": return name
    case "delegate": return delegate
    case "backgroundColor": return state.backgroundColor
    case "borderColor": return state.borderColor
    case "shadowColor": return state.shadowColor
    case "contentsScale": return state.contentsScale
    case "contentsGravity": return state.contentsGravity
    case "opaque", "isOpaque": return state.isOpaque
    default: break
    }
    if case .shape(let shape) = state.special {
      if path == "fillColor" { return shape.fillColor }
      if path == "strokeColor" { return shape.strokeColor }
    }
    if case .gradient(let gradient) = state.special, path == "colors" { return gradient.colors }
    if let key = AnimatableKey(path), let value = key.value(in: state) { return value.boxed }
    return extras[path]
  }

  final func writeValue(_ value: Any?, _ path: String) {
    switch path {
    case "frame": if let rect = value as? CGRect { frame = rect }
    case "contents": contents = value
    case "mask": mask = value as? CALayer
    case "sublayers": sublayers = value as? [CALayer]
    case "name": name = value as? String
    case "backgroundColor": backgroundColor = value as? CGColor
    case "borderColor": borderColor = value as? CGColor
    case "shadowColor": shadowColor = value as? CGColor
    case "contentsScale": if let value, let scale = AnimationValue.number(value) { contentsScale = CGFloat(scale) }
    case "contentsGravity": if let gravity = value as? CALayerContentsGravity { contentsGravity = gravity }
    case "opaque", "isOpaque": if let value, let flag = AnimationValue.number(value) { isOpaque = flag != 0 }
    default:
      guard let key = AnimatableKey(path), let old = key.value(in: state) else {
        extras[path] = value
        return
      }
      guard let value, let new = AnimationValue(value, like: old) else { return }
      // Through a copy, so that the change goes the way of any other: with its action, and compared with what was.
      var changed = state
      key.set(new, in: &changed)
      assign(key.property, from: changed)
    }
  }

  private final func assign(_ property: LayerKey, from values: LayerState) {
    switch property {
    case .bounds: bounds = values.bounds
    case .position: position = values.position
    case .anchorPoint: anchorPoint = values.anchorPoint
    case .zPosition: zPosition = values.zPosition
    case .transform: transform = values.transform
    case .sublayerTransform: sublayerTransform = values.sublayerTransform
    case .hidden: isHidden = values.isHidden
    case .opacity: opacity = values.opacity
    case .masksToBounds: masksToBounds = values.masksToBounds
    case .cornerRadius: cornerRadius = values.cornerRadius
    case .borderWidth: borderWidth = values.borderWidth
    case .shadowOpacity: shadowOpacity = values.shadowOpacity
    case .shadowOffset: shadowOffset = values.shadowOffset
    case .shadowRadius: shadowRadius = values.shadowRadius
    case .shadowPath: shadowPath = values.shadowPath
    case .contentsRect: contentsRect = values.contentsRect
    default:
      let action = pendingAction(for: property)
      state.special = values.special
      setNeedsRender()
      action?.run(forKey: property.rawValue, object: self, arguments: nil)
    }
  }
}
