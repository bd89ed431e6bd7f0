/// A change of what a bar shows, in three steps around an animation.
@MainActor struct NavigationBarChange {
  let begin: () -> Void
  let move: () -> Void
  let end: () -> Void
}

extension UINavigationBar {
  /// Whether titles move as they do going deeper, or coming back.
  enum Motion { case push, pop }

  func replaceItems(_ items: [UINavigationItem], animated: Bool) {
    let isPop = shownItems.contains { $0 === items.last }
    let animates = animated && window != nil && topItem !== items.last && UIView.areAnimationsEnabled
    let change = change(to: items, motion: animates ? (isPop ? .pop : .push) : nil)
    UIView.performWithoutAnimation(change.begin)
    guard animates else {
      change.move()
      change.end()
      return
    }
    UIView.animate(
      withDuration: TransitionCoordinator.systemSpringDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: change.move, completion: { _ in change.end() })
  }

  /// Takes over `items` at once; the steps of the result make it seen.
  func change(to items: [UINavigationItem], motion: Motion?) -> NavigationBarChange {
    for item in shownItems where item.bar === self { item.bar = nil }
    shownItems = items
    for item in items { item.bar = self }
    let old = content
    let new = items.isEmpty ? nil : NavigationBarContent(bar: self)
    content = new
    return NavigationBarChange(
      begin: { [self] in
        if let new {
          new.frame = bounds
          addSubview(new)
          new.layoutIfNeeded()
        }
        if let motion {
          new?.displace(motion == .push ? .right : .left)
        } else {
          old?.removeFromSuperview()
        }
      },
      move: {
        guard let motion else { return }
        new?.displace(nil)
        old?.displace(motion == .push ? .left : .right)
      },
      end: { old?.removeFromSuperview() })
  }

  /// An item's own content changed.
  func itemDidChange(animated: Bool) {
    guard animated, window != nil, UIView.areAnimationsEnabled, let old = content else { return rebuildContent() }
    let change = change(to: shownItems, motion: nil)
    UIView.performWithoutAnimation {
      change.begin()
      addSubview(old)
      content?.alpha = 0
    }
    UIView.animate(
      withDuration: 0.25,
      animations: { [self] in
        content?.alpha = 1
        old.alpha = 0
      }, completion: { _ in old.removeFromSuperview() })
  }

  func rebuildContent() {
    guard !shownItems.isEmpty else { return }
    let change = change(to: shownItems, motion: nil)
    UIView.performWithoutAnimation(change.begin)
  }

  func goBack() {
    if let controller { controller.popViewController(animated: true) } else { popItem(animated: true) }
  }
}
