/// Coordinates of the glass, in points; all of them meet in those of the screen as the interface is turned.
@MainActor protocol ScreenCoordinates: UICoordinateSpace {
  /// Where `point` of this space is on the screen as the interface is turned.
  func pointOnScreen(_ point: CGPoint) -> CGPoint
  /// Where `point` of the screen, as the interface is turned, is in this space.
  func pointFromScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenCoordinates {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = pointOnScreen(point)
    if let other = coordinateSpace as? any ScreenCoordinates { return other.pointFromScreen(onScreen) }
    guard let view = coordinateSpace as? UIView, let window = view.window else { return onScreen }
    return view.convert(window.convert(onScreen, from: nil as UIView?), from: window as UIView?)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let other = coordinateSpace as? any ScreenCoordinates { return pointFromScreen(other.pointOnScreen(point)) }
    guard let view = coordinateSpace as? UIView, let window = view.window else { return pointFromScreen(point) }
    return pointFromScreen(window.convert(view.convert(point, to: window as UIView?), to: nil as UIView?))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: coordinateSpace) })
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}
