extension UITraitCollection {
  private static let key = "UITraitCollection.current"
  private static let initial = UITraitCollection(
    Values(userInterfaceStyle: .light, userInterfaceIdiom: .phone, displayScale: 1, preferredContentSizeCategory: .large))

  /// The traits that dynamic colours take here and now: a view's own while it is drawn or laid out. Each thread has its own.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? initial }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs `actions` with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }
}
