/// A transform taken apart: a scaling, then shears, then a turn, then a move.
struct TransformParts {
  var scale: SIMD3<Double>
  /// xy, xz and yz.
  var shear: SIMD3<Double>
  var turn: Quaternion
  var move: SIMD3<Double>

  /// Nil where the matrix is singular or has a perspective.
  init?(_ t: CATransform3D) {
    guard !t.hasPerspective, t.m44 != 0 else { return nil }
    var rows: [SIMD3<Double>] = [
      [Double(t.m11), Double(t.m12), Double(t.m13)], [Double(t.m21), Double(t.m22), Double(t.m23)],
      [Double(t.m31), Double(t.m32), Double(t.m33)],
    ]
    move = [Double(t.m41), Double(t.m42), Double(t.m43)]
    func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    // Gram and Schmidt on the rows; what is taken out are the shears.
    var scale = SIMD3<Double>.zero
    var shear = SIMD3<Double>.zero
    scale.x = dot(rows[0], rows[0]).squareRoot()
    guard scale.x > 1e-12 else { return nil }
    rows[0] /= scale.x
    shear.x = dot(rows[0], rows[1])
    rows[1] -= rows[0] * shear.x
    scale.y = dot(rows[1], rows[1]).squareRoot()
    guard scale.y > 1e-12 else { return nil }
    rows[1] /= scale.y
    shear.x /= scale.y
    shear.y = dot(rows[0], rows[2])
    rows[2] -= rows[0] * shear.y
    shear.z = dot(rows[1], rows[2])
    rows[2] -= rows[1] * shear.z
    scale.z = dot(rows[2], rows[2]).squareRoot()
    guard scale.z > 1e-12 else { return nil }
    rows[2] /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    let cross: SIMD3<Double> = [
      rows[1].y * rows[2].z - rows[1].z * rows[2].y, rows[1].z * rows[2].x - rows[1].x * rows[2].z,
      rows[1].x * rows[2].y - rows[1].y * rows[2].x,
    ]
    if dot(rows[0], cross) < 0 {
      // A mirror: of x where that keeps the rest upright, as a flip within the plane has it.
      if rows[1].y >= 0 || rows[0].x < 0 {
        scale.x = -scale.x
        rows[0] = -rows[0]
        shear.x = -shear.x
        shear.y = -shear.y
      } else {
        scale.y = -scale.y
        rows[1] = -rows[1]
        shear.x = -shear.x
        shear.z = -shear.z
      }
    }
    self.scale = scale
    self.shear = shear
    turn = Quaternion(rows: rows.map { [$0.x, $0.y, $0.z] })
  }

  var matrix: CATransform3D {
    var skew = CATransform3DIdentity
    skew.m21 = CGFloat(shear.x)
    skew.m31 = CGFloat(shear.y)
    skew.m32 = CGFloat(shear.z)
    var result = CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
    result = CATransform3DConcat(skewScaled(skew), CATransform3DConcat(result, turn.matrix))
    result.m41 = CGFloat(move.x)
    result.m42 = CGFloat(move.y)
    result.m43 = CGFloat(move.z)
    return result
  }

  /// The shears stand in rows that are scaled afterwards, so each is given in the units of the axis it goes along.
  private func skewScaled(_ skew: CATransform3D) -> CATransform3D {
    var result = skew
    result.m21 = skew.m21 * CGFloat(scale.y / scale.x)
    result.m31 = skew.m31 * CGFloat(scale.z / scale.x)
    result.m32 = skew.m32 * CGFloat(scale.z / scale.y)
    return result
  }
}

extension CATransform3D {
  /// The transform at `progress` on the way to `end`: moved, turned and scaled part by part.
  func interpolated(to end: CATransform3D, progress: Double) -> CATransform3D {
    if hasSameTurn(as: end) { return mixed(with: end, progress: progress) }
    guard var first = TransformParts(self), let last = TransformParts(end) else { return mixed(with: end, progress: progress) }
    first.scale += (last.scale - first.scale) * progress
    first.shear += (last.shear - first.shear) * progress
    first.move += (last.move - first.move) * progress
    first.turn = first.turn.interpolated(to: last.turn, progress: progress)
    return first.matrix
  }

