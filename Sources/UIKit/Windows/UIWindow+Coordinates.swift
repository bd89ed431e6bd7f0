/// A window's coordinates and the screen's. A window has no superview: what is beyond it is the screen, in points, as the interface is
/// turned (W-26). Two windows meet there (W-25); a plain view's `nil` means its window, not the screen (W-27).
extension UIWindow {
  /// From the window's coordinates to the screen's, shown or not.
  func pointOnScreen(_ point: CGPoint) -> CGPoint { point.applying(layer.toParent) }

  /// From the screen's coordinates to the window's, shown or not. A window scaled to nothing takes every point to its origin.
  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    let matrix = layer.toParent
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return bounds.origin }
    return point.applying(matrix.inverted())
  }
}
