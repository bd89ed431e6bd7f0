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
  private let space = SceneCoordinateSpace()
  /// What the app asked to be turned to; counts until the device is turned.
  var requestedOrientations: UIInterfaceOrientationMask?
  /// Whether size, traits and windows are just being changed.
  var isChangingGeometry = false
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
  /// How the scene stands now.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Turns the interface to one of the orientations in `geometryPreferences`: as the device is held if that is among them, else the first.
  ///
  /// It stays so until the device is turned or its controllers ask for something else. `errorHandler` hears at once of a request that the
  /// app, the controller in front or the device does not allow, or that a window of the desktop cannot follow at all.
  open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
    update(to: geometryPreferences, errorHandler: errorHandler)
  }

  override func titleDidChange() { renderer?.showTitle(title) }

  func prepare() {
    stack.orderDidChange = { [weak self] in self?.isStageStale = true }
    orientation = UIApplication.shared.deviceOrientation
    applyGeometry()
    currentTraits = makeTraits(for: stage.bounds.size)
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
    currentTraits = makeTraits(for: stage.bounds.size)
    for window in stack.all { window.updateTraits(parent: currentTraits) }
    updateStatusBarAppearance()
  }

  /// Lets the status bar take the style and visibility that the controllers ask for (O-06, O-07).
  func updateStatusBarAppearance() { statusBar.update() }

  /// Where the status bar is; empty where it does not show.
  var statusBarFrame: CGRect { statusBar.isShown ? statusBar.frame : .zero }

  var device: DeviceProfile { UIApplication.host?.device ?? .iPhone14 }

  /// The traits that the device and `size` call for (O-21).
  func makeTraits(for size: CGSize) -> UITraitCollection {
    let classes = device.sizeClasses(for: size)
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
    // Another window may be the one that decides (O-06).
    updateStatusBarAppearance()
  }
}
