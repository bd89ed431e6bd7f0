/// The change from one screen of a navigation controller to another.
@MainActor final class NavigationTransition {
  /// How far the lower screen moves aside, as a part of the width (M8-11).
  static let lowerScreenShift: CGFloat = 0.3
  /// How dark the lower screen gets (M8-11).
  static let veilStrength: CGFloat = 0.1

  let coordinator: TransitionCoordinator
  let from: UIViewController?
  let to: UIViewController
  let isPop: Bool
  /// Told at the end that they are in the stack, or out of it.
  let arriving: [UIViewController]

  init(coordinator: TransitionCoordinator, from: UIViewController?, to: UIViewController, isPop: Bool, arriving: [UIViewController]) {
    self.coordinator = coordinator
    self.from = from
    self.to = to
    self.isPop = isPop
    self.arriving = arriving
  }

  /// Where the screens stand, as parts of the width.
  func shifts(atEnd: Bool) -> (from: CGFloat, to: CGFloat) {
    let aside = -Self.lowerScreenShift
    switch (isPop, atEnd) {
    case (false, false): return (0, 1)
    case (false, true): return (aside, 0)
    case (true, false): return (0, aside)
    case (true, true): return (1, 0)
    }
  }
}
