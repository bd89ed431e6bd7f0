/// A layer that draws a path, filled and stroked, behind its sublayers and before its background.
///
/// The path may lie outside the bounds. It is drawn at the screen's scale.
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    state.special = .shape(ShapeState())
  }

  /// Creates a copy of `layer` that shows its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if state.special == nil { state.special = .shape(ShapeState()) }
  }

  /// Layers are not read from archives: the result is nil.
  public required init?(coder: NSCoder) { return nil }

  private final var shape: ShapeState {
    get {
      guard case .shape(let shape) = state.special else { return ShapeState() }
      return shape
    }
    set { state.special = .shape(newValue) }
  }

  /// What is drawn, in the layer's coordinates.
  open var path: CGPath? {
    get { shape.path }
    set { change(.path, shape.path, newValue?.copy()) { shape.path = $0 } }
  }
  /// Fills the path; nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, shape.fillColor, newValue) { shape.fillColor = $0 } }
  }
  /// Which parts are inside.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change(nil, shape.fillRule, newValue) { shape.fillRule = $0 } }
  }
  /// Draws the outline; nil draws none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, shape.strokeColor, newValue) { shape.strokeColor = $0 } }
  }
  /// Where on the outline the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, shape.strokeStart, unit(newValue, shape.strokeStart, "strokeStart")) { shape.strokeStart = $0 } }
  }
  /// Where on the outline the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, shape.strokeEnd, unit(newValue, shape.strokeEnd, "strokeEnd")) { shape.strokeEnd = $0 } }
  }
  /// The stroke's width in points, half on each side of the outline.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, shape.lineWidth, length(newValue, shape.lineWidth, "lineWidth")) { shape.lineWidth = $0 } }
  }
  /// How long a miter may be, in line widths, before it becomes a bevel.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, shape.miterLimit, length(newValue, shape.miterLimit, "miterLimit")) { shape.miterLimit = $0 } }
  }
  /// How a line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change(nil, shape.lineCap, newValue) { shape.lineCap = $0 } }
  }
  /// How two lines meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change(nil, shape.lineJoin, newValue) { shape.lineJoin = $0 } }
  }
  /// How far into the pattern the first dash begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      change(.lineDashPhase, shape.lineDashPhase, Sanity.number(newValue, else: shape.lineDashPhase, "lineDashPhase")) {
        shape.lineDashPhase = $0
      }
    }
  }
  /// Lengths of dashes and gaps in turn, in points; nil is a whole line. A negative or non-finite one counts as 0.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) } }
    set {
      let lengths = (newValue ?? []).map { $0.doubleValue.isFinite ? CGFloat(max(0, $0.doubleValue)) : 0 }
      change(nil, shape.lineDashPattern, lengths) { shape.lineDashPattern = $0 }
    }
  }

  private final func unit(_ value: CGFloat, _ previous: CGFloat, _ property: String) -> CGFloat {
    min(max(Sanity.number(value, else: previous, property), 0), 1)
  }
}

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path winds about.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What a line from outside reaches over an odd number of edges.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a stroked line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A cap by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two stroked lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A join by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a straight cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
