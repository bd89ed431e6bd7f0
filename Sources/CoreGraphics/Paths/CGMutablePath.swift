/// A path that can be added to. Steps with a number that is not finite are left out.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(PathStorage()) }

  override package init(_ storage: PathStorage) { super.init(storage) }

  /// Begins a new part at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  /// A line from the pen to `point`; without a pen it only moves there.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.line(to: point.applying(transform))
  }

  /// A quadratic curve from the pen to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    storage.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// A cubic curve from the pen to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    storage.curve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// A closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = PathStorage()
    part.rect(rect)
    storage.append(part.applying(transform))
  }

  /// Closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A new part of lines through `points`.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
    }
  }

  /// The ellipse that fills `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.ellipse(in: rect, transform: transform)
  }

  /// A rectangle with elliptic corners; radii larger than half a side are cut to it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// An arc of a circle, with a line from the pen to its beginning. `clockwise` means towards smaller angles, as where y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    let sweep = PathStorage.sweep(from: startAngle, to: endAngle, towardsSmaller: clockwise)
    storage.arc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
  }

  /// An arc of a circle that goes on for `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let full = 2 * CGFloat.pi
    storage.arc(center: center, radius: radius, start: startAngle, sweep: min(max(delta, -full), full), transform: transform)
  }

  /// A line towards `tangent1End` whose corner, on the way to `tangent2End`, is rounded.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.arc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: transform)
  }

  /// All steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage.applying(transform))
  }

  /// A line back to where the part began.
  public func closeSubpath() { storage.close() }

  /// A path with the same steps that no longer changes.
  override public func copy() -> CGPath? { CGPath(storage) }
}
