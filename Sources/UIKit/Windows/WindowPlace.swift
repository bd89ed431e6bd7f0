/// Where a window lies, comparable to all others of its scene: by level first, then by order of coming to the front (W-01, W-02, W-23).
struct WindowPlace: Comparable {
  var level: UIWindow.Level
  /// System windows lie behind the app's at an equal level: an app's window at the status bar's level covers it (S-31).
  var isApplication: Bool
  /// Grows with every coming to the front; no two windows have the same.
  var stamp: Int

  static func < (left: WindowPlace, right: WindowPlace) -> Bool {
    if left.level != right.level { return left.level < right.level }
    if left.isApplication != right.isApplication { return right.isApplication }
    return left.stamp < right.stamp
  }
}
