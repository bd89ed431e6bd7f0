extension UIView {
  /// Puts `view` into this one, in the order of L-26. Every callback may change the hierarchy again: what stands afterwards is what the
  /// callbacks left, and a view is never in two superviews.
  func insert(_ view: UIView, at position: ViewPosition) {
    guard mayHold(view) else { return }
    if view.storedSuperview === self { return move(view, to: position) }
    let oldSuperview = view.storedSuperview
    let oldWindow = view.window
    let newWindow = window
    let oldTint = view.storedTintColor == nil ? view.tintColor : nil
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    oldSuperview?.willRemoveSubview(view)
    // A callback has put the view elsewhere, or made it hold this one: it has decided otherwise.
    guard view.storedSuperview === oldSuperview, window === newWindow, mayHold(view) else { return }
    view.releaseFirstResponder(leaving: oldWindow, for: newWindow)
    view.detach()
    attach(view, at: position)
    view.takeSurroundings(in: newWindow, formerTint: oldTint)
    if oldWindow !== newWindow { view.tellOfWindow(newWindow) }
    guard view.storedSuperview === self else { return }
    view.didMoveToSuperview()
    if view.storedSuperview === self { didAddSubview(view) }
  }

  func removeFromHierarchy() {
    guard let superview = storedSuperview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    superview.willRemoveSubview(self)
    guard storedSuperview === superview else { return }
    releaseFirstResponder(leaving: oldWindow, for: nil)
    // The superview may have been all that kept this view alive.
    withExtendedLifetime(self) {
      detach()
      superview.setNeedsLayout()
      takeSurroundings(in: nil, formerTint: nil)
      if oldWindow != nil { tellOfWindow(nil) }
      if storedSuperview == nil { didMoveToSuperview() }
    }
  }

  /// Changes the order only; nobody is told.
  func move(_ view: UIView, to position: ViewPosition) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    if case .below(let sibling) = position, sibling === view { return }
    if case .above(let sibling) = position, sibling === view { return }
    storedSubviews.remove(at: old)
    place(view, at: position)
    setNeedsLayout()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else { return }
    let (low, high) = (storedSubviews[min(first, second)], storedSubviews[max(first, second)])
    move(high, to: .index(min(first, second)))
    move(low, to: .index(max(first, second)))
  }

  func findView(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func mayHold(_ view: UIView) -> Bool {
    guard isDescendant(of: view) else { return true }
    Message.say("\(Swift.type(of: view)) cannot be a subview of itself or of what it holds; nothing was added.")
    return false
  }

  private func attach(_ view: UIView, at position: ViewPosition) {
    view.storedSuperview = self
    place(view, at: position)
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Keeps layers in the order of views, whatever layers without views lie among them.
  private func place(_ view: UIView, at position: ViewPosition) {
    let count = storedSubviews.count
    let index =
      switch position {
      case .front: count
      case .index(let index): min(max(index, 0), count)
      case .below(let sibling): storedSubviews.firstIndex { $0 === sibling } ?? count
      case .above(let sibling): (storedSubviews.firstIndex { $0 === sibling } ?? count - 1) + 1
      }
    if index == count {
      if case .above = position, let below = storedSubviews.last {
        layer.insertSublayer(view.layer, above: below.layer)
      } else {
        layer.addSublayer(view.layer)
      }
    } else if index == 0, case .index = position {
      layer.insertSublayer(view.layer, at: 0)
    } else {
      layer.insertSublayer(view.layer, below: storedSubviews[index].layer)
    }
    storedSubviews.insert(view, at: index)
  }

  private func detach() {
    guard let superview = storedSuperview else { return }
    superview.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    layer.removeFromSuperlayer()
  }

  /// Tells this view and what it holds that they are about to move to `newWindow`, from the top down.
  private func announceMove(to newWindow: UIWindow?) {
    owningViewController?.rootViewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
    for subview in storedSubviews where subview.storedSuperview === self { subview.announceMove(to: newWindow) }
  }

  /// Takes over what depends on the place in the hierarchy, before anybody is told of the move.
  private func takeSurroundings(in window: UIWindow?, formerTint: UIColor?) {
    if window != nil { inheritTraits() }
    propagateSafeArea()
    if let formerTint, formerTint != tintColor { announceTint() }
  }

  /// A first responder goes with its window's views: it resigns, and where it refuses it is none all the same (K-10).
  private func releaseFirstResponder(leaving oldWindow: UIWindow?, for newWindow: UIWindow?) {
    guard let oldWindow, oldWindow !== newWindow, let responder = oldWindow.firstResponder, isInChain(of: responder) else { return }
    responder.resignFirstResponder()
    if oldWindow.firstResponder === responder { oldWindow.firstResponder = nil }
  }

  private func tellOfWindow(_ newWindow: UIWindow?) {
    // A callback further up may have moved everything again; then that move has told of it.
    guard window === newWindow else { return }
    didMoveToWindow()
    owningViewController?.rootViewDidMoveToWindow()
    for subview in storedSubviews where subview.storedSuperview === self { subview.tellOfWindow(newWindow) }
  }

  /// Whether `responder` is this view, what it holds, or a controller of such a view.
  private func isInChain(of responder: UIResponder) -> Bool {
    if let view = responder as? UIView { return view.isDescendant(of: self) }
    return (responder as? UIViewController)?.viewIfLoaded?.isDescendant(of: self) ?? false
  }
}
