/// An outline of lines and curves that does not change; `CGMutablePath` is the one that does.
public class CGPath: Hashable, @unchecked Sendable {
  /// Only `CGMutablePath` writes to it.
  package final internal(set) var storage: PathStorage

  package init(_ storage: PathStorage) { self.storage = storage }

  /// A rectangle, seen through `transform`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.rect(rect)
    self.init(transform.map { storage.applying($0.pointee) } ?? storage)
  }

  /// The ellipse that fills `rect`, seen through `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.ellipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(storage)
  }

  /// A rectangle with elliptic corners, seen through `transform`; radii larger than half a side are cut to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.roundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(storage)
  }

  /// A path with the same steps.
  public func copy() -> CGPath? { CGPath(storage) }

  /// The path as `transform` makes it.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(transform.map { storage.applying($0.pointee) } ?? storage)
  }

  /// A path with the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage) }

  /// The path as `transform` makes it, to be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(transform.map { storage.applying($0.pointee) } ?? storage)
  }

  /// Whether there is no step at all.
  public var isEmpty: Bool { storage.isEmpty }

  /// Where the pen is; the origin in an empty path.
  public var currentPoint: CGPoint { storage.current ?? .zero }

  /// Whether it is one upright rectangle, which `rect` then receives.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = storage.asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { storage.controlBox }

  /// The smallest rectangle around the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { storage.boundingBox }

  /// Whether `point` lies inside, open parts taken as closed.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    storage.applying(transform).contains(point, rule: rule)
  }

  /// Calls `block` with each step in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = storage.points
    // A close has no points, yet its pointer must not point behind the last.
    points.append(.zero)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      storage.forEach { verb, index in
        var element = CGPathElement(type: CGPathElementType(verb), points: base + index)
        block(&element)
      }
    }
  }

  /// Whether the steps are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left === right || left.storage == right.storage }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { storage.hash(into: &hasher) }
}

extension CGPathElementType {
  init(_ verb: PathStorage.Verb) {
    switch verb {
    case .move: self = .moveToPoint
    case .line: self = .addLineToPoint
    case .quad: self = .addQuadCurveToPoint
    case .curve: self = .addCurveToPoint
    case .close: self = .closeSubpath
    }
  }
}
