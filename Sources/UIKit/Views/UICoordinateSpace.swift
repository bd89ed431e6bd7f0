/// A frame of reference in which points and rectangles are given: a view's own, or a screen's.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// Where `point` of this space lies in `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Where `point` of `coordinateSpace` lies in this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// The smallest upright rectangle of `coordinateSpace` that holds `rect` of this space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The smallest upright rectangle of this space that holds `rect` of `coordinateSpace`.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The part of the space that its owner covers, in its own coordinates.
  var bounds: CGRect { get }
}
