/// One transition: its motion, what moves along with it, and who wants to know its end.
final class TransitionCoordinator: _UIKIsolatedObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  enum Motion {
    case curve(UIView.AnimationCurve)
    /// The critically damped spring of the system's own transitions (M8-01).
    case systemSpring
  }

  /// As long as the system spring takes to settle within a thousandth (M8-02).
  static let systemSpringDuration: TimeInterval = 0.5057

  let transitionDuration: TimeInterval
  let motion: Motion
  var targetTransform = CGAffineTransform.identity
  weak var container: UIView?
  weak var from: UIViewController?
  weak var to: UIViewController?

  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var progress = Progress.waiting

  private enum Progress { case waiting, running, finished }

  init(duration: TimeInterval, motion: Motion) {
    transitionDuration = duration.isFinite ? max(0, duration) : 0
    self.motion = motion
    super.init(_uik: ())
  }

  convenience init(duration: TimeInterval, curve: UIView.AnimationCurve) { self.init(duration: duration, motion: .curve(curve)) }

  /// Makes `changes` and what others want along with it, animated if the transition is, and tells everybody at the end.
  func run(_ changes: () -> Void) {
    guard progress == .waiting else { return }
    progress = .running
    guard isAnimated else {
      UIView.performWithoutAnimation {
        changes()
        runAlongside()
      }
      finish()
      return
    }
    withoutActuallyEscaping(changes) { changes in
      let animations = { [self] in
        changes()
        runAlongside()
      }
      let completion: (Bool) -> Void = { _ in self.finish() }
      switch motion {
      case .curve(let curve):
        let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        UIView.animate(withDuration: transitionDuration, delay: 0, options: options, animations: animations, completion: completion)
      case .systemSpring:
        // A damping ratio of 1 settling in this time is exactly the system spring.
        UIView.animate(
          withDuration: transitionDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
          animations: animations, completion: completion)
      }
    }
  }

  /// Ends the transition now; for whoever cannot wait for the motion.
  func finish() {
    guard progress == .running else { return }
    progress = .finished
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  var isAnimated: Bool { transitionDuration > 0 && UIView.areAnimationsEnabled }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { progress == .finished ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { if case .curve(let curve) = motion { curve } else { .easeInOut } }
  var containerView: UIView { container ?? to?.viewIfLoaded?.superview ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    guard progress != .finished else { return false }
    if let completion { completions.append(completion) }
    guard progress == .waiting else { return false }
    if let animation { alongside.append(animation) }
    return true
  }

  private func runAlongside() {
    // A block may add another one.
    while !alongside.isEmpty {
      let blocks = alongside
      alongside = []
      for block in blocks { block(self) }
    }
  }
}
