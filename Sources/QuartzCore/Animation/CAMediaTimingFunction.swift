/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1), time along x and progress along y.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// A curve by its name (M8-08); an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve by its two inner control points; x is cut off at 0 and 1, so that time never goes back, and NaN counts as 0.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    x1 = min(max(finite(c1x), 0), 1)
    y1 = finite(c1y)
    x2 = min(max(finite(c2x), 0), 1)
    y2 = finite(c2y)
  }

  /// Writes the x and y of control point 0 to 3 to `ptr`; another index writes nothing.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The progress at a part of the duration, both from 0 to 1; exact to nine digits.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return CAMediaTimingFunction.along(y1, y2, at: parameter(x: time))
  }

  /// The curve's parameter at `x`, by Newton's steps kept between two bounds that close in.
  private func parameter(x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = CAMediaTimingFunction.along(x1, x2, at: t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = 3 * (1 - t) * (1 - t) * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2)
      let next = slope == 0 ? .nan : t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func along(_ first: Double, _ second: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}

/// The names of the built-in curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A curve's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same pace from start to end.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// That of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
