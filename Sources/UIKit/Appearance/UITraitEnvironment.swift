/// Something that has traits: a screen, a window, a view, a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the surroundings are like.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed from `previousTraitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
