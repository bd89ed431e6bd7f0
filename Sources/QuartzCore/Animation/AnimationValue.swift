/// A value between two of which an animation can find others.
enum AnimationValue {
  /// Numbers side by side: one, a point, a size, a rectangle.
  case numbers(SIMD4<Double>, Shape)
  /// A colour with its components multiplied by alpha, so that fading in from clear shows no other colour on the way.
  case color(SIMD4<Double>)
  case transform(CATransform3D)
  case path(CGPath?)
  case list([Double])
  case colors([SIMD4<Double>])
  /// Changes at once, half way.
  case flag(Bool)

  enum Shape { case number, point, size, rect }

  /// What a client gave, taken as the same kind of value as `other`; nil where it is none.
  init?(_ any: Any, like other: AnimationValue) {
    switch other {
    case .numbers(_, let shape):
      guard let numbers = AnimationValue.numbers(any, shape) else { return nil }
      self = .numbers(numbers, shape)
    case .color:
      guard let color = any as? CGColor else { return nil }
      self = .color(color.premultiplied)
    case .transform:
      if let value = any as? CATransform3D {
        self = .transform(value)
      } else if let value = any as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(value))
      } else {
        return nil
      }
      if case .transform(let value) = self, !value.isFinite { return nil }
    case .path:
      guard let path = any as? CGPath else { return nil }
      self = .path(path)
    case .list:
      guard let values = any as? [Any] else { return nil }
      self = .list(values.compactMap { AnimationValue.number($0) })
    case .colors:
      guard let values = any as? [Any] else { return nil }
      self = .colors(values.compactMap { ($0 as? CGColor)?.premultiplied })
    case .flag:
      if let value = any as? Bool {
        self = .flag(value)
      } else {
        guard let value = AnimationValue.number(any) else { return nil }
        self = .flag(value != 0)
      }
    }
  }

  private static func numbers(_ any: Any, _ shape: Shape) -> SIMD4<Double>? {
    var result: SIMD4<Double>?
    switch shape {
    case .number: result = number(any).map { [$0, 0, 0, 0] }
    case .point:
      if let value = any as? CGPoint ?? (any as? NSValue)?.point { result = [Double(value.x), Double(value.y), 0, 0] }
    case .size:
      if let value = any as? CGSize ?? (any as? NSValue)?.size { result = [Double(value.width), Double(value.height), 0, 0] }
    case .rect:
      if let value = any as? CGRect ?? (any as? NSValue)?.rect {
        result = [Double(value.origin.x), Double(value.origin.y), Double(value.size.width), Double(value.size.height)]
      }
    }
    guard let result, result.sum().isFinite else { return nil }
    return result
  }

  static func number(_ any: Any) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// As clients see it.
  var boxed: Any? {
    switch self {
    case .numbers(let v, .number): CGFloat(v.x)
    case .numbers(let v, .point): CGPoint(x: v.x, y: v.y)
    case .numbers(let v, .size): CGSize(width: v.x, height: v.y)
    case .numbers(let v, .rect): CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .color(let v): CGColor(premultiplied: v)
    case .transform(let value): value
    case .path(let path): path
    case .list(let values): values.map { NSNumber(value: $0) }
    case .colors(let values): values.map { CGColor(premultiplied: $0) }
    case .flag(let value): value
    }
  }

  var zero: AnimationValue {
    switch self {
    case .numbers(_, let shape): .numbers(.zero, shape)
    case .color: .color(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .list(let values): .list(values.map { _ in 0 })
    case .colors(let values): .colors(values.map { _ in .zero })
    case .path, .flag: self
    }
  }

  /// The sum; for transforms one after the other, this one last. What cannot be added is replaced.
  func adding(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.numbers(let a, let shape), .numbers(let b, _)): .numbers(a + b, shape)
    case (.color(let a), .color(let b)): .color(a + b)
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map { $0 + $1 })
    case (.colors(let a), .colors(let b)) where a.count == b.count: .colors(zip(a, b).map { $0 + $1 })
    default: other
    }
  }

  func subtracting(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.numbers(let a, let shape), .numbers(let b, _)): .numbers(a - b, shape)
    case (.color(let a), .color(let b)): .color(a - b)
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(CATransform3DInvert(b), a))
    default: self
    }
  }

  /// The value at `progress` on the way to `end`; progress may lie outside 0…1, as a spring's does.
  func interpolated(to end: AnimationValue, progress: Double) -> AnimationValue {
    if progress == 1 { return end }
    if progress == 0 { return self }
    switch (self, end) {
    case (.numbers(let a, let shape), .numbers(let b, _)): return .numbers(a + (b - a) * progress, shape)
    case (.color(let a), .color(let b)): return .color(a + (b - a) * progress)
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, progress: progress))
    case (.path(let a?), .path(let b?)): return .path(a.interpolated(to: b, progress: progress) ?? (progress < 0.5 ? a : b))
    case (.list(let a), .list(let b)) where a.count == b.count: return .list(zip(a, b).map { $0 + ($1 - $0) * progress })
    case (.colors(let a), .colors(let b)) where a.count == b.count: return .colors(zip(a, b).map { $0 + ($1 - $0) * progress })
    default: return progress < 0.5 ? self : end
    }
  }

  /// How far apart two values are, for an even pace.
  func distance(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.numbers(let a, _), .numbers(let b, _)), (.color(let a), .color(let b)): ((a - b) * (a - b)).sum().squareRoot()
    default: 1
    }
  }
}

extension NSValue {
  fileprivate var point: CGPoint? { self is NSNumber ? nil : pointValue }
  fileprivate var size: CGSize? { self is NSNumber ? nil : sizeValue }
  fileprivate var rect: CGRect? { self is NSNumber ? nil : rectValue }
}

extension CGColor {
  var premultiplied: SIMD4<Double> {
    let color = standard
    return [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
  }

  convenience init(premultiplied v: SIMD4<Double>) {
    let alpha = min(max(v.w, 0), 1)
    func part(_ value: Double) -> CGFloat { alpha > 0 ? CGFloat(min(max(value / alpha, 0), 1)) : 0 }
    self.init(srgbRed: part(v.x), green: part(v.y), blue: part(v.z), alpha: CGFloat(alpha))
  }
}
