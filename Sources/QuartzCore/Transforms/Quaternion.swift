/// A turn in space, as four numbers of unit length; turns are interpolated in this form.
struct Quaternion {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  var matrix: CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = CGFloat(1 - 2 * (y * y + z * z))
    result.m12 = CGFloat(2 * (x * y + z * w))
    result.m13 = CGFloat(2 * (x * z - y * w))
    result.m21 = CGFloat(2 * (x * y - z * w))
    result.m22 = CGFloat(1 - 2 * (x * x + z * z))
    result.m23 = CGFloat(2 * (y * z + x * w))
    result.m31 = CGFloat(2 * (x * z + y * w))
    result.m32 = CGFloat(2 * (y * z - x * w))
    result.m33 = CGFloat(1 - 2 * (x * x + y * y))
    return result
  }

  /// The turn part of a matrix whose three upper rows are of unit length and at right angles.
  init(rows r: [[Double]]) {
    let trace = r[0][0] + r[1][1] + r[2][2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(x: (r[1][2] - r[2][1]) / s, y: (r[2][0] - r[0][2]) / s, z: (r[0][1] - r[1][0]) / s, w: s / 4)
    } else if r[0][0] >= r[1][1], r[0][0] >= r[2][2] {
      let s = (1 + r[0][0] - r[1][1] - r[2][2]).squareRoot() * 2
      self.init(x: s / 4, y: (r[0][1] + r[1][0]) / s, z: (r[0][2] + r[2][0]) / s, w: (r[1][2] - r[2][1]) / s)
    } else if r[1][1] >= r[2][2] {
      let s = (1 + r[1][1] - r[0][0] - r[2][2]).squareRoot() * 2
      self.init(x: (r[0][1] + r[1][0]) / s, y: s / 4, z: (r[1][2] + r[2][1]) / s, w: (r[2][0] - r[0][2]) / s)
    } else {
      let s = (1 + r[2][2] - r[0][0] - r[1][1]).squareRoot() * 2
      self.init(x: (r[0][2] + r[2][0]) / s, y: (r[1][2] + r[2][1]) / s, z: s / 4, w: (r[0][1] - r[1][0]) / s)
    }
  }

  init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The turn part of the way from `self` to `other`, the short way round.
  func interpolated(to other: Quaternion, progress: Double) -> Quaternion {
    var end = other
    var cosine = x * end.x + y * end.y + z * end.z + w * end.w
    if cosine < 0 {
      end = Quaternion(x: -end.x, y: -end.y, z: -end.z, w: -end.w)
      cosine = -cosine
    }
    var first = 1 - progress
    var second = progress
    if cosine < 0.9999 {
      let angle = acos(cosine)
      first = sin((1 - progress) * angle) / sin(angle)
      second = sin(progress * angle) / sin(angle)
    }
    let sum = Quaternion(
      x: x * first + end.x * second, y: y * first + end.y * second, z: z * first + end.z * second, w: w * first + end.w * second)
    let length = (sum.x * sum.x + sum.y * sum.y + sum.z * sum.z + sum.w * sum.w).squareRoot()
    guard length > 0 else { return self }
    return Quaternion(x: sum.x / length, y: sum.y / length, z: sum.z / length, w: sum.w / length)
  }
}
