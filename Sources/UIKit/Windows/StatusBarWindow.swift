internal import Host

/// The system's window for the status bar: at its level, behind the app's windows of that level, in no list (S-31).
@MainActor final class StatusBarWindow: UIWindow {
  private weak var owner: UIWindowScene?
  private let content = StatusBarView()
  private var minute: MediaTimer?

  init(scene: UIWindowScene) {
    owner = scene
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    windowLevel = .statusBar
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }
  override var isApplicationWindow: Bool { false }

  /// Joins its scene and shows.
  func prepare() {
    windowScene = owner
    update()
  }

  /// Takes place, style and visibility from the device and the controllers in front (O-06, O-07, O-09).
  func update() {
    guard let owner else { return }
    let height = owner.device.statusBarHeight(in: owner.orientation)
    let controller = StatusBarAppearance.controller(in: owner.stack, size: owner.stage.bounds.size)
    isHidden = height <= 0 || controller?.prefersStatusBarHidden == true
    frame = CGRect(x: 0, y: 0, width: owner.stage.bounds.width, height: height)
    content.frame = bounds
    content.device = owner.device
    content.isLight = StatusBarAppearance.isLight(controller, traits: owner.traitCollection)
    tick()
  }

  /// The clock's minute is the one thing on a still screen that moves.
  private func tick() {
    minute?.invalidate()
    minute = nil
    content.battery = UIApplication.host?.battery
    content.time = StatusBarClock.text
    guard !isHidden, let seconds = StatusBarClock.secondsToNextMinute else { return }
    minute = MediaTimer.schedule(after: seconds) { [weak self] in self?.tick() }
  }
}
