extension UIView {
  /// The view at the top of the tree: the window where there is one.
  private var rootView: UIView {
    var view = self
    while let superview = view.storedSuperview { view = superview }
    return view
  }

  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    let root = rootView
    guard let view else { return layer.convert(point, to: root.layer) }
    let otherRoot = view.rootView
    guard root !== otherRoot else { return layer.convert(point, to: view.layer) }
    // Two windows meet on the screen (W-25); any other two trees are taken to lie on each other.
    let own = layer.convert(point, to: root.layer)
    return view.layer.convert(otherRoot.rootPoint(fromScreen: root.screenPoint(ofRoot: own)), from: otherRoot.layer)
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convertPoint(point, to: self) }
    return layer.convert(point, from: rootView.layer)
  }

  func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: view) })
  }

  func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: view) })
  }

  func convertPoint(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, to: view as UIView?) }
    let root = rootView
    let onScreen = root.screenPoint(ofRoot: layer.convert(point, to: root.layer))
    guard let screenSpace = root.screenSpace else { return onScreen }
    return space.convert(onScreen, from: screenSpace)
  }

  func convertPoint(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, from: view as UIView?) }
    let root = rootView
    let onScreen = root.screenSpace.map { space.convert(point, to: $0) } ?? point
    return layer.convert(root.rootPoint(fromScreen: onScreen), from: root.layer)
  }

  private var screenSpace: (any UICoordinateSpace)? { (self as? UIWindow)?.windowScene?.coordinateSpace }

  private func screenPoint(ofRoot point: CGPoint) -> CGPoint { (self as? UIWindow)?.pointOnScreen(point) ?? point }

  private func rootPoint(fromScreen point: CGPoint) -> CGPoint { (self as? UIWindow)?.pointFromScreen(point) ?? point }
}
