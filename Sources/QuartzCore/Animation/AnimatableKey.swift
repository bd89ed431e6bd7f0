/// A property of a layer, or a part of one, that an animation can change.
struct AnimatableKey: Equatable {
  let property: LayerKey
  let part: Part

  /// What of the property.
  enum Part: String {
    case whole
    case x, y, z
    case width, height
    case origin
    case originX = "origin.x"
    case originY = "origin.y"
    case size
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  init?(_ path: String) {
    let split = path.firstIndex(of: ".")
    let name = split.map { String(path[..<$0]) } ?? path
    guard let property = LayerKey(rawValue: name == "isHidden" ? "hidden" : name) else { return nil }
    var part = Part.whole
    if let split {
      guard let known = Part(rawValue: String(path[path.index(after: split)...])), known != .whole else { return nil }
      part = known
    }
    self.property = property
    self.part = part
    // Ask a layer of every kind whether there is such a thing.
    var probe = LayerState()
    if property.belongsToShapes { probe.special = .shape(ShapeState()) }
    if property.belongsToGradients { probe.special = .gradient(GradientState()) }
    if value(in: probe) == nil { return nil }
  }

  /// Whether a layer of its own animates a change of the property.
  var animatesImplicitly: Bool { part == .whole && property != .hidden && property != .masksToBounds }

  /// The value in `state`; nil where layers of this kind have none.
  func value(in state: LayerState) -> AnimationValue? {
    guard let whole = wholeValue(in: state) else { return nil }
    if part == .whole { return whole }
    switch whole {
    case .numbers(let v, .point):
      return part == .x ? .number(v.x) : part == .y ? .number(v.y) : nil
    case .numbers(let v, .size):
      return part == .width ? .number(v.x) : part == .height ? .number(v.y) : nil
    case .numbers(let v, .rect):
      switch part {
      case .origin: return .numbers([v.x, v.y, 0, 0], .point)
      case .originX: return .number(v.x)
      case .originY: return .number(v.y)
      case .size: return .numbers([v.z, v.w, 0, 0], .size)
      case .sizeWidth: return .number(v.z)
      case .sizeHeight: return .number(v.w)
      default: return nil
      }
    case .transform(let transform): return transform.value(of: part)
    default: return nil
    }
  }

  /// Puts `value` into `state`; one of another kind changes nothing.
  func set(_ value: AnimationValue, in state: inout LayerState) {
    if part == .whole { return setWhole(value, in: &state) }
    guard let whole = wholeValue(in: state) else { return }
    switch (whole, value) {
    case (.numbers(var v, let shape), .numbers(let new, _)):
      switch part {
      case .x, .width, .originX: v.x = new.x
      case .y, .height, .originY: v.y = new.x
      case .sizeWidth: v.z = new.x
      case .sizeHeight: v.w = new.x
      case .origin: (v.x, v.y) = (new.x, new.y)
      case .size: (v.z, v.w) = (new.x, new.y)
      default: return
      }
      setWhole(.numbers(v, shape), in: &state)
    case (.transform(let transform), .numbers(let new, _)):
      setWhole(.transform(transform.setting(part, to: new)), in: &state)
    default: return
    }
  }
}

extension AnimationValue {
  static func number(_ value: Double) -> AnimationValue { .numbers([value, 0, 0, 0], .number) }

  static func number(_ value: CGFloat) -> AnimationValue { .numbers([Double(value), 0, 0, 0], .number) }

  var isFinite: Bool {
    switch self {
    case .numbers(let v, _), .color(let v): v.sum().isFinite
    case .transform(let transform): transform.isFinite
    default: true
    }
  }
}
