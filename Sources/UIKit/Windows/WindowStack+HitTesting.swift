extension WindowStack {
  /// The first window from the front whose `hitTest` answers, with what it answered (W-13, W-14). Key status does not matter (W-15).
  ///
  /// Each window in front of the answer is asked once. A window that an earlier one's `hitTest` has hidden is not asked any more.
  /// - Parameter point: In the scene's coordinates.
  package func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in visibleFrontToBack where window.takesTouches {
      if let view = window.hitTest(window.convert(point, from: nil as UIView?), with: event) { return (window, view) }
    }
    return nil
  }
}
