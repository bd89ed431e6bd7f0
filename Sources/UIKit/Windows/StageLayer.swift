/// A layer of the scene itself, beneath or above all windows. It belongs to no view and never animates by itself.
final class StageLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}
