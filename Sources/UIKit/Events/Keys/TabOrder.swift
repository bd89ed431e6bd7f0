/// Where Tab leads: from text input to text input of a window as one reads, top to bottom, each line from its leading edge; round at the end.
@MainActor struct TabOrder {
  let window: UIWindow

  /// Makes the next text input after the first responder, or the one before it, first responder.
  ///
  /// - Returns: Whether there was another one and it took the focus. One that refuses is left out.
  func move(backwards: Bool) -> Bool {
    var inputs: [(view: UIView, frame: CGRect)] = []
    collect(reach, into: &inputs)
    guard let present = inputs.first(where: { $0.view.isFirstResponder }) else { return false }
    var views = inputs.sorted { isBefore($0.frame, $1.frame) }.map(\.view)
    if backwards { views.reverse() }
    guard let place = views.firstIndex(where: { $0 === present.view }) else { return false }
    return (views[(place + 1)...] + views[..<place]).contains { $0.becomeFirstResponder() }
  }

  /// What is presented keeps the focus from what it covers.
  private var reach: UIView {
    guard let front = window.rootViewController?.presentedViewController?.presentationChain.last else { return window }
    return front.viewIfLoaded ?? window
  }

  private func collect(_ view: UIView, into inputs: inout [(view: UIView, frame: CGRect)]) {
    guard view.takesTouches else { return }
    if view is any UIKeyInput, view.canBecomeFirstResponder { inputs.append((view, view.convert(view.bounds, to: window))) }
    for subview in view.subviews { collect(subview, into: &inputs) }
  }

  /// Two that overlap in height by half are in one line.
  private func isBefore(_ left: CGRect, _ right: CGRect) -> Bool {
    let overlap = min(left.maxY, right.maxY) - max(left.minY, right.minY)
    guard overlap < min(left.height, right.height) / 2 else {
      return window.traitCollection.layoutDirection == .rightToLeft ? left.maxX > right.maxX : left.minX < right.minX
    }
    return left.midY < right.midY
  }
}
