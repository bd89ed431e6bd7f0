/// The kind of a step in a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// The rule that says which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// What to do with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// One step of a path; the points live as long as the call that hands it out.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// One point for a move or line, two for a quadratic curve (control, end), three for a cubic (controls, end), none for a close.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step with these points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
