/// Names a view's part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that was visible before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible after.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
