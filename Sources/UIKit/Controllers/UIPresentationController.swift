/// Runs the presentation of one controller by another, from `present` to the end of `dismiss`.
///
/// UIKit makes it; there are no transitioning delegates yet that would hand over one of the app's own.
@preconcurrency @MainActor open class UIPresentationController: _UIKIsolatedObject, UIContentContainer, UITraitEnvironment {
  /// A presentation of `presentedViewController` by `presentingViewController`.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init(_uik: ())
  }

  /// The controller that is presented; held weakly, and a plain one when it is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents, the outermost of its containers; held weakly, the presented one when it is gone.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// The view over the window that the presentation happens in; nil before it begins and after it ended.
  open internal(set) var containerView: UIView?
  /// The view that comes and goes: the presented controller's.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// Where the presented view is at the end, in the container's coordinates: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The style in which the controller is presented: `.fullScreen` for `.automatic` (V-06, a deviation).
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle == .overFullScreen ? .overFullScreen : .fullScreen
  }
  /// Whether the presentation covers the whole window; it always does.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the hierarchy while the presented one covers it.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// The presentation is about to begin; the container is in the window.
  open func presentationTransitionWillBegin() {}
  /// The presentation is over, and `completed`: there are none yet that could be broken off.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over, and `completed`.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to lay out the presented view.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out the presented view.
  open func containerViewDidLayoutSubviews() {}

  /// The container will take `size`, in points; the default tells the presented controller (O-11).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presented, containerView != nil else { return }
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }

  /// The traits will become `newCollection`; the default tells the presented controller (O-12).
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    if containerView != nil { presented?.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size `container` will have in a container of `parentSize`: all of it.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  /// The container's traits, before it is in a window the presenter's.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presenter?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The traits changed from `previousTraitCollection`; does nothing by itself.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Internal state; the transitions live in the file named after them.

  weak var presented: UIViewController?
  weak var presenter: UIViewController?
  var coordinator: TransitionCoordinator?
  /// Whether the presented view stands where it comes from, and goes to.
  var isPresentedViewAway = false
  weak var formerFirstResponder: UIResponder?
  /// What was asked for while the transition ran.
  var afterTransition: [@MainActor () -> Void] = []

  var isInTransition: Bool { coordinator != nil }
}
