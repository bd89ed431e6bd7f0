internal import Host

/// The system's window for the status bar: at its level, behind the app's windows of that level, in no list (S-31).
@MainActor final class StatusBarWindow: UIWindow {
  private weak var owner: UIWindowScene?
  private let content = StatusBarView()
  private var minute: MediaTimer?
  /// Whether the bar is there for the app; while it fades or slides away it is not any more.
  private(set) var isShown = false

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
    let appearance = StatusBarAppearance(in: owner.stack, size: owner.stage.bounds.size)
    UIView.performWithoutAnimation {
      frame = CGRect(x: 0, y: 0, width: owner.stage.bounds.width, height: height)
      if content.transform == .identity { content.frame = bounds }
      content.device = owner.device
      content.isLight = appearance.isLight(traits: owner.traitCollection)
    }
    show(height > 0 && !appearance.isHidden, height > 0 ? appearance.animation : .none)
    tick()
  }

  /// Comes or goes: at once, or within an animation block as `animation` says (M8-19). Safe areas take their new values at once.
  private func show(_ shows: Bool, _ animation: UIStatusBarAnimation) {
    guard shows != isShown else { return }
    isShown = shows
    if animation == .none || ViewAnimation.current == nil {
      isHidden = !shows
      setAway(false, .none)
    } else {
      if shows {
        UIView.performWithoutAnimation {
          isHidden = false
          setAway(true, animation)
        }
      }
      UIView.animate(withDuration: 0.35) {
        self.setAway(!shows, animation)
      } completion: { [weak self] _ in
        guard let self, !self.isShown else { return }
        self.isHidden = true
        self.setAway(false, .none)
      }
    }
    guard let owner, !owner.isChangingGeometry else { return }
    for window in owner.stack.all { window.propagateSafeArea() }
  }

  private func setAway(_ away: Bool, _ animation: UIStatusBarAnimation) {
    content.alpha = away && animation == .fade ? 0 : 1
    content.transform = away && animation == .slide ? CGAffineTransform(translationX: 0, y: -bounds.height) : .identity
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