  /// Whether both only scale and move along the axes, so that plain mixing is exact.
  private func hasSameTurn(as other: CATransform3D) -> Bool {
    func isUpright(_ t: CATransform3D) -> Bool {
      t.m12 == 0 && t.m13 == 0 && t.m21 == 0 && t.m23 == 0 && t.m31 == 0 && t.m32 == 0 && t.m11 >= 0 && t.m22 >= 0 && t.m33 >= 0
    }
    return isUpright(self) && isUpright(other)
  }

  private func mixed(with end: CATransform3D, progress: Double) -> CATransform3D {
    let p = CGFloat(progress)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * p }
    return CATransform3D(
      m11: mix(m11, end.m11), m12: mix(m12, end.m12), m13: mix(m13, end.m13), m14: mix(m14, end.m14), m21: mix(m21, end.m21),
      m22: mix(m22, end.m22), m23: mix(m23, end.m23), m24: mix(m24, end.m24), m31: mix(m31, end.m31), m32: mix(m32, end.m32),
      m33: mix(m33, end.m33), m34: mix(m34, end.m34), m41: mix(m41, end.m41), m42: mix(m42, end.m42), m43: mix(m43, end.m43),
      m44: mix(m44, end.m44))
  }

  /// A part by its key, such as the turn about z.
  func value(of part: AnimatableKey.Part) -> AnimationValue? {
    let parts = TransformParts(self)
    switch part {
    case .rotation, .rotationZ: return .number(atan2(Double(m12), Double(m11)))
    case .rotationX: return .number(atan2(Double(m23), Double(m33)))
    case .rotationY: return .number(atan2(-Double(m13), Double(m11)))
    case .scale: return .number(((parts?.scale.x ?? 0) + (parts?.scale.y ?? 0) + (parts?.scale.z ?? 0)) / 3)
    case .scaleX: return .number(parts?.scale.x ?? 0)
    case .scaleY: return .number(parts?.scale.y ?? 0)
    case .scaleZ: return .number(parts?.scale.z ?? 0)
    case .translation: return .size(CGSize(width: m41, height: m42))
    case .translationX: return .number(m41)
    case .translationY: return .number(m42)
    case .translationZ: return .number(m43)
    default: return nil
    }
  }

  /// The transform with a part set and the others kept.
  func setting(_ part: AnimatableKey.Part, to value: SIMD4<Double>) -> CATransform3D {
    var result = self
    switch part {
    case .translation:
      result.m41 = CGFloat(value.x)
      result.m42 = CGFloat(value.y)
      return result
    case .translationX: result.m41 = CGFloat(value.x)
    case .translationY: result.m42 = CGFloat(value.x)
    case .translationZ: result.m43 = CGFloat(value.x)
    default:
      // What has been scaled away entirely comes back from the identity.
      guard var parts = TransformParts(self) ?? TransformParts(CATransform3DMakeTranslation(m41, m42, m43)) else { return self }
      let number = value.x
      switch part {
      case .scale: parts.scale = [number, number, number]
      case .scaleX: parts.scale.x = number
      case .scaleY: parts.scale.y = number
      case .scaleZ: parts.scale.z = number
      case .rotation, .rotationZ: parts.turn = Quaternion(x: 0, y: 0, z: sin(number / 2), w: cos(number / 2))
      case .rotationX: parts.turn = Quaternion(x: sin(number / 2), y: 0, z: 0, w: cos(number / 2))
      case .rotationY: parts.turn = Quaternion(x: 0, y: sin(number / 2), z: 0, w: cos(number / 2))
      default: return self
      }
      return parts.matrix
    }
    return result
  }
}
