internal import Host

/// A scene that shows windows: one native window of the desktop, with the app's windows stacked in it.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Where the scene's windows lie; its size is the screen's, its origin the top left corner.
  let stage: CALayer = StageLayer()
  package let stack = WindowStack()
  private(set) lazy var keyStatus = KeyStatus(stack: stack)
  /// Whether it is one of the app's scenes, from connection to disconnection.
  var isConnected = false
  /// Whether the native window is off the screen, as a minimised one is.
  var isAway = false
  /// Whether it is about to be disconnected.
  var isClosing = false
  /// What paints the scene and shows it; nil where the host has no window for it.
  package var renderer: SceneRenderer?
  /// The device as it is held, in the scene's eyes.
  var orientation: HostOrientation = .portrait
  private(set) lazy var statusBar = StatusBarWindow(scene: self)
  /// Whether the screen is switched off: black lies over every window.
  var isDark = false {
    didSet { if isDark != oldValue { isStageStale = true } }
  }
  /// Whether windows came, went or moved since the stage was last put in order.
  private(set) var isStageStale = false
  private let darkness: CALayer = StageLayer()
  private var space = SceneCoordinateSpace()
  private var currentTraits = UITraitCollection()

  /// The scene's windows, shown or not, back to front (W-10).
  open var windows: [UIWindow] { stack.listed }
  /// The window that gets keys; at most one in each scene (W-04).
  open var keyWindow: UIWindow? { keyStatus.keyWindow }
  /// The screen the scene is on.
  open var screen: UIScreen { UIScreen.main }
  /// The scene's coordinates: origin at the top left, in points, as the interface is turned.
  open var coordinateSpace: any UICoordinateSpace { space }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(orientation) }
  /// What the scene is like: light or dark, wide or narrow.
  open var traitCollection: UITraitCollection { currentTraits }

  override func titleDidChange() { renderer?.showTitle(title) }

  func prepare() {
    stack.orderDidChange = { [weak self] in self?.isStageStale = true }
    orientation = UIApplication.shared.deviceOrientation
    applyGeometry()
    currentTraits = makeTraits()
    statusBar.prepare()
  }

  /// Takes the size of the device as it is held.
  func applyGeometry() {
    let size = renderer?.window.size ?? device.size(in: orientation)
    stage.bounds = CGRect(origin: .zero, size: size)
    stage.position = CGPoint(x: size.width / 2, y: size.height / 2)
    space.bounds = stage.bounds
  }

  /// Takes the traits that the device and the size now call for, and tells the windows.
  func updateTraits() {
    currentTraits = makeTraits()
    for window in stack.all { window.updateTraits(parent: currentTraits) }
    updateStatusBarAppearance()
  }

  /// Lets the status bar take the style and visibility that the controllers ask for (O-06, O-07).
  func updateStatusBarAppearance() { statusBar.update() }

  /// Where the status bar is; empty where it does not show.
  var statusBarFrame: CGRect { statusBar.isHidden ? .zero : statusBar.frame }

  var device: DeviceProfile { UIApplication.host?.device ?? .iPhone14 }

  private func makeTraits() -> UITraitCollection {
    let classes = device.sizeClasses(for: stage.bounds.size)
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: UIApplication.shared.appearance),
      UITraitCollection(userInterfaceIdiom: device.idiom == .phone ? .phone : .pad),
      UITraitCollection(displayScale: renderer?.window.scale ?? device.scale),
      UITraitCollection(horizontalSizeClass: classes.horizontal == .compact ? .compact : .regular),
      UITraitCollection(verticalSizeClass: classes.vertical == .compact ? .compact : .regular),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
  }

  /// Puts the layers of the windows that show in their order, back to front: once a commit, however often it changed since the last.
  func layOutStageIfNeeded() {
    guard isStageStale else { return }
    isStageStale = false
    var wanted = stack.visibleBackToFront.map(\.layer)
    if isDark {
      darkness.backgroundColor = UIColor.black.cgColor
      darkness.frame = stage.bounds
      wanted.append(darkness)
    }
    stage.sublayers = wanted
  }
}

/// The coordinates of a scene.
@MainActor private final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
  var bounds = CGRect.zero

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { Self.point(point, to: $0) } ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { Self.point(point, from: $0) } ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    Self.box(rect) { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    Self.box(rect) { convert($0, from: coordinateSpace) }
  }

  private static func point(_ point: CGPoint, to view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return view.convert(window.convert(point, from: nil), from: window)
  }

  private static func point(_ point: CGPoint, from view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return window.convert(view.convert(point, to: window), to: nil)
  }

  private static func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return CGRect(x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
  }
}
