// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the two matrices are equal, element by element.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A move by the given points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scaling by the given factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A turn by `angle` radians about the axis (x, y, z); about no axis at all it is the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  return Quaternion(
    x: Double(x / length) * sin(Double(angle) / 2), y: Double(y / length) * sin(Double(angle) / 2),
    z: Double(z / length) * sin(Double(angle) / 2), w: cos(Double(angle) / 2)
  ).matrix
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `t` with a move before it.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `t` with a scaling before it.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `t` with a turn before it; radians.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that does `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(_ r1: CGFloat, _ r2: CGFloat, _ r3: CGFloat, _ r4: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    let c1 = r1 * b.m11 + r2 * b.m21 + r3 * b.m31 + r4 * b.m41
    let c2 = r1 * b.m12 + r2 * b.m22 + r3 * b.m32 + r4 * b.m42
    let c3 = r1 * b.m13 + r2 * b.m23 + r3 * b.m33 + r4 * b.m43
    let c4 = r1 * b.m14 + r2 * b.m24 + r3 * b.m34 + r4 * b.m44
    return (c1, c2, c3, c4)
  }
  let r1 = row(a.m11, a.m12, a.m13, a.m14)
  let r2 = row(a.m21, a.m22, a.m23, a.m24)
  let r3 = row(a.m31, a.m32, a.m33, a.m34)
  let r4 = row(a.m41, a.m42, a.m43, a.m44)
  return CATransform3D(
    m11: r1.0, m12: r1.1, m13: r1.2, m14: r1.3, m21: r2.0, m22: r2.1, m23: r2.2, m24: r2.3, m31: r3.0, m32: r3.1, m33: r3.2, m34: r3.3,
    m41: r4.0, m42: r4.1, m43: r4.2, m44: r4.3)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that undoes `t`; `t` itself where it cannot be undone.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan with the largest pivot, on the matrix beside the identity.
  var rows: [[CGFloat]] = [
    [t.m11, t.m12, t.m13, t.m14, 1, 0, 0, 0], [t.m21, t.m22, t.m23, t.m24, 0, 1, 0, 0], [t.m31, t.m32, t.m33, t.m34, 0, 0, 1, 0],
    [t.m41, t.m42, t.m43, t.m44, 0, 0, 0, 1],
  ]
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }) else { return t }
    let value = rows[pivot][column]
    guard value != 0, value.isFinite else { return t }
    rows.swapAt(column, pivot)
    for index in 0..<8 { rows[column][index] /= value }
    for other in 0..<4 where other != column {
      let factor = rows[other][column]
      guard factor != 0 else { continue }
      for index in 0..<8 { rows[other][index] -= factor * rows[column][index] }
    }
  }
  return CATransform3D(
    m11: rows[0][4], m12: rows[0][5], m13: rows[0][6], m14: rows[0][7], m21: rows[1][4], m22: rows[1][5], m23: rows[1][6],
    m24: rows[1][7], m31: rows[2][4], m32: rows[2][5], m33: rows[2][6], m34: rows[2][7], m41: rows[3][4], m42: rows[3][5],
    m43: rows[3][6], m44: rows[3][7])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that does to the plane z = 0 what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = m.a
  result.m12 = m.b
  result.m21 = m.c
  result.m22 = m.d
  result.m41 = m.tx
  result.m42 = m.ty
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `t` leaves the plane z = 0 where it is and needs no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `t` does within the plane z = 0; meaningless where `CATransform3DIsAffine` says no.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affinePart }
