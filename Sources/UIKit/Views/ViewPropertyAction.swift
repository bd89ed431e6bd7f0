/// Animates one property of a view's layer: made before the property changes, run after it.
final class ViewPropertyAction: CAAction, @unchecked Sendable {
  private let animation: ViewAnimation
  private let view: UIView
  private let old: Any?
  /// What shows at this moment, where that is not the old value because an animation runs.
  private let shown: Any?

  @MainActor init(animation: ViewAnimation, view: UIView, key: String) {
    self.animation = animation
    self.view = view
    old = view.layer.value(forKeyPath: key)
    shown = view.layer.presentation()?.value(forKeyPath: key)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    MainActor.assumeIsolated {
      let new = view.layer.value(forKeyPath: event)
      guard !AnimatableValue.areEqual(old, new) else { return }
      animation.animate(view, key: event, old: old, shown: shown, new: new)
    }
  }
}
