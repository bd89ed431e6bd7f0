/// The coordinates of a scene: the screen's, as the interface is turned.
@MainActor final class SceneCoordinateSpace: NSObject, ScreenCoordinates {
  var bounds: CGRect

  init(bounds: CGRect = .zero) { self.bounds = bounds }

  func pointOnScreen(_ point: CGPoint) -> CGPoint { point }
  func pointFromScreen(_ point: CGPoint) -> CGPoint { point }
}
