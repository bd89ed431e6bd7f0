/// How far a controller's view is on its way to the screen, or off it.
struct AppearanceProgress {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was sent in this appearance.
  var didEnter = false
  /// Whether nobody drives this appearance but the view's own coming to a window.
  var followsView = false

  var isOnTheWayIn: Bool { phase == .appearing || phase == .appeared }
}
