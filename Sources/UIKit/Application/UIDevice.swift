/// The device that the host plays.
@preconcurrency @MainActor open class UIDevice: _UIKIsolatedObject {
  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    /// There is no battery, or it says nothing.
    case unknown
    /// It is being used up.
    case unplugged
    /// It is being filled.
    case charging
    /// It is full.
    case full
  }

  /// The only device.
  public static let current = UIDevice()
  /// Posted after the device was turned, whether the interface followed or not.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  init() { super.init(_uik: ()) }

  /// The machine's name.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of device, "iPhone" or "iPad", as the host plays it.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system whose rules hold here.
  open var systemName: String { "iOS" }
  /// The version of the system whose rules hold here.
  open var systemVersion: String { "17.0" }
  /// Phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// How the device is held; upright, upside down or on a side, as nobody lays a desktop flat.
  open var orientation: UIDeviceOrientation {
    UIApplication.current.flatMap { UIDeviceOrientation(rawValue: $0.deviceOrientation.rawValue) } ?? .unknown
  }
  /// Whether turning the device is told of: always, because UIKit itself has asked for it at launch, as on iOS.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Asks for notifications of the device's turning. They come in any case, UIKit itself having asked for them.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends what `beginGeneratingDeviceOrientationNotifications()` began; what UIKit has asked for goes on.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the battery may be asked; it always may.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; −1 where there is none.
  open var batteryLevel: Float { UIApplication.host?.battery.map { Float($0.level) } ?? -1 }
  /// What the battery does.
  open var batteryState: BatteryState {
    guard let battery = UIApplication.host?.battery else { return .unknown }
    return battery.level >= 1 ? .full : battery.isCharging ? .charging : .unplugged
  }
}
