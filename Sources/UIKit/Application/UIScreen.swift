internal import Host

/// The glass of the device that the host plays.
@preconcurrency @MainActor open class UIScreen: _UIKIsolatedObject {
  /// The only screen.
  public static let main = UIScreen()

  init() { super.init(_uik: ()) }

  private var device: DeviceProfile { UIApplication.host?.device ?? .iPhone14 }
  private var scene: UIWindowScene? { UIApplication.current?.windowScenes.first }

  /// The screen in points, as the interface is turned; its origin is (0, 0) (S-09, W-32).
  open var bounds: CGRect { scene?.stage.bounds ?? CGRect(origin: .zero, size: device.size) }
  /// The screen in pixels, as the device stands upright, whatever the interface does (W-32).
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (device.size.width * scale).rounded(), height: (device.size.height * scale).rounded())
  }
  /// Pixels for each point.
  open var scale: CGFloat { scene?.renderer?.window.scale ?? device.scale }
  /// Pixels for each point of the glass itself.
  open var nativeScale: CGFloat { scale }
  /// How bright the screen is: always 1, the desktop's business.
  open var brightness: CGFloat { 1 }
  /// How often the screen can show another frame, in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// What the screen is like.
  open var traitCollection: UITraitCollection {
    scene?.traitCollection
      ?? UITraitCollection(traitsFrom: [UITraitCollection(displayScale: device.scale), UITraitCollection(userInterfaceStyle: .light)])
  }
  /// The screen's coordinates, as the interface is turned (O-14).
  open var coordinateSpace: any UICoordinateSpace { scene?.coordinateSpace ?? upright }
  /// The glass's own coordinates, as the device stands upright, however the interface is turned (O-14).
  open var fixedCoordinateSpace: any UICoordinateSpace { upright }

  private let upright = FixedCoordinateSpace()
}
