/// What is known of a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition moves; false if it happens at once.
  var isAnimated: Bool { get }
  /// Whether the transition began under a finger; no transition does yet.
  var initiallyInteractive: Bool { get }
  /// Whether a finger can take the transition over.
  var isInterruptible: Bool { get }
  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition went back to its beginning.
  var isCancelled: Bool { get }
  /// Seconds from begin to end.
  var transitionDuration: TimeInterval { get }
  /// 0 before, 1 after.
  var percentComplete: CGFloat { get }
  /// The speed with which a finger let go.
  var completionVelocity: CGFloat { get }
  /// The timing of the motion.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The turn of the interface, identity if it does not turn.
  var targetTransform: CGAffineTransform { get }
  /// The controller that leaves or the one that comes; nil in a rotation.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or the one that comes; nil in a rotation.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
