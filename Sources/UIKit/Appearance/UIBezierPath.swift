/// A path with the line that strokes it. It may cross threads once nobody changes it.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var path: CGMutablePath

  /// The path itself; a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// How wide a stroke is, in points.
  open var lineWidth: CGFloat = 1
  /// How a stroke ends.
  open var lineCapStyle: CGLineCap = .butt
  /// How a stroke turns.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a sharp corner may stick out, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether what is inside is told by even and odd crossings.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// The path of a `CGPath`.
  public init(cgPath: CGPath) {
    path = cgPath.mutableCopy() ?? CGMutablePath()
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that fills `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners, at most as round as its shorter side allows.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRounded(rect, radius: cornerRadius, corners: .allCorners)
  }

  /// A rectangle with some round corners; only the width of `cornerRadii` counts.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    addRounded(rect, radius: cornerRadii.width, corners: corners)
  }

  /// Part of a circle, angles in radians from the positive x axis.
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Begins another part at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A line to `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A cubic curve to `endPoint`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// A quadratic curve to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
  /// Part of a circle; with y pointing down, clockwise is as on a clock.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// A line back to where the part began.
  open func close() { path.closeSubpath() }
  /// Forgets everything.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves every point by `transform`.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the path ends.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether `point` is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

  /// Fills the path in the current graphics context.
  open func fill() { fill(with: nil, alpha: nil) }
  /// Fills the path in the current graphics context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: Optional(blendMode), alpha: alpha) }
  /// Strokes the path in the current graphics context.
  open func stroke() { stroke(with: nil, alpha: nil) }
  /// Strokes the path in the current graphics context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: Optional(blendMode), alpha: alpha) }
  /// Lengths of dashes and gaps in turn, `count` of them, beginning `phase` points into them; whole lines for none.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }
  /// Writes what `setLineDash` was given, where there is room for it in the pointers.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
  }
  /// The same outline drawn from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let other = copyOfLine(UIBezierPath())
    other.path = CGMutablePath(path.storage.reversed())
    return other
  }
  /// Lets nothing outside the path be painted in the current graphics context.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The same path and line.
  open override func copy() -> Any { copy(with: nil) }
  /// The same path and line.
  open func copy(with zone: NSZone? = nil) -> Any { copyOfLine(UIBezierPath(cgPath: path)) }

  private func copyOfLine(_ other: UIBezierPath) -> UIBezierPath {
    other.lineWidth = lineWidth
    other.lineCapStyle = lineCapStyle
    other.lineJoinStyle = lineJoinStyle
    other.miterLimit = miterLimit
    other.usesEvenOddFillRule = usesEvenOddFillRule
    other.dashes = dashes
    other.dashPhase = dashPhase
    return other
  }

  private func fill(with blendMode: CGBlendMode?, alpha: CGFloat?) {
    paint(with: blendMode, alpha: alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat?) {
    paint(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }

  private func paint(with blendMode: CGBlendMode?, alpha: CGFloat?, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let blendMode { context.setBlendMode(blendMode) }
    if let alpha { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  private func addRounded(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    func radiusAt(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let rounded = RoundedCorners(
      rect: rect,
      radii: (radiusAt(.topLeft), radiusAt(.topRight), radiusAt(.bottomRight), radiusAt(.bottomLeft)), isContinuous: true)
    var storage = PathStorage()
    rounded.append(to: &storage)
    path.addPath(CGPath(storage))
  }
}
