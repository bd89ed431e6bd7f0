/// The order in which windows of a scene lie on each other: by level first, then by order of coming to the front.
///
/// A greater level is in front whatever was shown or raised later (W-01). At one level the last to come to the front is in front: by
/// `makeKeyAndVisible()` (W-02), by being shown (W-23) or shown again (W-48).
struct WindowOrder: Comparable {
  var level: UIWindow.Level
  /// System windows lie behind the app's at an equal level: an app's window at the status bar's level covers it (S-31).
  var isApplication: Bool
  /// Grows with every coming to the front; no two windows have the same.
  var stamp: Int

  static func < (left: WindowOrder, right: WindowOrder) -> Bool {
    if left.level != right.level { return left.level < right.level }
    if left.isApplication != right.isApplication { return right.isApplication }
    return left.stamp < right.stamp
  }
}
