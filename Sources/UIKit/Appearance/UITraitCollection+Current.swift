extension UITraitCollection {
  private static let initial = UITraitCollection(
    Values(userInterfaceStyle: .light, userInterfaceIdiom: .phone, displayScale: 1, preferredContentSizeCategory: .large))

  /// The traits that dynamic colours take here and now: a view's own while it is drawn or laid out. Each thread has its own.
  public class var current: UITraitCollection {
    get { ThreadState.current.traits ?? initial }
    set { ThreadState.current.traits = newValue }
  }

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let state = ThreadState.current
    let previous = state.traits
    state.traits = self
    defer { state.traits = previous }
    actions()
  }
}
