extension LayerKey {
  var belongsToShapes: Bool {
    switch self {
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase: true
    default: false
    }
  }

  var belongsToGradients: Bool {
    switch self {
    case .colors, .locations, .startPoint, .endPoint: true
    default: false
    }
  }
}

extension AnimatableKey {
  func wholeValue(in state: LayerState) -> AnimationValue? {
    switch property {
    case .bounds: return .rect(state.bounds)
    case .position: return .point(state.position)
    case .anchorPoint: return .point(state.anchorPoint)
    case .zPosition: return .number(state.zPosition)
    case .transform: return .transform(state.transform)
    case .sublayerTransform: return .transform(state.sublayerTransform)
    case .hidden: return .flag(state.isHidden)
    case .masksToBounds: return .flag(state.masksToBounds)
    case .opacity: return .number(Double(state.opacity))
    case .backgroundColor: return .color(state.backgroundColor?.premultiplied ?? .zero)
    case .cornerRadius: return .number(state.cornerRadius)
    case .borderWidth: return .number(state.borderWidth)
    case .borderColor: return .color(state.borderColor?.premultiplied ?? .zero)
    case .shadowColor: return .color(state.shadowColor?.premultiplied ?? .zero)
    case .shadowOpacity: return .number(Double(state.shadowOpacity))
    case .shadowOffset: return .size(state.shadowOffset)
    case .shadowRadius: return .number(state.shadowRadius)
    case .shadowPath: return .path(state.shadowPath)
    case .contentsRect: return .rect(state.contentsRect)
    case .contents, .mask, .sublayers: return nil
    default: break
    }
    switch state.special {
    case .shape(let shape): return value(in: shape)
    case .gradient(let gradient): return value(in: gradient)
    case nil: return nil
    }
  }

  private func value(in shape: ShapeState) -> AnimationValue? {
    switch property {
    case .path: .path(shape.path)
    case .fillColor: .color(shape.fillColor?.premultiplied ?? .zero)
    case .strokeColor: .color(shape.strokeColor?.premultiplied ?? .zero)
    case .strokeStart: .number(shape.strokeStart)
    case .strokeEnd: .number(shape.strokeEnd)
    case .lineWidth: .number(shape.lineWidth)
    case .miterLimit: .number(shape.miterLimit)
    case .lineDashPhase: .number(shape.lineDashPhase)
    default: nil
    }
  }

  private func value(in gradient: GradientState) -> AnimationValue? {
    switch property {
    case .colors: .colors(gradient.colors.map(\.premultiplied))
    case .locations: .list(gradient.locations.map { Double($0) })
    case .startPoint: .point(gradient.startPoint)
    case .endPoint: .point(gradient.endPoint)
    default: nil
    }
  }

  func setWhole(_ value: AnimationValue, in state: inout LayerState) {
    guard value.isFinite else { return }
    switch (property, value) {
    case (.bounds, .numbers(let v, _)): state.bounds = v.rect(growing: true)
    case (.position, .numbers(let v, _)): state.position = v.point
    case (.anchorPoint, .numbers(let v, _)): state.anchorPoint = v.point
    case (.zPosition, .numbers(let v, _)): state.zPosition = CGFloat(v.x)
    case (.transform, .transform(let transform)): state.transform = transform
    case (.sublayerTransform, .transform(let transform)): state.sublayerTransform = transform
    case (.hidden, .flag(let flag)): state.isHidden = flag
    case (.masksToBounds, .flag(let flag)): state.masksToBounds = flag
    case (.opacity, .numbers(let v, _)): state.opacity = Float(v.x)
    case (.backgroundColor, .color(let v)): state.backgroundColor = CGColor(premultiplied: v)
    case (.cornerRadius, .numbers(let v, _)): state.cornerRadius = CGFloat(max(0, v.x))
    case (.borderWidth, .numbers(let v, _)): state.borderWidth = CGFloat(max(0, v.x))
    case (.borderColor, .color(let v)): state.borderColor = CGColor(premultiplied: v)
    case (.shadowColor, .color(let v)): state.shadowColor = CGColor(premultiplied: v)
    case (.shadowOpacity, .numbers(let v, _)): state.shadowOpacity = Float(min(max(v.x, 0), 1))
    case (.shadowOffset, .numbers(let v, _)): state.shadowOffset = CGSize(width: v.x, height: v.y)
    case (.shadowRadius, .numbers(let v, _)): state.shadowRadius = CGFloat(max(0, v.x))
    case (.shadowPath, .path(let path)): state.shadowPath = path
    case (.contentsRect, .numbers(let v, _)): state.contentsRect = v.rect(growing: true)
    default:
      switch state.special {
      case .shape(var shape):
        setWhole(value, in: &shape)
        state.special = .shape(shape)
      case .gradient(var gradient):
        setWhole(value, in: &gradient)
        state.special = .gradient(gradient)
      case nil: return
      }
    }
  }

  private func setWhole(_ value: AnimationValue, in shape: inout ShapeState) {
    switch (property, value) {
    case (.path, .path(let path)): shape.path = path
    case (.fillColor, .color(let v)): shape.fillColor = CGColor(premultiplied: v)
    case (.strokeColor, .color(let v)): shape.strokeColor = CGColor(premultiplied: v)
    case (.strokeStart, .numbers(let v, _)): shape.strokeStart = CGFloat(min(max(v.x, 0), 1))
    case (.strokeEnd, .numbers(let v, _)): shape.strokeEnd = CGFloat(min(max(v.x, 0), 1))
    case (.lineWidth, .numbers(let v, _)): shape.lineWidth = CGFloat(max(0, v.x))
    case (.miterLimit, .numbers(let v, _)): shape.miterLimit = CGFloat(max(0, v.x))
    case (.lineDashPhase, .numbers(let v, _)): shape.lineDashPhase = CGFloat(v.x)
    default: return
    }
  }

  private func setWhole(_ value: AnimationValue, in gradient: inout GradientState) {
    switch (property, value) {
    case (.colors, .colors(let values)): gradient.colors = values.map { CGColor(premultiplied: $0) }
    case (.locations, .list(let values)): gradient.locations = values.map { CGFloat($0) }
    case (.startPoint, .numbers(let v, _)): gradient.startPoint = v.point
    case (.endPoint, .numbers(let v, _)): gradient.endPoint = v.point
    default: return
    }
  }
}

extension AnimationValue {
  static func rect(_ r: CGRect) -> AnimationValue {
    .numbers([Double(r.origin.x), Double(r.origin.y), Double(r.size.width), Double(r.size.height)], .rect)
  }

  static func point(_ p: CGPoint) -> AnimationValue { .numbers([Double(p.x), Double(p.y), 0, 0], .point) }

  static func size(_ s: CGSize) -> AnimationValue { .numbers([Double(s.width), Double(s.height), 0, 0], .size) }
}

extension SIMD4<Double> {
  fileprivate var point: CGPoint { CGPoint(x: x, y: y) }

  /// A spring may take a size below zero for a moment: it is empty then.
  fileprivate func rect(growing: Bool) -> CGRect { CGRect(x: x, y: y, width: Swift.max(0, z), height: Swift.max(0, w)) }
}
