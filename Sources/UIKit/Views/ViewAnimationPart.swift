/// One property of one view that an animation block animates; hears of the end.
@MainActor final class ViewAnimationPart: NSObject, CAAnimationDelegate {
  let animation: ViewAnimation
  private(set) weak var view: UIView?
  let key: String

  init(animation: ViewAnimation, view: UIView, key: String) {
    self.animation = animation
    self.view = view
    self.key = key
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { animation.partDidStop(self, finished: flag) }
}
