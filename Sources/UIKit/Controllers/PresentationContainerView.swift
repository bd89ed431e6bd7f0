/// Holds a presented controller's view, over all that the window holds. No touch goes through it: while a transition runs it keeps them
/// from both controllers, and afterwards from the presenter.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && presentation?.isInTransition == true ? self : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.placePresentedView()
    presentation?.containerViewDidLayoutSubviews()
  }
}
