/// A layer that fills its bounds with colours running into each other, behind its contents and cut by its rounded corners.
open class CAGradientLayer: CALayer {
  /// Creates a layer without colours.
  public override init() {
    super.init()
    state.special = .gradient(GradientState())
  }

  /// Creates a copy of `layer` that shows its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if state.special == nil { state.special = .gradient(GradientState()) }
  }

  /// Layers are not read from archives: the result is nil.
  public required init?(coder: NSCoder) { return nil }

  private final var gradient: GradientState {
    get {
      guard case .gradient(let gradient) = state.special else { return GradientState() }
      return gradient
    }
    set { state.special = .gradient(newValue) }
  }

  /// The colours, `CGColor`s; anything else is left out. Fewer than two fill with one colour or not at all.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }
      change(.colors, gradient.colors, colors) { gradient.colors = $0 }
    }
  }
  /// Where each colour stands, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) } }
    set {
      let places = (newValue ?? []).map { $0.doubleValue.isFinite ? CGFloat($0.doubleValue) : 0 }
      change(.locations, gradient.locations, places) { gradient.locations = $0 }
    }
  }
  /// Where the first colour is, in units of the bounds; the middle of the upper edge at first.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      change(.startPoint, gradient.startPoint, Sanity.point(newValue, else: gradient.startPoint, "startPoint")) { gradient.startPoint = $0 }
    }
  }
  /// Where the last colour is, in units of the bounds; the middle of the lower edge at first.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, gradient.endPoint, Sanity.point(newValue, else: gradient.endPoint, "endPoint")) { gradient.endPoint = $0 } }
  }
  /// Along a line, or outwards from a point.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change(nil, gradient.type, newValue) { gradient.type = $0 } }
  }
}

/// How a gradient spreads. Apple's conic kind is not there.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name as Apple writes it.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about the start, whose half axes reach to the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
