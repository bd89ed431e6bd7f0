/// Turns numbers nobody can draw into ones that can be, and says so once for each property.
enum Sanity {
  nonisolated(unsafe) private static var reported: Set<String> = []

  /// `value`, or `previous` where it is NaN or infinite; `previous` is 0 where it is not finite itself.
  static func number(_ value: CGFloat, else previous: CGFloat, _ property: @autoclosure () -> String) -> CGFloat {
    if value.isFinite { return value }
    report(property(), "\(value)", kept: "\(previous)")
    return previous.isFinite ? previous : 0
  }

  /// As above, for one of `Float`'s.
  static func number(_ value: Float, else previous: Float, _ property: @autoclosure () -> String) -> Float {
    if value.isFinite { return value }
    report(property(), "\(value)", kept: "\(previous)")
    return previous.isFinite ? previous : 0
  }

  static func point(_ value: CGPoint, else previous: CGPoint, _ property: @autoclosure () -> String) -> CGPoint {
    if value.isFinite { return value }
    report(property(), "\(value)", kept: "the last finite numbers")
    return CGPoint(x: value.x.isFinite ? value.x : previous.x, y: value.y.isFinite ? value.y : previous.y)
  }

  static func size(_ value: CGSize, else previous: CGSize, _ property: @autoclosure () -> String) -> CGSize {
    if value.width.isFinite, value.height.isFinite { return value }
    report(property(), "\(value)", kept: "the last finite numbers")
    return CGSize(
      width: value.width.isFinite ? value.width : previous.width, height: value.height.isFinite ? value.height : previous.height)
  }

  /// A rectangle of finite numbers and of no negative size; a negative size is turned about as `CGRect.standardized` does.
  static func rect(_ value: CGRect, else previous: CGRect, _ property: @autoclosure () -> String) -> CGRect {
    var result = value
    if !value.isFinite {
      report(property(), "\(value)", kept: "the last finite numbers")
      result = CGRect(
        x: value.origin.x.isFinite ? value.origin.x : previous.origin.x, y: value.origin.y.isFinite ? value.origin.y : previous.origin.y,
        width: value.size.width.isFinite ? value.size.width : previous.size.width,
        height: value.size.height.isFinite ? value.size.height : previous.size.height)
    }
    if result.size.width < 0 || result.size.height < 0 {
      if result.size.width < 0 {
        result.origin.x += result.size.width
        result.size.width = -result.size.width
      }
      if result.size.height < 0 {
        result.origin.y += result.size.height
        result.size.height = -result.size.height
      }
    }
    return result
  }

  static func transform(_ value: CATransform3D, else previous: CATransform3D, _ property: @autoclosure () -> String) -> CATransform3D {
    if value.isFinite {
      if value.hasPerspective { once("\(property()) has a perspective, which is not drawn: layers are shown in their own plane.") }
      return value
    }
    report(property(), "NaN or infinite elements", kept: "the last transform")
    return previous
  }

  /// Writes a message the first time it comes.
  static func once(_ message: String) {
    guard reported.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("transom: layers: \(message)\n".utf8))
  }

  private static func report(_ property: String, _ value: String, kept: String) {
    guard reported.insert(property).inserted else { return }
    FileHandle.standardError.write(
      Data("transom: layers: \(property) was set to \(value); it keeps \(kept). Further ones are silent.\n".utf8))
  }
}
